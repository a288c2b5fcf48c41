import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { logger } from './log.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), '<html><head><title>Embarca</title></head></html>')
afterAll(() => rmSync(folder, { recursive: true }))

const page = async (issuer?: string) => {
  const app = await createApp({ logger: logger('silent') })
  await servePages(app, { publicUrl: 'http://localhost:8080', issuer, folder })
  const reply = await app.inject({ url: '/loads', headers: { accept: 'text/html', host: 'localhost:8080' } })
  await app.close()
  return { html: reply.body, policy: String(reply.headers['content-security-policy']), cache: reply.headers['cache-control'] }
}

it('the first page of every address says nothing of who signs people in when it is the server itself', async () => {
  const { html, policy, cache } = await page()
  expect(html).not.toContain('issuer')
  expect([policy.includes("connect-src 'self' ws://localhost:8080;"), cache]).toEqual([true, 'no-cache'])
})
it('another issuer is named in the page and may be asked by it', async () => {
  const { html, policy } = await page('https://login.example/auth/realms/embarca')
  expect(html).toContain('<meta name="issuer" content="https://login.example/auth/realms/embarca" />')
  expect(policy).toContain("connect-src 'self' ws://localhost:8080 https://login.example;")
})
