import { nfeKey } from '@embarca/services/demo/identifiers.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { inHours } from '../kit/coordinator-page.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { tabTo } from '../kit/visitor.ts'

const CODE = 'JORNADA-1'

/** Without the mouse and without a reload. */
describe.skipIf(!hasBrowser)('one load, from launch to finish, by keyboard alone', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ carriers: true })])
    page = await application.signIn(browser, 'operador')
    await page.evaluate(() => Object.assign(globalThis, { neverLoadedAgain: true }))
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const waitForText = (text: string) => page.getByText(text, { exact: true }).locator('visible=true').first().waitFor()
  const fill = async (field: string, text: string) => {
    await tabTo(page, field)
    await press('Control+a')
    await page.keyboard.type(text)
  }
  /** Types into a field and selects the suggestion with that name. */
  const choose = async (field: string, text: string, suggested = text) => {
    await fill(field, text)
    await page.getByRole('option', { name: suggested }).first().waitFor()
    await press('Enter')
  }
  const cardIn = (column: string) => page.getByRole('region', { name: column, exact: true }).getByRole('link', { name: CODE })
  const dialog = (name: string) => page.getByRole('dialog', { name })

  it('is launched on one page', async () => {
    await page.getByRole('heading', { name: 'Em Negociação' }).waitFor()
    await press('n')
    await page.getByRole('heading', { name: 'Novo Frete' }).waitFor()
    await fill('Código da carga', CODE.toLowerCase())
    await choose('Coleta', 'cajamar', 'CD Cajamar')
    await press('Tab')
    await fill('Data e hora', inHours(6))
    await choose('Entrega', 'curitiba', 'Loja Centro')
    await press('Tab')
    await fill('Data e hora', inHours(30))
    await tabTo(page, 'Perfil')
    await press('c')
    await fill('Peso', '12,5')
    await tabTo(page, 'Todas', 40)
    await press('ArrowRight', 'Enter')
    await choose('Adicionar grupo ou transportadora', 'prefer', 'Preferenciais')
    await waitForText('4 transportadoras recebem a oferta.')

    await press('Control+Enter')
    await waitForText('Informe o valor do frete.')
    await page.keyboard.type('4250')
    await press('Control+Enter')
    await waitForText('Carga lançada com sucesso.')
    expect(pathOf(page)).toBe('/loads')
  })

  it.each(['Em Negociação', 'Em Andamento', 'Confirmar Entrega'])('moves live to %s', async (column) => {
    await cardIn(column).waitFor()
  })

  it('has its receipt approved with A and Enter', async () => {
    await press('Control+k')
    await page.keyboard.type(CODE)
    await page.getByRole('option', { name: CODE }).first().waitFor()
    await press('Enter')
    await page.getByRole('heading', { level: 1, name: CODE }).waitFor()
    await press('c')
    await page.getByText('0 de 1 avaliados').waitFor()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    await press('a')
    await dialog('Aprovar comprovante?').getByText('Esta ação não pode ser desfeita.').waitFor()
    await press('Enter')
    await waitForText('Comprovante aprovado com sucesso.')
  })

  it('is rated, and gets its NF-e once the key is right', async () => {
    await dialog('Avaliar e finalizar').waitFor()
    await tabTo(page, '1 estrela')
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await tabTo(page, 'Adicionar NF-e')
    await press('Enter')
    await waitForText('Frete avaliado.')

    const key = nfeKey(shipperData[0]!.shipper.document, 'SP', new Date().toISOString(), 77, 12_345_678)
    await page.getByLabel('Chave da NF-e').waitFor()
    await page.keyboard.type(`${key.slice(0, 43)}${(Number(key[43]) + 1) % 10}`)
    await press('Enter')
    await waitForText('A chave da NF-e é inválida.')
    await press('Backspace')
    await page.keyboard.type(key.slice(43))
    await press('Enter')
    await waitForText('Nota fiscal adicionado')
    await waitForText('Todos os pedidos desta carga já têm a sua NF-e.')
    await press('Escape')
  })

  it('is finished', async () => {
    await tabTo(page, 'Finalizar Frete')
    await press('Enter')
    await dialog('Avaliar e finalizar').getByText('O frete pode ser finalizado.').waitFor()
    await press('Enter')
    await waitForText('Frete finalizado.')
    await waitForText('Carga finalizada')
    expect(await page.evaluate(() => 'neverLoadedAgain' in globalThis)).toBe(true)
  })
})
