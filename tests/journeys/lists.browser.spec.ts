import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type House, pathOf, startHouse } from '../kit/house.ts'

const SOON = { timeout: 6_000 }
const searchOf = (page: Page) => new URL(page.url()).searchParams

describe.skipIf(!hasBrowser)('the lists of loads, as an operator searches them', () => {
  let browser: Browser
  let house: House
  let page: Page

  beforeAll(async () => {
    ;[browser, house] = await Promise.all([openBrowser(), startHouse()])
    page = await house.signIn(browser, 'operador', '/loads?view=table')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await house.close()
  })

  it('the table leads to the load of a row', async () => {
    await page.locator('tbody tr').first().waitFor(SOON)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const code = page.locator('tbody .code').first()
    expect(await code.getAttribute('href')).toMatch(/^\/(loads\/.+\/details|new\/load\/)/)
  })
  it('its columns are kept as they were chosen, by menu', async () => {
    await page.getByRole('button', { name: 'Configurar colunas' }).click()
    await page.getByRole('button', { name: 'Mover Peso' }).click()
    await page.getByRole('menuitem', { name: 'Mover para o início' }).click()
    await page.getByRole('button', { name: 'Tempo restante' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Colunas salvas com sucesso.').waitFor(SOON)
    await page.getByRole('dialog').waitFor({ state: 'hidden', ...SOON })
    await page.goto(`${house.url}/loads?view=table`)
    await page.getByRole('columnheader', { name: /Tempo restante/ }).waitFor(SOON)
    const names = (await page.getByRole('columnheader').allInnerTexts()).map((name) => name.trim())
    expect(names.slice(0, 3)).toEqual(['ID da Carga', 'Embarcador', 'Peso'])
  })
  it('a column widens by the arrows', async () => {
    const line = page.getByRole('separator', { name: 'Largura de Peso' })
    const before = Number(await line.getAttribute('aria-valuenow'))
    await line.press('ArrowRight')
    expect(Number(await line.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  })
  it('what is searched for in the drawer stands in the address', async () => {
    await page.getByRole('button', { name: 'Filtros Avançados' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filtros Avançados' })
    const status = drawer.getByRole('combobox', { name: /Status do rastreamento/ })
    expect(await status.isDisabled()).toBe(true)
    await drawer.getByLabel('Só cargas prioritárias').check()
    await drawer.getByLabel('Aguardando aprovação da contratação').check()
    expect(await violations(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Buscar' }).click()
    await page.getByRole('button', { name: 'Filtros Avançados, ativos' }).waitFor(SOON)
    expect([searchOf(page).get('flPriority'), searchOf(page).get('waitingApproveHiring')]).toEqual(['true', 'true'])
    await page.getByRole('button', { name: 'Em Andamento 0' }).click()
    await page.getByText('Não há cargas!').waitFor(SOON)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await page.locator('tbody tr').first().waitFor(SOON)
  })
  it('the history finds a load by its code, and says when there is none', async () => {
    await page.goto(`${house.url}/loads/history`)
    const rows = page.locator('.load-history a.row')
    await rows.first().waitFor(SOON)
    const code = await rows.first().locator('b').innerText()
    await page.getByLabel('ID da Carga').fill(code)
    await page.waitForURL(/externalId/, SOON)
    expect(await violations(page)).toEqual([])
    await page.getByText('Fim da busca').waitFor(SOON)
    await page.getByLabel('ID da Carga').fill('nenhuma')
    await page.getByText('Nenhuma carga encontrada...').waitFor(SOON)
  })
  it('a row of the delivery history opens its delivery', async () => {
    await page.goto(`${house.url}/loads/deliveryhistory`)
    await page.locator('.load-history a.row').first().click(SOON)
    await expect.poll(() => pathOf(page), SOON).toMatch(/^\/loads\/.+\/details\/delivery\/.+/)
  })
})
