import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { tabTo } from '../kit/visitor.ts'

const searchOf = (page: Page) => new URL(page.url()).searchParams
const numberIn = async (page: Page, name: RegExp) => {
  const text = await page.getByRole('button', { name }).first().innerText()
  return Number(/(\d+) de (\d+)/.exec(text)?.[2])
}

describe.skipIf(!hasBrowser)('OTIF, from the number down to the events behind a row', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 160 })])
    page = await application.signIn(browser, 'operador', '/loads')
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const asksNow = async (name: string, value: string | null) => expect.poll(() => searchOf(page).get(name), SOON).toBe(value)

  it('is in the menu, with gross, adjusted and carrier figures side by side (M017, M018)', async () => {
    await page.getByRole('button', { name: 'Indicadores' }).click()
    await page.getByRole('menuitem', { name: 'OTIF' }).click()
    await page.getByRole('button', { name: /OTIF transportador/ }).waitFor(SOON)
    expect(pathOf(page)).toBe('/reports')
    const [gross, adjusted, carrier] = [/OTIF bruto/, /OTIF ajustado/, /OTIF transportador/]
    expect(await numberIn(page, gross)).toBeGreaterThan(0)
    expect(await numberIn(page, adjusted)).toBe(await numberIn(page, gross))
    expect(await numberIn(page, carrier)).toBeLessThanOrEqual(await numberIn(page, gross))
    expect(await page.locator('dl div', { hasText: 'Quantidade entregue' }).innerText()).toMatch(/sem dados/)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })

  it('leads by keyboard from a reason to the affected parties, to the deliveries, to their events', async () => {
    const losses = page.locator('section', { has: page.getByRole('heading', { name: /Perdas por motivo/ }) })
    const reason = losses.getByRole('button').first()
    const name = (await reason.locator('.cut').innerText()).split('\n')[0]!.trim()
    await page.getByRole('button', { name: /OTIF transportador/ }).focus()
    await tabTo(page, new RegExp(`^${name.slice(0, 12)}`))
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('loss'), SOON).not.toBeNull()
    const lost = Number(await reason.locator('b').innerText())

    const pareto = page.locator('section', { has: page.getByRole('heading', { name: /Onde se perde/ }) })
    const bars = pareto.locator('button.line')
    await expect.poll(async () => (await bars.locator('b').allInnerTexts()).reduce((sum, text) => sum + Number(text), 0), SOON).toBe(lost)
    await bars.first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('transporterId'), SOON).not.toBeNull()
    await asksNow('by', 'lane')

    const rows = page.locator('.deliveries button.row')
    await rows.first().waitFor(SOON)
    await rows.first().focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    const eventList = drawer.getByRole('list', { name: 'Fatos por trás desta entrega' })
    await eventList.waitFor(SOON)
    expect(await eventList.innerText()).toMatch(/Carga lançada[\s\S]*Chegada ao destino[\s\S]*Comprovante aprovado/)
    expect(searchOf(page).get('delivery')).toMatch(/-1$/)
    expect(await violations(page)).toEqual([])
  })

  it('a copied address shows the same, and back goes one step up', async () => {
    const address = page.url()
    const other = await application.signIn(browser, 'operador', new URL(address).pathname + new URL(address).search)
    await other.getByRole('dialog').getByRole('list', { name: 'Fatos por trás desta entrega' }).waitFor(SOON)
    await other.context().close()
    await page.keyboard.press('Escape')
    await asksNow('delivery', null)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await asksNow('transporterId', null)
    await page.goBack()
    await expect.poll(() => searchOf(page).get('transporterId'), SOON).not.toBeNull()
  })

  it('a chart of the dashboard leads to the loads that it counts, and those of incidents are drawn (C202, C398, C399)', async () => {
    await page.goto(`${application.url}/dashboard`)
    const finished = page.getByRole('region', { name: 'Cargas por status' }).getByRole('link', { name: /Carga finalizada/ })
    await finished.waitFor(SOON)
    for (const chart of ['Ocorrências por período', 'Custo de ocorrências por período'])
      await page.getByRole('region', { name: chart, exact: true }).locator('.bar-rows li').first().waitFor(SOON)
    expect(await violations(page)).toEqual([])
    await finished.click()
    await page.getByRole('heading', { name: 'Indicadores gerais' }).waitFor(SOON)
    await page.locator('.loads button.row').first().waitFor(SOON)
    const standings = await page.locator('.loads .row .outcome').allInnerTexts()
    expect([...new Set(standings.map((text) => text.trim()))]).toEqual(['Carga finalizada'])
    expect(await violations(page)).toEqual([])
  })

  it('is saved as a file, which is listed among the reports (M077, C399, C408)', async () => {
    await page.goto(`${application.url}/reports`)
    await page.getByRole('button', { name: 'Exportar OTIF' }).click()
    const ready = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Excel' }).click()
    expect((await ready).suggestedFilename()).toMatch(/^relatorio-de-otif-.*\.xlsx$/)
    await page.getByRole('button', { name: 'Relatórios', exact: true }).click()
    await asksNow('indicator', 'report')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Baixar Arquivo: relatorio-de-otif/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^relatorio-de-otif-.*\.xlsx$/)
  })

  it('is the home of the BI role, which sees only indicators (M017)', async () => {
    const analyst = await application.signIn(browser, 'bi', '/')
    await analyst.locator('.deliveries button.row').first().click()
    await analyst.getByRole('list', { name: 'Fatos por trás desta entrega' }).waitFor(SOON)
    expect(pathOf(analyst)).toBe('/reports')
    expect(await analyst.getByRole('link', { name: 'Abrir a carga' }).count()).toBe(0)
    const menu = await analyst.locator('#bar-menus').innerText()
    expect(menu.trim().split(/\s+/)).toEqual(['Indicadores'])
    await analyst.context().close()
  })

  it.each([
    ['/reports', '.deliveries button.row'],
    ['/reports?indicator=general', '.loads button.row'],
    ['/dashboard', '.panel .line'],
  ])('%s fits every screen, light and dark', async (address, last) => {
    await page.goto(application.url + address)
    await page.locator(last).first().waitFor(SOON)
    await isFineInEveryLook(page)
  })
})
