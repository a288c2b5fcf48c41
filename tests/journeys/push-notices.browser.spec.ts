import { pushDeviceRoutes } from '@embarca/contracts/web-push/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pushDevice } from '../kit/push-device.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { showTheme } from '../kit/theme.ts'

const carrier = 'transportadora12'

/** A browser in a test has no push service to subscribe at, and shows nobody a question. */
const withPushService = (page: Page, { endpoint, p256dh, auth }: ReturnType<typeof pushDevice>) =>
  page.addInitScript(
    ([address, point, secret]) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
      const KEY = 'test.subscribed-under'
      const subscription = () => {
        const key = localStorage.getItem(KEY)
        return key === null
          ? null
          : {
              endpoint: address,
              options: { applicationServerKey: bytes(key) },
              getKey: (name: string) => bytes(name === 'auth' ? secret! : point!),
              unsubscribe: async () => {
                localStorage.removeItem(KEY)
                return true
              },
            }
      }
      Object.assign(window, { questions: 0 })
      Object.defineProperty(Notification, 'permission', {
        configurable: true,
        get: () => localStorage.getItem('test.permission') ?? 'default',
      })
      Notification.requestPermission = async () => {
        Object.assign(window, { questions: Number(Reflect.get(window, 'questions')) + 1 })
        localStorage.setItem('test.permission', 'granted')
        return 'granted'
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEY, applicationServerKey)
          return subscription()
        },
      })
    },
    [endpoint, p256dh, auth] as const,
  )

describe.skipIf(!hasBrowser)('notices on a phone, at 390 px', () => {
  let browser: Browser
  let application: ServedApplication
  const devices = async () =>
    (await sessionAt(application.url, passwordSignIn(application.url, carrier)).ask(pushDeviceRoutes.own, {})).body.devices
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const company = async (device = pushDevice('fcm/send/journey')) => {
    const page = await application.signIn(browser, carrier, '/carrier/company', { width: 390 })
    await withPushService(page, device)
    await page.reload()
    return page
  }
  const questions = (page: Page) => page.evaluate(() => Reflect.get(window, 'questions') as number)
  const card = (page: Page) => page.getByRole('region', { name: 'Avisos neste aparelho' })

  it('asks only after a tap, says what is on, and ends with the sign-out', async () => {
    const page = await company()
    await card(page).getByText('Desligados.').waitFor(SOON)
    expect(await questions(page)).toBe(0)
    await card(page).getByRole('button', { name: 'Receber avisos neste aparelho' }).click()
    await card(page).getByText('Ligados neste aparelho').waitFor(SOON)
    expect([await questions(page), await devices()]).toEqual([1, 1])
    for (const colorScheme of ['light', 'dark'] as const) {
      await showTheme(page, colorScheme)
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
    }
    await page.reload()
    await card(page).getByText('Ligados neste aparelho').waitFor(SOON)
    await page.getByRole('button', { name: 'Sair' }).click()
    await card(page).waitFor({ ...SOON, state: 'detached' })
    expect(await devices()).toBe(0)
    await page.context().close()
  })

  it('a refusal is said, and nothing can be tapped then', async () => {
    const page = await company()
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
    await page.reload()
    await card(page).getByText('Você recusou os avisos neste aparelho.').waitFor(SOON)
    expect(await card(page).getByRole('button').count()).toBe(0)
    await page.context().close()
  })

  it('a browser without push says so', async () => {
    const page = await company()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.reload()
    await card(page).getByText('Este navegador não recebe avisos.').waitFor(SOON)
    await page.context().close()
  })
})
