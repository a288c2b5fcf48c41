import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const searchOf = (page: Page) => new URL(page.url()).searchParams

describe.skipIf(!hasBrowser)('the lists of loads, as an operator searches them', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads?view=table')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('the table leads to the load of a row, its status chips count (R076, R077, R079, R080, R115, C006)', async () => {
    // Wait for the rows: pending requests of the previous page would be aborted otherwise.
    await page.locator('tbody tr').first().waitFor(SOON)
    await page.goto('about:blank')
    const response = page.waitForResponse(/custom\/search$/)
    await page.goto(`${application.url}/loads?view=table`)
    expect(((await (await response).json()) as { size: number }).size).toBe(20)
    await page.locator('tbody tr').first().waitFor(SOON)
    const names = await page.getByRole('columnheader').allInnerTexts()
    expect(names.map((name) => name.trim())).toEqual([
      ...['', 'ID da Carga', 'Embarcador', 'Status da carga', 'Peso', 'Valor da oferta', 'Pedágio', 'Taxa de entrega', 'Lançada em'],
      ...['Coletas', 'Primeira coleta', 'Entregas', 'Primeira entrega'],
    ])
    const chips = await page.getByRole('group', { name: 'Filtrar Em Negociação' }).getByRole('button').allInnerTexts()
    const total = chips.reduce((sum, chip) => sum + Number(/\d+$/.exec(chip)?.[0]), 0)
    expect(await page.locator('.table-tab[aria-pressed="true"]').innerText()).toMatch(new RegExp(`^Em Negociação\\s*${total}$`))
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const code = page.locator('tbody .code').first()
    expect(await code.getAttribute('href')).toMatch(/^\/(loads\/.+\/details|new\/load\/)/)
  })
  it('the price of an offer is its price, or n/a (M040, M041, R078, R126)', async () => {
    const prices = (await page.locator('tbody tr td:nth-child(6)').allInnerTexts()).map((text) => text.replace(/\u00a0/g, ' '))
    expect(prices.filter((text) => !/^(n\/a|R\$ [\d.]+,\d\d)$/.test(text))).toEqual([])
    expect(prices).toContain('n/a')
  })
  it('its order is reversed (M029, M030)', async () => {
    const order = page.locator('.table-tools .sort')
    expect(await order.innerText()).toContain('Recentes')
    await order.click()
    await expect.poll(() => order.innerText(), SOON).toContain('Mais antigas')
    await order.click()
  })
  it('its columns are stored as chosen in the menu (M042, R081, R082; C015, C016, C017)', async () => {
    await page.getByRole('button', { name: 'Configurar colunas' }).click()
    await page.getByRole('button', { name: 'Mover Peso' }).click()
    await page.getByRole('menuitem', { name: 'Mover para o início' }).click()
    await page.getByRole('button', { name: 'Tempo restante' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Colunas salvas com sucesso.').waitFor(SOON)
    await page.getByRole('dialog').waitFor({ state: 'hidden', ...SOON })
    await page.goto(`${application.url}/loads?view=table`)
    await page.getByRole('columnheader', { name: /Tempo restante/ }).waitFor(SOON)
    const names = (await page.getByRole('columnheader').allInnerTexts()).map((name) => name.trim())
    expect(names.slice(1, 4)).toEqual(['ID da Carga', 'Embarcador', 'Peso'])
  })
  it('arrow keys widen a column (R076)', async () => {
    const line = page.getByRole('separator', { name: 'Largura de Peso' })
    const before = Number(await line.getAttribute('aria-valuenow'))
    await line.press('ArrowRight')
    expect(Number(await line.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  })
  it('filters of the drawer are in the address (M039, M068, M069, M070, M071, M072, M073, R058, R059, R060, R061, R062, R134)', async () => {
    await page.getByRole('button', { name: 'Filtros Avançados' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filtros Avançados' })
    const status = drawer.getByRole('combobox', { name: /Status do rastreamento/ })
    expect(await status.isDisabled()).toBe(true)
    expect(await drawer.getByRole('heading').allInnerTexts()).toEqual(expect.arrayContaining(['Geral', 'Coleta - Entrega', 'Outros']))
    expect(await drawer.getByRole('button', { name: 'Cancelar' }).isVisible()).toBe(true)
    await expect.poll(async () => (await drawer.boundingBox())?.width, SOON).toBe(600)
    await drawer.getByLabel('Só cargas prioritárias').check()
    await drawer.getByLabel('Aguardando aprovação da contratação').check()
    expect(await violations(page)).toEqual([])
    const sent = page.waitForRequest(/custom\/search$/)
    await drawer.getByRole('button', { name: 'Buscar' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ flPriority: true, flPending: null, flOccurrence: null, flLotAvailable: null })
    await page.getByRole('button', { name: 'Filtros Avançados, ativos' }).waitFor(SOON)
    expect([searchOf(page).get('flPriority'), searchOf(page).get('waitingApproveHiring')]).toEqual(['true', 'true'])
    await page.getByRole('button', { name: 'Em Andamento 0' }).click()
    await page.getByText('Não há cargas!').waitFor(SOON)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await page.locator('tbody tr').first().waitFor(SOON)
  })
  it('the history finds a load by its code, and shows a message when there is none (M057, M058, M059, M060, M061, M062, M063, M064, M066, R053, R055, R116; C008)', async () => {
    let answer = () => {}
    const seen = new Promise<void>((resolve) => {
      answer = resolve
    })
    const whenSeen = (route: Route) => seen.then(() => route.continue())
    await page.route(/shipping\/history$/, whenSeen, { times: 1 })
    await page.goto(`${application.url}/loads/history`)
    await page.getByRole('status', { name: 'Buscando...' }).waitFor(SOON)
    answer()
    const rows = page.locator('.load-history a.row')
    await rows.first().waitFor(SOON)
    expect(await page.locator('.row.head > span').allInnerTexts()).toEqual([
      'Status',
      'ID da Carga',
      'Finalizada em',
      'Transportadora',
      'Cliente',
      'Valor',
    ])
    const response: { at: number; body: { externalId?: string; size?: number } }[] = []
    page.on('request', (request) => {
      if (/shipping\/history$/.test(request.url())) response.push({ at: Date.now(), body: request.postDataJSON() })
    })
    const code = await rows.first().locator('b').innerText()
    const typed = Date.now()
    await page.getByLabel('ID da Carga').fill(code)
    await page.waitForURL(/externalId/, SOON)
    await page.getByText('Fim da busca', { exact: true }).waitFor(SOON)
    expect(await violations(page)).toEqual([])
    const search = response.find(({ body }) => body.externalId === code)
    expect(search!.at - typed).toBeGreaterThanOrEqual(490)
    await page.getByLabel('ID da Carga').fill('nenhuma')
    await page.getByText('Nenhuma carga encontrada...').waitFor(SOON)
  })
  it('"all" selects every option; a status filter selects ended loads of that status or all of them (R051, R052, R075, R102)', async () => {
    await page.goto(`${application.url}/loads/history`)
    await page.locator('.load-history a.row').first().waitFor(SOON)
    await page.getByRole('button', { name: /^Status/ }).click()
    const options = page.getByRole('dialog', { name: 'Status' }).getByRole('checkbox')
    expect(await options.count()).toBe(4)
    expect(await page.getByRole('dialog', { name: 'Status' }).getByRole('checkbox', { name: 'Todos', exact: true }).isChecked()).toBe(true)
    await options.nth(1).check()
    await page.waitForURL((url) => url.searchParams.has('status'), SOON)
    expect(await options.nth(0).isChecked()).toBe(false)
    await options.nth(2).check()
    await options.nth(3).click()
    await page.waitForURL((url) => !url.searchParams.has('status'), SOON)
    expect(await options.nth(0).isChecked()).toBe(true)
    await options.nth(1).check()
    await page.waitForURL((url) => url.searchParams.has('status'), SOON)
    await options.nth(0).check()
    await page.waitForURL((url) => !url.searchParams.has('status'), SOON)
    expect(await options.nth(1).isChecked()).toBe(false)
    await page.keyboard.press('Escape')
  })
  it('a chosen operation group is queried after a pause in choosing, and cleared at once (R054, R102)', async () => {
    await page
      .getByRole('button', { name: /^Grupo de operação/ })
      .last()
      .click()
    const groups = page.getByRole('dialog', { name: 'Grupo de operação' }).getByRole('checkbox')
    const chosen = Date.now()
    await groups.nth(0).check()
    await page.waitForURL((url) => url.searchParams.has('operationGroupIds'), SOON)
    expect(Date.now() - chosen).toBeGreaterThanOrEqual(1_090)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await page.waitForURL((url) => url.search === '', SOON)
  })
  it('a row of the delivery history opens its delivery (C401)', async () => {
    await page.goto(`${application.url}/loads/deliveryhistory`)
    await page.locator('.load-history a.row').first().click(SOON)
    await expect.poll(() => pathOf(page), SOON).toMatch(/^\/loads\/.+\/details\/delivery\/.+/)
  })
})
