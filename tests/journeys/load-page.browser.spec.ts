import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

describe.skipIf(!hasBrowser)('the page of a load, its charts and its lifecycle', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const asUser = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const open = async (address: string) => {
    await page.goto(application.url + address)
    await page.getByRole('main').getByRole('heading').first().waitFor(SOON)
  }
  const openFirst = async (column: string) => {
    await open(`/loads?column=${column}`)
    await page.locator(`.load-column.${column.toLowerCase()} a.code`).first().click()
    await page.getByRole('list', { name: 'Fases da carga' }).waitFor(SOON)
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('the tab of the browser carries code, status, its colour and what is unread', async () => {
    await openFirst('DELIVERED')
    const code = await page.getByRole('heading', { level: 1 }).innerText()
    const status = await page.locator('header.title .pill').first().innerText()
    expect(await page.title()).toMatch(new RegExp(`^(\\(\\d+\\) )?${code} · ${status.trim()} · Embarca$`))
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
    expect(await icon()).toMatch(/^data:image\/svg/)
    await open('/lifecycles')
    expect(await icon()).toBe('/mark.svg')
  })

  it('a phase that lasted longer has a longer bar', async () => {
    await openFirst('DELIVERED')
    const bars = page.getByRole('list', { name: 'Duração de cada fase' }).getByRole('listitem')
    await bars.first().waitFor(SOON)
    const shown = await bars.evaluateAll((rows) =>
      rows.flatMap((row) => {
        const bar = row.querySelector('.actual')
        const text = row.querySelector('.took')?.textContent ?? ''
        const [, days, hours, minutes] = /^(?:(\d+) d(?:ias?)?)? ?(?:(\d+) h)? ?(\d+)?/.exec(text) ?? []
        const lasted = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
        return bar && lasted >= 60 ? [{ lasted, width: bar.getBoundingClientRect().width }] : []
      }),
    )
    expect(shown.length).toBeGreaterThan(1)
    // Durations are shown rounded, so only their order is compared.
    const byTime = shown.toSorted((a, b) => a.lasted - b.lasted || a.width - b.width).map(({ width }) => width)
    expect(byTime).toEqual(byTime.toSorted((a, b) => a - b))
  })

  it('carriers that decline are folded and not red, and only what destroys is a red button', async () => {
    const launched = await asUser('operador').ask(loadRoutes.launch, form(new Date().toISOString(), { operationGroupId: 'sudeste' }))
    const id = launched.body.stream.slice('load-'.length)
    for (const username of ['transportadora01', 'transportadora02', 'transportadora03'])
      expect((await asUser(username).ask(transporterDealCommands.decline, { id, reason: 'Sem veículo na região' })).ok).toBe(true)
    await open(`/loads/${id}/details`)
    await page.getByText('3 recusaram').first().waitFor(SOON)
    const history = page.getByRole('region', { name: 'O que aconteceu' })
    await history.getByRole('button', { name: /registros/ }).waitFor(SOON)
    expect(await history.locator('.bad, .refused').count()).toBe(0)
    expect(await page.locator('header.title .acts .p-button-danger').allInnerTexts()).toEqual(['Cancelar frete'])
  })

  it('the lifecycle of a load fits a desktop by phase, and its drawing is scrolled by keyboard', async () => {
    await open('/lifecycles')
    expect(await overflow(page)).toBe(0)
    expect(await page.locator('.outline').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.getByText('Desenho', { exact: true }).click()
    await page.getByText('Para ler', { exact: true }).click()
    const drawing = page.getByRole('region', { name: 'Diagrama do ciclo de vida' })
    await drawing.focus()
    const before = await drawing.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
    await expect.poll(() => drawing.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop), SOON).not.toBe(before)
  })

  it('a chosen loss opens its deliveries beside the chart', async () => {
    await open('/reports?indicator=otif')
    const losses = page.getByRole('region', { name: /Perdas por motivo/ })
    await losses.getByRole('button').first().click()
    const deliveries = page.locator('section.deliveries')
    await deliveries.locator('.rows button').first().waitFor(SOON)
    const [chart, list] = await Promise.all([losses.boundingBox(), deliveries.boundingBox()])
    expect(list!.x).toBeGreaterThanOrEqual(chart!.x + chart!.width)
    expect(list!.y).toBeLessThan(chart!.y + chart!.height)
  })
})
