import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const SCREEN_CODE = /\/assets\/\w*(Screens?|ConfigPage)-[\w-]+\.js$/
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.skipIf(!hasBrowser)('a screen asks for its data beside its code', () => {
  let browser: Browser
  let application: ServedApplication
  let load: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
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

  const screens: readonly [name: string, address: () => string, data: RegExp][] = [
    ['load', () => `/loads/${load}/details`, /\/webshipper\/shipping\/[\w-]+(\/events)?(\?.*)?$/],
    ['replay', () => `/loads/${load}/replay`, /\/replay/],
    ['history', () => '/loads/history', /\/shipping\/history/],
    ['deliveries', () => '/loads/deliveryhistory', /\/shipping\/history/],
    ['charts', () => '/dashboard', /\/report\/general$/],
    ['OTIF', () => '/reports?indicator=otif', /\/report\/otif$/],
    ['launch', () => '/new/load/', /\/profile/],
    ['settings of the company', () => '/configs', /\/shipper\/configs/],
  ]
  it.each(screens)('%s', async (_, address, data) => {
    const page = await application.signIn(browser, 'admin', '/settings')
    await page.locator('main h1').waitFor()
    const { order, asked } = await goTo(page, address(), data)
    expect(order.at(0)).toBe('data, then code')
    expect(asked).toEqual([...new Set(asked)])
    await page.context().close()
  })

  it.each([
    ['load', 'details', '.history [aria-label="Eventos da carga"]'],
    ['replay', 'replay', 'main h1'],
  ])('%s: opened by its address, its subscription included, everything is read once', async (_, screen, shown) => {
    const page = await application.signIn(browser, 'admin', '/settings')
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'GET' && request.url().includes(load) && asked.push(request.url()))
    const joined = new Promise<void>((resolve) =>
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          const { channel, type } = JSON.parse(String(payload)) as { channel: string; type: string }
          if (channel === `load:${load}` && type === 'subscribed') resolve()
        }),
      ),
    )
    await page.goto(`${application.url}/loads/${load}/${screen}`)
    await Promise.all([page.locator(shown).first().waitFor(), joined])
    await page.waitForLoadState('networkidle')
    const calls = asked.filter((url) => url.includes('/webshipper/'))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls).toEqual([...new Set(calls)])
    await page.context().close()
  })

  it('what happens between the answer and the subscription is shown', async () => {
    const page = await application.signIn(browser, 'admin', '/settings')
    const terms = form(new Date().toISOString())
    const operator = sessionAt(application.url, passwordSignIn(application.url, 'operador'))
    const id = (await operator.ask(loadRoutes.launch, terms)).body.stream.slice('load-'.length)
    let connect = () => {}
    const held = new Promise<void>((resolve) => {
      connect = resolve
    })
    await page.routeWebSocket(/\/webshipper\/realtime/, async (socket) => {
      await held
      socket.connectToServer()
    })
    await page.goto(`${application.url}/loads/${id}/details`)
    const history = page.getByRole('region', { name: 'O que aconteceu' })
    await history.getByText('Tudo', { exact: true }).click()
    await history.getByRole('list', { name: 'Eventos da carga' }).getByRole('listitem').first().waitFor()
    expect(await history.getByText('Oferta impulsionada').count()).toBe(0)
    expect(await operator.ask(loadRoutes.boost, { id })).toMatchObject({ ok: true })
    connect()
    await history.getByText('Oferta impulsionada').first().waitFor(SOON)
    await page.context().close()
  })
})
