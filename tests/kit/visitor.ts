import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { clockShift } from './clock.ts'
import { shiftDate } from './shift-date.cjs'

export type VisitOptions = {
  /** Whether the day's notices are still unread; default: read. */
  readonly notices?: boolean
  readonly width?: number
  readonly colorScheme?: 'light' | 'dark'
  /** Called with the page before it navigates. */
  readonly watch?: (page: Page) => void
}
type Visit = VisitOptions & { readonly username: string; readonly address: string }

/** A new browser context whose pages have the clock of this process. */
export const newContext = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext(options)
  await context.addInitScript(shiftDate, clockShift())
  return context
}

/** Opens the app in a new browser context and signs in by keyboard on the login page. */
export const visit = async (
  browser: Browser,
  url: string,
  { username, address, width = 1440, colorScheme = 'light', notices = false, watch }: Visit,
) => {
  const context = await newContext(browser, {
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    bypassCSP: true,
  })
  if (!notices) await context.addInitScript(haveRead, demoUser(username).userId)
  const page = await context.newPage()
  watch?.(page)
  await page.goto(url + address)
  await enterPassword(page, username)
  return page
}

/** Signs in by keyboard on the login page. */
export const enterPassword = async (page: Page, username: string) => {
  await page.locator('#username:focus').waitFor()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type('embarca')
  await page.keyboard.press('Enter')
  await page.locator('.bar').waitFor()
}

/** Marks today's notices as shown, in the format of `web/src/app/notices/shown-today.ts`. */
const haveRead = (userId: string) => {
  const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  localStorage.setItem(`embarca.notices.${userId}`, today)
}

/** Presses Tab until the focused element has this name. */
export const tabTo = async (page: Page, name: string | RegExp, most = 60) => {
  const fits = typeof name === 'string' ? (shown: string) => shown === name : (shown: string) => name.test(shown)
  const passed: string[] = []
  for (let pressed = 0; pressed < most; pressed++) {
    const focused = await page.evaluate(nameInFocus)
    if (fits(focused)) return
    passed.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}, but ${[...new Set(passed)].join(' | ')}`)
}

/** Approximates the accessible name; the asterisk of required fields is hidden from it. */
const nameInFocus = () => {
  const element = document.activeElement as HTMLInputElement | null
  if (!element || element === document.body) return ''
  const labels = element.labels?.length ? Array.from(element.labels, ({ textContent }) => textContent).join(' ') : undefined
  const name = element.getAttribute('aria-label') ?? labels ?? element.textContent ?? ''
  return name.replace(/\*$/, '').replace(/\s+/g, ' ').trim()
}
