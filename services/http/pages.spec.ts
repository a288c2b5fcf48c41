import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { logger } from './log.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), '<html><head><title>Embarca</title></head></html>')
afterAll(() => rmSync(folder, { recursive: true }))

const served = async (issuer?: string, isTimeAccelerated?: boolean) => {
  const app = await createApp({ logger: logger('silent') })
  app.post('/webshipper/things', async () => ({}))
  await servePages(app, { publicUrl: 'http://localhost:8080', issuer, folder, isTimeAccelerated })
  return app
}
const page = async (issuer?: string, isTimeAccelerated?: boolean) => {
  const app = await served(issuer, isTimeAccelerated)
  const reply = await app.inject({ url: '/loads', headers: { accept: 'text/html', host: 'localhost:8080' } })
  await app.close()
  return { html: reply.body, policy: String(reply.headers['content-security-policy']), cache: reply.headers['cache-control'] }
}

it('the first page does not name the identity provider when it is the server itself', async () => {
  const { html, policy, cache } = await page()
  expect(html).not.toContain('issuer')
  expect([policy.includes("connect-src 'self' ws://localhost:8080;"), cache]).toEqual([true, 'no-cache'])
})
it('the first page names another issuer and may send requests to it', async () => {
  const { html, policy } = await page('https://login.example/auth/realms/embarca')
  expect(html).toContain('<meta name="issuer" content="https://login.example/auth/realms/embarca" />')
  expect(policy).toContain("connect-src 'self' ws://localhost:8080 https://login.example;")
})

it('the first page says when the simulator accelerates time, and only then', async () => {
  expect((await page()).html).not.toContain('accelerated')
  expect((await page(undefined, true)).html).toContain('<meta name="time" content="accelerated" />')
})

describe('an address of the app', () => {
  const ask = async (url: string, accept: string | undefined, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const app = await served()
    const reply = await app.inject({ method, url, headers: { host: 'localhost:8080', ...(accept !== undefined && { accept }) } })
    await app.close()
    return { status: reply.statusCode, type: reply.headers['content-type']?.toString().split(';')[0], body: reply.body }
  }
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  it.each([
    ['a browser', '/', browser],
    ['curl', '/', '*/*'],
    ['curl', '/loads/abc?of=a.b', '*/*'],
    ['a client that says nothing', '/loads', undefined],
    ['a client of texts', '/loads', 'text/*'],
    ['a browser that opens a load with a point in its name', '/loads/CG-1.2', browser],
  ])('opens the app for %s at %s', async (_, url, accept) => {
    expect(await ask(url, accept)).toMatchObject({ status: 200, type: 'text/html', body: expect.stringContaining('Embarca') })
    expect(await ask(url, accept, 'HEAD')).toEqual({ status: 200, type: 'text/html', body: '' })
  })
  it.each([
    ['an address of the API', '/webshipper/nothing', '*/*', 404],
    ['an address of the API that has other methods', '/webshipper/things', browser, 405],
    ['a script that is not there', '/missing.js', '*/*', 404],
    ['a client that wants JSON', '/loads', 'application/json', 404],
  ])('is none, and answers JSON, for %s', async (_, url, accept, status) =>
    expect(await ask(url, accept)).toMatchObject({ status, type: 'application/json' }),
  )
})
