import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demoPassword } from '@embarca/services/identity/demo-users.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { answers } from './start/artifacts.ts'

const hasDocker = (await answers(['docker', 'info'])) && (await answers(['docker', 'compose', 'version']))
const compose = (...args: string[]) =>
  promisify(execFile)('docker', ['compose', '-f', fileURLToPath(new URL('../../deploy/compose.yaml', import.meta.url)), ...args])
/** The image is built, and six servers are fetched. */
const UP_MS = 1_500_000
const SOON = { timeout: 60_000 }

const journey = it.runIf(hasDocker && hasBrowser)
let browser: Browser | undefined
beforeAll(async () => {
  if (hasDocker && hasBrowser) await compose('up', '--build', '--wait')
}, UP_MS)
afterAll(async () => {
  await browser?.close()
  if (hasDocker && hasBrowser) await compose('down', '--volumes')
}, UP_MS)

journey('compose up: staff sign in with Keycloak and see the demo’s loads on the board (needs Docker and a browser)', async () => {
  browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  await page.goto('http://localhost:8080/loads')
  await page.locator('#username').fill('operador', SOON)
  await page.locator('#password').fill(demoPassword)
  await page.locator('#kc-login').click()
  await page.locator('article[data-hash]').first().waitFor(SOON)
  expect(await page.locator('article[data-hash]').count()).toBeGreaterThan(3)
})
