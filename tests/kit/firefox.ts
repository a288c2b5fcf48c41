import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { clockShift } from './clock.ts'
import { shiftDate } from './shift-date.cjs'

const PLACES = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const executablePath = PLACES.find((path) => path && existsSync(path))

/** False when this machine has no Firefox. Use: `describe.skipIf(!hasFirefox)`. */
export const hasFirefox = executablePath !== undefined

/**
 * Starts a headless Firefox, driven by WebDriver BiDi. Puppeteer, because Playwright sends a released Firefox commands that it does not know.
 * The caller closes it.
 */
export const openFirefox = async (): Promise<Browser> => {
  if (!executablePath) throw new Error('No Firefox found: install one, or point FIREFOX_PATH at it.')
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
}

/** Opens the app and signs in on the login page. `faults` collects uncaught errors of the page. */
export const visitInFirefox = async (browser: Browser, url: string, username: string): Promise<{ page: Page; faults: string[] }> => {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => {
    // Leaving a page stops its downloads, which Firefox reports of fonts.
    if (!String(error).includes('downloadable font')) faults.push(String(error))
  })
  await page.setViewport({ width: 1440, height: 900 })
  await page.evaluateOnNewDocument(shiftDate, clockShift())
  await page.goto(url)
  await page.locator('#username').fill(username)
  await page.locator('#password').fill('embarca')
  await page.keyboard.press('Enter')
  await page.locator('.bar').wait()
  return { page, faults }
}
