import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { setClock } from '../kit/clock.ts'
import { type CoordinatorPage, coordinatorPage } from '../kit/coordinator-page.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const MINUTE = 60_000
/** Dates on which calendar and clock code is likely to fail; São Paulo is three hours behind UTC. */
const days = [
  ['a Sunday', '2029-07-15T14:05:00.000Z'],
  ['the last hour of a year', '2031-01-01T02:20:00.000Z'],
  ['29 February', '2028-02-29T17:40:00.000Z'],
  ['ten to three at night', '2029-10-04T05:50:00.000Z'],
  ['the first of a month', '2031-09-01T11:15:00.000Z'],
] as const

describe.skipIf(!hasBrowser).each(days)('the demo seeded on %s', (_, now) => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let coordinator: CoordinatorPage
  beforeAll(async () => {
    setClock(now)
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ seededAt: now, loads: 160 })])
    page = await application.signIn(browser, 'admin', '/loads')
    coordinator = coordinatorPage(page)
  }, 2 * MINUTE)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })

  it('fills the three columns of the board', async () => {
    for (const column of ['Em Negociação', 'Em Andamento', 'Confirmar Entrega'])
      await coordinator.panel(column).locator('.load-card').first().waitFor(SOON)
  })

  it('shows a launched load', async () => {
    await page.goto(`${application.url}/new/load/`)
    await page.locator('.launch h1').waitFor(SOON)
    await coordinator.fillRoute()
    await coordinator.field(/^Frete/).fill('4250')
    await coordinator.launches()
  })

  it('opens the load and its timeline from a card', async () => {
    const card = coordinator.panel('Em Andamento').locator('.load-card a.code').first()
    const code = await card.innerText()
    await card.click()
    await page.getByRole('heading', { level: 1, name: code }).waitFor(SOON)
    await page.locator('.phases').waitFor(SOON)
    await page.goto(`${page.url().replace(/\/details.*$/, '')}/replay`)
    await coordinator.panel('Verificação').getByText('Registro íntegro').waitFor(SOON)
    await page.keyboard.press('Home')
    await expect.poll(() => page.getByRole('slider', { name: 'Momento' }).getAttribute('aria-valuenow'), SOON).toBe('1')
  })

  it('fills the table and the history', async () => {
    await page.goto(`${application.url}/loads?view=table`)
    await page.locator('tbody tr').first().waitFor(SOON)
    await page.goto(`${application.url}/loads/history`)
    await page.locator('.load-history a.row').first().waitFor(SOON)
  })

  it('counts deliveries for OTIF', async () => {
    await page.goto(`${application.url}/reports`)
    const gross = page.getByRole('button', { name: /OTIF bruto/ }).first()
    await gross.waitFor(SOON)
    expect(Number(/(\d+) de (\d+)/.exec(await gross.innerText())?.[2])).toBeGreaterThan(0)
    expect(pathOf(page)).toBe('/reports')
  })
})
