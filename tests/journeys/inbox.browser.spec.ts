import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadChangeRoutes } from '@embarca/contracts/load/change-routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { showTheme } from '../kit/theme.ts'
import { tabTo } from '../kit/visitor.ts'
import { carriersOf } from '../stories/carriers.ts'

const CODE = 'SINO-1'
const SHOTS = process.env['SHOTS']

describe.skipIf(!hasBrowser)('the bell', () => {
  let browser: Browser
  let application: ServedApplication
  let ana: Page
  let id: string

  const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' })
  const load = (page: Page) => panel(page).getByRole('article', { name: `Carga ${CODE}` })
  const unread = async (page: Page) => Number(/(\d+) não/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  const opens = async (page: Page) => {
    await bell(page).click()
    await panel(page).waitFor(SOON)
  }
  const closes = async (page: Page) => {
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached', ...SOON })
  }
  const boxOf = async (one: Locator) => (await one.boundingBox())!
  const launches = async (externalId: string) => {
    const launch = { ...form(new Date().toISOString()), operationGroupId: 'sudeste', externalId }
    const { ok, body } = await operator().ask(loadRoutes.launch, launch)
    expect(ok).toBe(true)
    return body.stream.slice('load-'.length)
  }
  const operator = () => sessionAt(application.url, passwordSignIn(application.url, 'operador'))

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    ana = await application.signIn(browser, 'operador', '/loads')
    await ana.locator('.load-card').first().waitFor(SOON)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('is read as a whole', async () => {
    await opens(ana)
    const all = panel(ana).getByRole('button', { name: 'Marcar todas como lidas' })
    await all.click()
    await expect.poll(() => unread(ana), SOON).toBe(0)
    expect(await all.isDisabled()).toBe(true)
    await closes(ana)
  })

  it('counts what a transporter did, and nothing that the user did', async () => {
    id = await launches(CODE)
    const own = await operator().ask(loadChangeRoutes.boost, { id })
    expect(own.ok).toBe(true)
    await carriersOf(application.url).call('transportadora01', transporterLoadCommands.accept, { id })
    await expect.poll(() => unread(ana), SOON).toBe(1)
    await opens(ana)
    expect(await load(ana).getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^Oferta aceita.*Transportes Araucária/),
    ])
    expect(await violations(ana)).toEqual([])
  })

  it('the count is announced politely, and is the same after a reload and in another browser', async () => {
    await ana.reload()
    await expect.poll(() => unread(ana), SOON).toBe(1)
    expect(await ana.getByRole('status').filter({ hasText: '1 não lida em Notificações' }).count()).toBe(1)
    const other = await application.signIn(browser, 'operador', '/loads')
    await expect.poll(() => unread(other), SOON).toBe(1)
    await other.context().close()
  })

  it('an entry opens its load by keyboard, which reads it', async () => {
    await tabTo(ana, /^Notificações/)
    await ana.keyboard.press('Enter')
    await load(ana).waitFor(SOON)
    await tabTo(ana, /^Oferta aceita/)
    await ana.keyboard.press('Enter')
    await ana.getByRole('heading', { level: 1, name: CODE }).waitFor(SOON)
    expect(pathOf(ana)).toBe(`/loads/${id}/details`)
    await expect.poll(() => unread(ana), SOON).toBe(0)
    await ana.goBack()
    await ana.waitForURL('**/loads')
  })

  it('a muted kind is neither counted nor listed', async () => {
    await opens(ana)
    await panel(ana).getByRole('button', { name: 'Silenciar' }).click()
    await panel(ana).getByRole('checkbox', { name: 'Respostas às ofertas' }).uncheck()
    await load(ana).waitFor({ state: 'detached', ...SOON })
    await panel(ana).getByRole('button', { name: 'Silenciar (1)' }).waitFor(SOON)
    await panel(ana).getByRole('checkbox', { name: 'Respostas às ofertas' }).check()
    await load(ana).waitFor(SOON)
    await closes(ana)
  })

  it.each([
    [1440, 'light'],
    [1024, 'dark'],
    [390, 'light'],
  ] as const)('a toast at %i px, %s, stands above the button and over no column or card', async (width, colorScheme) => {
    await ana.setViewportSize({ width, height: 844 })
    await showTheme(ana, colorScheme)
    const offered = await launches(`AVISO-${width}`)
    await carriersOf(application.url).call('transportadora01', transporterLoadCommands.accept, { id: offered })
    const toast = ana
      .getByRole('region', { name: 'Acontece agora' })
      .locator('.p-toast-message')
      .filter({ hasText: `AVISO-${width}` })
    await toast.getByText('Transportes Araucária aceitou').waitFor(SOON)
    await ana.waitForTimeout(400)
    if (SHOTS) await ana.screenshot({ path: `${SHOTS}/toast-${width}.png` })
    const [place, button] = [await boxOf(toast), await boxOf(ana.getByRole('button', { name: 'Novo Frete' }))]
    expect(place.y + place.height).toBeLessThanOrEqual(button.y)
    expect(place.x + place.width).toBeGreaterThan(width - 40)
    // A card may continue below the edge of its scrolling list, where nobody sees it.
    const covered = await ana.locator('.load-column, .load-card').evaluateAll(
      (boxes, { x, y, width, height }) =>
        boxes.filter((box) => {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const end = Math.min(bottom, box.closest('.infinite')?.getBoundingClientRect().bottom ?? bottom)
          return right > left && left < x + width && right > x && top < y + height && end > y
        }).length,
      place,
    )
    expect(covered).toBe(0)
    await expect.poll(() => unread(ana), SOON).toBeGreaterThan(0)
  })

  it('there is no toast for what the user did, for a muted kind, and where a screen has no room for one', async () => {
    await ana.setViewportSize({ width: 1440, height: 900 })
    await showTheme(ana, 'light')
    const region = ana.getByRole('region', { name: 'Acontece agora' })
    await region.locator('.p-toast-message').waitFor({ state: 'detached', ...SOON })
    const before = await unread(ana)
    const offered = await launches('AVISO-1')
    await opens(ana)
    await panel(ana).getByRole('button', { name: 'Silenciar' }).click()
    await panel(ana).getByRole('checkbox', { name: 'Respostas às ofertas' }).uncheck()
    await panel(ana).getByRole('button', { name: 'Silenciar (1)' }).waitFor(SOON)
    await carriersOf(application.url).call('transportadora01', transporterLoadCommands.accept, { id: offered })
    await ana.waitForTimeout(2_500)
    expect(await region.locator('.p-toast-message').count()).toBe(0)
    await panel(ana).getByRole('checkbox', { name: 'Respostas às ofertas' }).check()
    await expect.poll(() => unread(ana), SOON).toBe(before + 1)
    await closes(ana)
  })

  it('shows what failed with a retry, and an empty inbox with a sentence', async () => {
    const list = '**/webshipper/notification*'
    await ana.route(list, (route) => route.fulfill({ status: 500, json: {} }))
    await ana.reload()
    await opens(ana)
    await panel(ana).getByText('Não foi possível carregar as notificações.').waitFor(SOON)
    await ana.unroute(list)
    await ana.route(list, (route) => route.fulfill({ json: { list: [], hasMore: false, page: 1, size: 20 } }))
    await panel(ana).getByRole('button', { name: 'Tentar novamente' }).click()
    await panel(ana).getByText('Nada de novo nas suas cargas.').waitFor(SOON)
    await ana.unroute(list)
    await closes(ana)
  })

  it('has no overflow and no accessibility fault in every size and theme', async () => {
    await ana.reload()
    await opens(ana)
    await load(ana).waitFor(SOON)
    await isFineInEveryLook(ana)
  })
})
