import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from './browser.ts'

describe.skipIf(!hasBrowser)('the browser for tests', () => {
  let page: Page
  beforeAll(async () => {
    page = await (await openBrowser()).newPage({ viewport: { width: 320, height: 200 } })
    await page.goto('data:text/html,<h1>Embarca</h1>')
  })
  afterAll(() => page.context().browser()?.close())

  it('draws text', async () => {
    expect((await page.screenshot()).subarray(1, 4).toString()).toBe('PNG')
    expect(await page.locator('h1').innerText()).toBe('Embarca')
  })

  it('blocks reading from another origin', async () => {
    const other = createServer((_, reply) => reply.end('secret')).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const outcome = page.evaluate(
      (url) =>
        fetch(url)
          .then((reply) => reply.text())
          .catch(() => 'refused'),
      `http://127.0.0.1:${port}`,
    )
    expect(await outcome).toBe('refused')
    other.close()
  })
})
