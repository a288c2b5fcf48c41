import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { tabTo } from '../kit/visitor.ts'

describe.skipIf(!hasBrowser)('morning triage, without a mouse', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focusedHash = () => page.evaluate(() => document.activeElement?.closest('[data-hash]')?.getAttribute('data-hash') ?? '')
  const address = () => new URL(page.url()).searchParams

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 200 })])
    page = await application.signIn(browser, 'operador', '/loads')
    await page.locator('.load-column.in_progress article').first().waitFor(SOON)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('the board opens on loads that need attention, and its cards are navigated by keyboard', async () => {
    await press('j')
    await expect.poll(focusedHash, SOON).not.toBe('')
    const first = await focusedHash()
    await press('j')
    await expect.poll(focusedHash, SOON).not.toBe(first)
    await press('l')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.load-column')?.getAttribute('aria-label')), SOON)
      .toBe('Em Andamento')
  })
  it('a chip narrows it to loads without a driver (M097, R072)', async () => {
    await press('/', 'Shift+Tab')
    await tabTo(page, /^Sem motorista \d/)
    await press('Enter')
    await expect.poll(() => address().get('deliveryStatus'), SOON).toContain('ASSIGNED_TO_TRANSPORTER')
  })
  it('the filter is saved under a name, and opened again', async () => {
    await press('v')
    await page.getByRole('menuitem', { name: 'Salvar visão atual' }).waitFor(SOON)
    await press('Enter')
    await page.getByLabel('Nome da visão').waitFor(SOON)
    await page.keyboard.type('Sem motorista hoje')
    await press('Enter')
    await page.getByText('Visão salva com sucesso.').waitFor(SOON)
    await page.goto(`${application.url}/loads?view=table&column=IN_PROGRESS`)
    await page.locator('tbody tr').first().waitFor(SOON)
    await press('v')
    await page.getByRole('menuitemradio', { name: 'Sem motorista hoje' }).waitFor(SOON)
    await press('Enter')
    await expect.poll(() => [address().get('view'), address().get('deliveryStatus')], SOON).toEqual([null, '["ASSIGNED_TO_TRANSPORTER"]'])
    await page.getByRole('button', { name: 'Sem motorista hoje' }).waitFor(SOON)
  })
  it('several loads are tagged at once, after a dry run (R180)', async () => {
    await page.goto(`${application.url}/loads?view=table&column=IN_PROGRESS`)
    await page.locator('tbody tr').first().waitFor(SOON)
    await press('j', 'x', 'j', 'x', 'j', 'x')
    await page.getByText('3 selecionadas').waitFor(SOON)
    await press('t')
    const tags = page.getByRole('dialog', { name: /Tags · 3 cargas/ })
    await tags.waitFor(SOON)
    await page.keyboard.type('tr')
    await press('Enter')
    expect(await tags.locator('.tags-input .tag').count()).toBe(0)
    await page.keyboard.type('iagem')
    await press('Enter')
    await page.getByText('3 serão feitas').waitFor(SOON)
    expect(await violations(page)).toEqual([])
    await press('Control+Enter')
    await page.getByText('3 feitas').waitFor(SOON)
    expect(await page.locator('.bulk-row .pill').allInnerTexts()).toEqual(['Feito', 'Feito', 'Feito'])
    await press('Escape')
    await page.getByText('3 selecionadas').waitFor({ state: 'hidden', ...SOON })
  })
  it('a refusal is shown for each load, and only the others are changed', async () => {
    await page.goto(`${application.url}/loads?view=table`)
    await page.locator('tbody tr').first().waitFor(SOON)
    await tabTo(page, 'Selecionar as cargas carregadas')
    await press('Space')
    await page.getByText(/\d+ selecionadas/).waitFor(SOON)
    const rows = page.getByRole('checkbox', { name: /^Selecionar CG-/ })
    expect(await rows.evaluateAll((all) => all.every((one) => (one as HTMLInputElement).checked))).toBe(true)
    await press('c')
    await page.getByLabel('Motivo do cancelamento').waitFor(SOON)
    await page.keyboard.type('Sem carga na doca')
    await page.getByText(/será feita|serão feitas/).waitFor(SOON)
    await page.getByText('A carga não permite esta ação no status atual.').first().waitFor(SOON)
    await press('Escape', 'Escape')
    await page.getByText(/selecionadas/).waitFor({ state: 'hidden', ...SOON })
  })
  it('a load is found by its recognised order number, and opened', async () => {
    await page.goto(`${application.url}/loads?section=negotiation`)
    const row = page.locator('a.row').first()
    await row.waitFor(SOON)
    const order = (await row.locator('span').last().innerText()).split(',')[0]!
    await press('Control+k')
    await page.keyboard.type(`pedido ${order}`)
    await page.getByText('Reconhecido: pedido.').waitFor(SOON)
    expect(await page.getByRole('option').first().innerText()).toContain(`pedido ${order}`)
    await press('Enter')
    await expect.poll(() => pathOf(page), SOON).toMatch(/^\/loads\/.+\/details/)
  })
  it('the predefined lists have their headers, and are navigated by keyboard too (M060, M087, M088, M089, M090, M091, M110, M145, R119, R131)', async () => {
    await page.goto(`${application.url}/loads?section=closed`)
    await page.locator('a.row').first().waitFor(SOON)
    expect(await page.locator('.section-list .row.head > span').allInnerTexts()).toEqual([
      'Carga',
      'Status da carga',
      'Trajeto',
      'Coleta',
      'Valor',
      'Transportadora',
      'Pedidos',
    ])
    expect(await page.locator('a.row .route').first().innerText()).toMatch(/^.+\/[A-Z]{2} → .+\/[A-Z]{2}$/)
    expect(await page.locator('a.row .price').allInnerTexts()).toContainEqual(expect.stringMatching(/^R\$/))
    await page.getByRole('button', { name: /Entrega finalizada/ }).waitFor(SOON)
    expect(await violations(page)).toEqual([])
    await press('j', 'Enter')
    await expect.poll(() => pathOf(page), SOON).toMatch(/^\/loads\/.+\/details/)
  })
})
