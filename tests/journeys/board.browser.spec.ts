import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCard } from '../../web/src/shared/load/card.fixture.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type BoardRequest, mockBoard, withToggles } from '../kit/mock-board.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const stop = (name: string, address: string) => ({ ...aCard().origins[0]!, name, address, city: '', state: '' })
const LONG_AGO = { createdDate: '2026-01-05T12:00:00.000Z', lastStatusDate: '2026-01-05T12:00:00.000Z' }
const card = (code: string, changes: Partial<LoadCard>) => aCard({ hashId: code, externalId: code, ...LONG_AGO, ...changes })
const driving = (code: string, statusCode: LoadCard['statusCode'], status: string) =>
  card(code, { column: 'IN_PROGRESS', statusCode, status, lastStatusLabel: status, transporterName: 'TransNorte' })

const NEGOTIATION = [
  card('NORMAL', {}),
  card('QUOTATION', { hiringType: 'QUOTATION', statusCode: 'NEGOTIATION' }),
  card('AUCTION', { hiringType: 'AUCTION', statusCode: 'NEGOTIATION', auction: { endsAt: '2030-01-01T00:00:00.000Z', initialBid: 1 } }),
  card('TO_COMBINE', { hiringType: 'TO_COMBINE', statusCode: 'NEGOTIATION' }),
  card('LOT', { statusCode: 'NEGOTIATION', deliveryType: 'LOT', lotTotal: 400_000, lotWithdrawn: 100_000, lotRemaining: 300_000 }),
  card('WAITS', { statusCode: 'WAITING_APPROVE' }),
  card('DRAFT', { statusCode: 'DRAFT', column: 'NEGOTIATION', status: 'Rascunho' }),
  card('FAR', {
    origins: [stop('Usina Boa Vista', 'Rodovia SP-253, km 12, Zona Rural, s/n'), stop('Usina Barra', 'Rua B, 2')],
    destinations: [...aCard().destinations, ...aCard().destinations],
  }),
]
const IN_PROGRESS = [
  driving('ASSIGNED', 'ASSIGNED_TO_TRANSPORTER', 'Aguardando atribuir motorista'),
  driving('PENDING', 'WAITING_DRIVER_ACCEPT', 'Aguardando confirmação do motorista'),
  driving('LINKED', 'LINKED_TO_DRIVER_VEHICLE', 'Motorista/veículo vinculado'),
  driving('COLLECT', 'IN_COLLECT', 'Coleta iniciada'),
  driving('TRANSIT', 'IN_TRANSIT', 'Em trânsito'),
  driving('NEAR', 'IN_DELIVERY', 'Próximo ao cliente'),
]
const delivered = (code: string, receiptStatus: 'PENDING' | 'REFUSED' | 'APPROVED') =>
  card(code, { column: 'DELIVERED', statusCode: 'DELIVERED', status: 'Carga entregue', receiptStatus })
const DELIVERED = [delivered('CHECK', 'PENDING'), delivered('REFUSED', 'REFUSED'), delivered('APPROVED', 'APPROVED')]

