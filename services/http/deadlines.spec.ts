import { expect, it } from 'vitest'
import { createApp } from './app.ts'
import { logger } from './log.ts'

it('a request that takes too long is answered 503', async () => {
  const app = await createApp({ logger: logger('silent'), requestTimeout: 50 })
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve({}), 300)))
  app.get('/quick', async () => ({}))
  const [slow, quick] = await Promise.all(['/slow', '/quick'].map((url) => app.inject({ method: 'GET', url })))
  expect([slow!.statusCode, slow!.headers['retry-after'], slow!.json().code]).toEqual([503, '2', 'OVERLOADED'])
  expect(quick!.statusCode).toBe(200)
  await app.close()
})

it('log lines of a request have its correlation id, and no person, token or body', async () => {
  const lines: string[] = []
  const app = await createApp({ logger: logger('debug', { write: (line) => lines.push(line) }) })
  app.post('/say/:id', async ({ log, headers }) => {
    log.info({ authorization: headers.authorization, name: 'Ana', deep: { email: 'ana@example.com' } }, 'said')
    throw new Error('broken')
  })
  await app.inject({
    method: 'POST',
    url: '/say/12345?text=Ana',
    headers: { 'x-correlation-id': 'story-0001', authorization: 'Bearer secret' },
    payload: { document: '52998224725' },
  })
  const all = lines.map((line) => JSON.parse(line))
  expect(all.map(({ msg, correlationId }) => [msg, correlationId])).toEqual([
    ['said', 'story-0001'],
    ['SERVER_BROKE', 'story-0001'],
    ['answered', 'story-0001'],
  ])
  expect(all.at(-1)).toMatchObject({ method: 'POST', route: '/say/:id', status: 500 })
  expect(lines.join('')).not.toMatch(/Ana|ana@|secret|12345|52998224725/)
  await app.close()
})
