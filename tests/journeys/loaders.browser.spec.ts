import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

const SCREEN_CODE = /\/assets\/\w*(Screens?|ConfigPage)-[\w-]+\.js$/
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.skipIf(!hasBrowser)('a screen asks for its data beside its code', () => {
  let browser: Browser
  let application: ServedApplication
  let load: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    const page = await application.signIn(browser, 'admin', '/loads')
    load = (await page.locator('.load-column a.code').first().getAttribute('href'))!.split('/')[2]!
    await page.context().close()
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  /** Goes to an address within the open app, and holds the screen's code back until its data was requested. */
  const goTo = async (page: Page, address: string, data: RegExp) => {
    const asked: string[] = []
    page.on('request', (request) => data.test(request.url()) && asked.push(`${request.url()} ${request.postData() ?? ''}`))
    const order: string[] = []
    await page.route(SCREEN_CODE, async (route) => {
      for (let tries = 0; tries < 60 && asked.length === 0; tries++) await wait(50)
      order.push(asked.length > 0 ? 'data, then code' : 'code before data')
      await route.continue()
    })
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await page.locator('main h1, .load-details .phases, .load-card').first().waitFor()
    await page.waitForTimeout(500)
    return { order, asked }
  }

  const screens: readonly [name: string, address: () => string, data: RegExp, isPushed: boolean][] = [
    ['load', () => `/loads/${load}/details`, /\/shipping\/[\w-]+(\/details)?$/, true],
    ['replay', () => `/loads/${load}/replay`, /\/replay/, true],
    ['history', () => '/loads/history', /\/shipping\/history/, false],
    ['deliveries', () => '/loads/deliveryhistory', /\/shipping\/history/, false],
    ['charts', () => '/dashboard', /\/report\/general$/, false],
    ['OTIF', () => '/reports?indicator=otif', /\/report\/otif$/, false],
    ['launch', () => '/new/load/', /\/profile/, false],
    ['settings of the company', () => '/configs', /\/shipper\/configs/, false],
  ]
  it.each(screens)('%s', async (_, address, data, isPushed) => {
    const page = await application.signIn(browser, 'admin', '/settings')
    await page.locator('main h1').waitFor()
    const { order, asked } = await goTo(page, address(), data)
    const times = asked.length / new Set(asked).size
    expect(order.at(0)).toBe('data, then code')
    // What is pushed is read once more when the screen begins to listen: what changed in between was not received.
    expect(times).toBeLessThanOrEqual(isPushed ? 2 : 1)
    await page.context().close()
  })
})