describe.skipIf(!hasBrowser)('the texts of the board', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let requests: BoardRequest[]
  const textOf = (code: string) => page.locator(`article[data-hash="${code}"]`).innerText()
  const searches = () => requests.filter(({ path }) => path.includes('/search/'))
  const columnsRequested = () => searches().map(({ body }) => String(body['columnStatus']))
  /** Opens the board at an address, with mocked responses. */
  const open = async (address: string, columns: Parameters<typeof mockBoard>[1] = { NEGOTIATION, IN_PROGRESS, DELIVERED }) => {
    await page.unroute(/\/shipping\/(search|count)\/(cached|new)$/)
    requests = await mockBoard(page, columns)
    await page.goto(application.url + address)
    await page.locator('.load-column, .load-table, .section-list').first().waitFor(SOON)
  }

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads/history')
    await open('/loads')
    await page.locator('article').first().waitFor(SOON)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('has three columns with their counts and their order (M024, M025, M026, M027, M028, R064, R121)', async () => {
    expect(await page.locator('.load-column h2').allInnerTexts()).toEqual(['Em Negociação', 'Em Andamento', 'Confirmar Entrega'])
    expect(await page.locator('.load-column .count').allInnerTexts()).toEqual(['8', '6', '3'])
    const order = page.locator('.load-column .sort').first()
    expect((await order.innerText()).trim()).toBe('(Recentes)')
    await order.click()
    await expect.poll(() => order.innerText(), SOON).toContain('(Mais antigas)')
    expect(columnsRequested().filter((column) => column === 'DELIVERED')).toHaveLength(1)
    expect(searches().at(-1)?.body).toMatchObject({ columnStatus: 'NEGOTIATION', sortDirection: 'asc' })
    await order.click()
  })
  it('an offer shows its hiring type (M001, M002, M003, M004, M006)', async () => {
    expect(await textOf('NORMAL')).toContain('Valor fechado')
    expect(await textOf('QUOTATION')).toContain('Negociação')
    expect(await textOf('AUCTION')).toContain('Leilão')
    expect(await textOf('TO_COMBINE')).toContain('A combinar')
    expect(await textOf('LOT')).toContain('Lote')
  })
  it('a pending hiring, a draft and a load in transit show their status (M043, M049, M051, M052, M053, M106)', async () => {
    expect(await textOf('WAITS')).toContain('Oferta finalizada')
    expect(await textOf('WAITS')).toContain('Aguardando aprovação')
    expect(await textOf('DRAFT')).toContain('Rascunho')
    expect(await textOf('DRAFT')).toMatch(/Criado há \d/)
    expect(await textOf('TRANSIT')).toContain('Em trânsito')
    expect(await textOf('TRANSIT')).toMatch(/Atualizado há \d/)
  })
  it('transit and receipts have their texts (M097, M100, M101, M103, M107, M048, M115, M116)', async () => {
    expect(await textOf('ASSIGNED')).toContain('Sem motorista')
    expect(await textOf('PENDING')).toContain('Motorista pendente')
    expect(await textOf('LINKED')).toContain('Motorista/veículo vinculado')
    expect(await textOf('COLLECT')).toContain('Em coleta')
    expect(await textOf('NEAR')).toContain('Próximo ao cliente')
    expect(await textOf('CHECK')).toContain('Verificar canhotos')
    expect(await textOf('REFUSED')).toContain('Comprovante recusado')
    expect(await textOf('APPROVED')).toContain('Comprovante aprovado')
  })
  it('chips count by hiring, by status and by receipt; all of them chosen is no filter (M114, R072)', async () => {
    const chips = page.getByRole('group', { name: 'Filtrar Confirmar Entrega' }).getByRole('button')
    expect((await chips.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Aguardando aprovar 1',
      'Comprovante recusado 1',
      'Comprovante aprovado 1',
    ])
    await chips.nth(0).click()
    await page.waitForURL(/receiptStatus/, SOON)
    await chips.nth(1).click()
    await chips.nth(2).click()
    await page.waitForURL((url) => !url.searchParams.has('receiptStatus'), SOON)
  })
  it('a lot shows its withdrawn share (M044, R090)', async () => {
    expect(await textOf('LOT')).toContain('Escoamento')
    await page
      .locator('article[data-hash="LOT"]')
      .getByRole('button', { name: /Volumes de LOT/ })
      .click()
    const panel = page.getByRole('dialog', { name: 'Volumes de LOT' })
    await expect
      .poll(async () => (await panel.innerText()).replace(/\s+/g, ' '), SOON)
      .toMatch(/Total 400,00 t Retirado 100,00 t Restante 300,00 t/)
    await page.keyboard.press('Escape')
  })
  it('further stops open behind (+N), an address is cut at 30 characters (M045, M046, M047, R083, R084)', async () => {
    const lastCard = page.locator('article[data-hash="FAR"]')
    expect(await lastCard.locator('.more').allInnerTexts()).toEqual([expect.stringContaining('(+1)'), expect.stringContaining('(+1)')])
    expect(await lastCard.locator('.p span').first().innerText()).toBe('Rodovia SP-253, km 12, Zona Ru…')
    await lastCard.getByRole('button', { name: /Mais 1 coletas/ }).click()
    const panel = page.getByRole('dialog', { name: /coletas/ })
    await expect.poll(() => panel.innerText(), SOON).toMatch(/Primeira Coleta[\s\S]*Demais Coletas/)
    await page.keyboard.press('Escape')
  })
  it('an auction waits for its clock, counts down, and is over (M054, M055, M056, R091, R092, R093, R096)', async () => {
    let residualTime = 93_784
    const requestTimes: number[] = []
    let answer = () => {}
    const seen = new Promise<void>((resolve) => {
      answer = resolve
    })
    // The page of the test before would ask too.
    await page.goto('about:blank')
    await page.route(/requestResidualTime/, async (route) => {
      requestTimes.push(Date.now())
      await seen
      return route.fulfill({ json: [{ shippingId: 'AUCTION', residualTime }] })
    })
    // Cards are shown after their column was asked for.
    const asked = page.waitForRequest(/\/shipping\/search\/(cached|new)$/).then(() => Date.now())
    await open('/loads')
    await page.locator('article').first().waitFor(SOON)
    expect(await textOf('AUCTION')).toContain('...Sincronizando')
    answer()
    await expect.poll(() => textOf('AUCTION'), SOON).toMatch(/Termina em: 1d 02:0\d:\d\d/)
    expect(requestTimes[0]! - (await asked)).toBeGreaterThan(1_000)
    residualTime = 11
    await open('/loads')
    await expect.poll(() => textOf('AUCTION'), SOON).toContain('Terminou')
    await page.unroute(/requestResidualTime/)
  }, 40_000)
  it('the filter of one column empties the others without a call (M031, R066, R067)', async () => {
    await open('/loads?deliveryStatus=%5B"IN_TRANSIT"%5D')
    await page.locator('article').first().waitFor(SOON)
    expect(new Set(columnsRequested())).toEqual(new Set(['IN_PROGRESS']))
    expect(await page.getByText('Não possui cargas no momento...').count()).toBe(2)
    await open('/loads?waitingApproveHiring=true')
    await page.locator('article').first().waitFor(SOON)
    expect(new Set(columnsRequested())).toEqual(new Set(['NEGOTIATION']))
  })
  it('a failed column shows an error, and the others stay (M032, M033, R064)', async () => {
    await open('/loads', { NEGOTIATION, IN_PROGRESS: 'fails', DELIVERED })
    await page.getByText('Falha ao carregar cargas.').waitFor(SOON)
    await page.getByText('Falha ao buscar cargas.').waitFor(SOON)
    expect(await textOf('CHECK')).toContain('Verificar canhotos')
  })
  it('is searched on Enter, marks its filter and clears it (M034, R061, R069)', async () => {
    await open('/loads')
    const box = page.getByPlaceholder('Buscar cargas')
    await box.fill('rqk-3d41')
    expect(new URL(page.url()).searchParams.has('text')).toBe(false)
    await box.press('Enter')
    await page.waitForURL(/text=/, SOON)
    expect(await page.locator('.board-tools .tag').innerText()).toBe('placa')
    await page.getByRole('button', { name: 'Filtros Avançados, ativos' }).waitFor(SOON)
    expect(searches().at(-1)?.body).toMatchObject({ text: 'rqk-3d41' })
    await box.fill('')
    await page.waitForURL((url) => !url.searchParams.has('text'), SOON)
    await box.fill('CG-1')
    await box.press('Enter')
    await page.waitForURL(/text=/, SOON)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await page.waitForURL((url) => !url.searchParams.has('text'), SOON)
  })
  it('a load is launched from here, by hand and by orders (M035, M036, R071)', async () => {
    await page.getByRole('button', { name: 'Novo Frete' }).click()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Manual', 'Por pedidos', 'Formar carga'])
    await page.keyboard.press('Escape')
    const other = await application.signIn(browser, 'operador.b', '/loads')
    const link = other.getByRole('link', { name: 'Novo Frete' })
    expect([await link.getAttribute('href'), await link.getAttribute('title')]).toEqual(['/new/load/', 'Manual'])
    await other.context().close()
    const approver = await application.signIn(browser, 'aprovador', '/loads')
    await approver.locator('article').first().waitFor(SOON)
    expect(await approver.getByText('Novo Frete').count()).toBe(0)
    await mockBoard(approver, { NEGOTIATION })
    await approver.goto(`${application.url}/loads`)
    await expect.poll(() => approver.locator('article[data-hash="WAITS"]').innerText(), SOON).toContain('Aprovar')
    await approver.context().close()
  }, 30_000)

  it('the older board loads ten at a time, and reloads as many as were loaded (R070, R107; C002, C003)', async () => {
    await withToggles(page, { ENABLE_SEARCH_FREIGHT_BY_CACHE: false })
    const many = Array.from({ length: 25 }, (_, i) => card(`CG-${i}`, {}))
    await open('/loads', { NEGOTIATION: many })
    await page.locator('article').first().waitFor(SOON)
    expect(searches()[0]).toMatchObject({ path: '/webshipper/shipping/search/new', body: { size: 10 } })
    await page.getByLabel('Cargas: Em Negociação').evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
    await page.waitForURL(/negotiationPage=3/, SOON)
    const before = searches().length
    await page.keyboard.press('u')
    const again = () =>
      searches()
        .slice(before)
        .filter(({ body }) => body['columnStatus'] === 'NEGOTIATION')
    await expect.poll(() => again().map(({ body }) => [body['size'], body['after']]), SOON).toEqual([[30, undefined]])
    await open('/loads?negotiationPage=3', { NEGOTIATION: many })
    await expect.poll(() => searches().some(({ body }) => body['size'] === 30), SOON).toBe(true)
    await open('/loads?section=onGoing', { NEGOTIATION: many })
    await page.getByRole('navigation', { name: 'Listas' }).getByText('Em Andamento').waitFor(SOON)
    await open('/loads/new', { NEGOTIATION: many })
    await expect.poll(() => searches()[0]?.path, SOON).toBe('/webshipper/shipping/search/cached')
    await page.unroute(/\/user\/info$/)
  }, 30_000)
})
