import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { tabTo } from '../kit/visitor.ts'

const saved = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download', SOON), press()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

describe.skipIf(!hasBrowser)('files, by keyboard alone', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads/history')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const panel = () => page.getByRole('dialog', { name: 'Notificações' })
  const question = () => panel().getByRole('region', { name: 'Exportar o histórico de cargas?' })
  const openPanel = async () => {
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await panel().waitFor(SOON)
  }
  const pressesE = async () => {
    await page.locator('.load-history a.row').first().waitFor(SOON)
    await page.keyboard.press('e')
    await question().waitFor(SOON)
  }

  it('the history asks "Exportar o histórico de cargas?" in the panel of the bell (M067, M076, C343)', async () => {
    await page.locator('.load-history a.row').first().waitFor(SOON)
    await tabTo(page, 'Exportar', 200)
    await page.keyboard.press('Enter')
    await question().waitFor(SOON)
    expect(await violations(page)).toEqual([])
  })
  it('the question stays across screens until it is closed, and covers none of them (R100)', async () => {
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached', ...SOON })
    expect(await page.getByText('Exportar o histórico de cargas?').count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Canhotos')
    await page
      .getByRole('option', { name: /Canhotos/ })
      .first()
      .waitFor(SOON)
    await page.locator('.palette .p-progress-spinner').waitFor({ state: 'detached', ...SOON })
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page), SOON).not.toBe('/loads/history')
    await openPanel()
    await question().waitFor(SOON)
    await tabTo(page, 'Fechar a exportação', 300)
    await page.keyboard.press('Enter')
    await question().waitFor({ state: 'detached', ...SOON })
  })
  it('"Gerar Histórico" makes the workbook, which is downloaded once when it is ready (M077, M142, M143)', async () => {
    await page.goto(`${application.url}/loads/history`)
    await pressesE()
    await tabTo(page, 'Gerar Histórico')
    let downloads = 0
    page.on('download', () => downloads++)
    const { name, content } = await saved(page, async () => {
      await page.keyboard.press('Enter')
      await page.getByText('O relatório está sendo processado').first().waitFor(SOON)
    })
    expect(name).toMatch(/^historico-de-cargas-\d{4}-\d{2}-\d{2}-\d{4}\.xlsx$/)
    await page.getByText('O relatório foi baixado com sucesso').waitFor(SOON)
    const rows = (await readXlsx(content)).sheets[0]!.rows
    expect(rows[0]![0]).toBe('Histórico de cargas')
    expect(rows.some(([first]) => String(first).startsWith('Coleta: de '))).toBe(true)
    expect(rows.some(([, code]) => code === 'ID da Carga')).toBe(true)
    await page.waitForTimeout(1_500)
    expect(downloads).toBe(1)
  })
  it('stays in the panel for a later download, also after a reload and on another page', async () => {
    await page.goto(`${application.url}/loads?view=table`)
    await openPanel()
    const { name } = await saved(page, () =>
      panel()
        .getByRole('button', { name: /^Baixar Arquivo: historico-de-cargas/ })
        .click(),
    )
    expect(name).toMatch(/^historico-de-cargas-/)
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached', ...SOON })
  })
  it('the table is exported with its own columns, in the chosen format, without a question (R076, C007)', async () => {
    await page.locator('tbody tr').first().waitFor(SOON)
    await tabTo(page, 'Baixar a tabela', 60)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    const { name, content } = await saved(page, () => page.keyboard.press('Enter'))
    expect(name).toMatch(/^tabela-de-cargas-.*\.csv$/)
    const lines = content.toString().split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['Etapa: Em Negociação']))
    expect(lines.find((line) => line.startsWith('ID da Carga;'))).toMatch(/^ID da Carga;Embarcador;Status da carga;/)
    expect(await panel().count()).toBe(0)
  })
  it('a file that failed is asked for again in the panel', async () => {
    let isBroken = true
    await page.route('**/webshipper/report/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...(isBroken && { status: 'FAILED', fileId: undefined }) } })
    })
    await page.route('**/webshipper/report?*', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { list: object[] }
      const list = body.list.map((one, at) => (isBroken && at === 0 ? { ...one, status: 'FAILED', fileId: undefined } : one))
      await route.fulfill({ response, json: { ...body, list } })
    })
    await tabTo(page, 'Baixar a tabela', 60)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('Ocorreu um erro ao gerar o relatório').first().waitFor(SOON)
    await openPanel()
    const again = panel().getByRole('button', { name: 'Tentar novamente' })
    await again.waitFor(SOON)
    isBroken = false
    expect((await saved(page, () => again.click())).name).toMatch(/^tabela-de-cargas-/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  it('has no overflow and no accessibility fault in every size and theme', async () => {
    await page.goto(`${application.url}/loads/history`)
    await pressesE()
    await isFineInEveryLook(page)
  })
})
