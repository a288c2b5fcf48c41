import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { tabTo } from '../kit/visitor.ts'

const SOON = { timeout: 10_000 }
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
  const note = () => page.getByRole('complementary', { name: 'Exportações' })

  it('the history asks "Exportar o histórico de cargas?" and makes it with "Gerar Histórico" (M067, M076, M142, C343)', async () => {
    await page.locator('.load-history a.row').first().waitFor(SOON)
    await tabTo(page, 'Exportar', 200)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Exportar o histórico de cargas?' }).waitFor(SOON)
    expect(await violations(page)).toEqual([])
    await tabTo(page, 'Gerar Histórico')
    await page.keyboard.press('Enter')
    await page.getByText('O relatório está sendo processado').first().waitFor(SOON)
  })
  it('the note stays across screens until it is closed (R100)', async () => {
    await note().getByRole('button', { name: 'Baixar Arquivo' }).waitFor(SOON)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Canhotos')
    await page
      .getByRole('option', { name: /Canhotos/ })
      .first()
      .waitFor(SOON)
    await page.locator('.palette .spin').waitFor({ state: 'detached', ...SOON })
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page), SOON).not.toBe('/loads/history')
    await page.waitForTimeout(1_500)
    expect(await note().getByRole('button', { name: 'Baixar Arquivo' }).isVisible()).toBe(true)
    await page.reload()
    await note().getByRole('button', { name: 'Baixar Arquivo' }).waitFor(SOON)
  })
  it('"Baixar Arquivo" saves the workbook and says so (M077, M143)', async () => {
    await tabTo(page, 'Baixar Arquivo', 300)
    const { name, content } = await saved(page, () => page.keyboard.press('Enter'))
    expect(name).toMatch(/^historico-de-cargas-\d{4}-\d{2}-\d{2}-\d{4}\.xlsx$/)
    await page.getByText('O relatório foi baixado com sucesso').waitFor(SOON)
    const rows = (await readXlsx(content)).sheets[0]!.rows
    expect(rows[0]![0]).toBe('Histórico de cargas')
    expect(rows.some(([first]) => String(first).startsWith('Coleta: de '))).toBe(true)
    expect(rows.some(([, code]) => code === 'ID da Carga')).toBe(true)
    await tabTo(page, 'Fechar a exportação', 300)
    await page.keyboard.press('Enter')
    await note().waitFor({ state: 'detached', ...SOON })
  })
  it('the table is exported with its own columns, in the chosen format (R076, C007)', async () => {
    await page.goto(`${application.url}/loads?view=table`)
    await page.locator('tbody tr').first().waitFor(SOON)
    await tabTo(page, 'Baixar a tabela', 60)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await note().getByRole('button', { name: 'Baixar Arquivo' }).waitFor(SOON)
    await tabTo(page, 'Baixar Arquivo', 300)
    const { name, content } = await saved(page, () => page.keyboard.press('Enter'))
    expect(name).toMatch(/^tabela-de-cargas-.*\.csv$/)
    const lines = content.toString().split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['Etapa: Em Negociação']))
    expect(lines.find((line) => line.startsWith('ID da Carga;'))).toMatch(/^ID da Carga;Embarcador;Status da carga;/)
    await page.keyboard.press('Escape')
    await note().waitFor({ state: 'detached', ...SOON })
  })
  it('has no overflow and no accessibility fault in every size and theme', async () => {
    await page.goto(`${application.url}/loads/history`)
    await page.locator('.load-history a.row').first().waitFor(SOON)
    await page.keyboard.press('e')
    await page.getByRole('region', { name: 'Exportar o histórico de cargas?' }).waitFor(SOON)
    await isFineInEveryLook(page)
  })
})
