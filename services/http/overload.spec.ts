import { expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { logger } from './log.ts'

const blockFor = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('given a blocked event loop, then requests are answered 503, but that it lives, and served again once it runs', async () => {
  const app = await createApp({ logger: logger('silent'), late: 100 })
  for (const path of ['/', '/health/live']) app.get(path, async () => ({}))
  const status = async (path = '/') => (await app.inject(path)).statusCode
  expect(await status()).toBe(200)
  blockFor(1_500)
  await vi.waitFor(async () => expect(await status()).toBe(503), { timeout: 5_000, interval: 5 })
  expect(await status('/health/live')).toBe(200)
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 10_000, interval: 100 })
  await app.close()
})

it('given no free descriptors, then measuring the load does not throw', async () => {
  const memoryUsage = vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  })
  const app = await createApp({ logger: logger('silent'), late: 60_000 })
  app.get('/', async () => ({}))
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
  memoryUsage.mockRestore()
})

it('given a handler without descriptors for its file, then 503 with Retry-After', async () => {
  const app = await createApp({ logger: logger('silent') })
  app.get('/', async () => Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' })))
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'OVERLOADED', '2'])
  await app.close()
})
