import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type House, pathOf, startHouse } from '../kit/house.ts'

const HOUR = 3_600_000
const inHours = (hours: number) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
    .format(Date.now() + hours * HOUR)
    .replace(/(\d\d\/\d\d\/)(\d{4}), /, '$1$2 ')

describe.skipIf(!hasBrowser)('the launch form', () => {
  let browser: Browser
  let house: House
  let page: Page
  beforeAll(async () => {
    ;[browser, house] = await Promise.all([openBrowser(), startHouse({ loads: 10 })])
    page = await house.signIn(browser, 'operador')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await house.close()
  })

  const sees = (text: string | RegExp) => page.getByText(text).locator('visible=true').first().waitFor()
  const field = (label: string | RegExp, nth = 0) => page.getByRole('textbox', { name: label }).nth(nth)
  const select = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).first().click()
    await page.getByRole('option', { name: option }).first().click()
  }
  const find = async (label: string | RegExp, text: string, suggested: string) => {
    await page.getByRole('combobox', { name: label }).first().fill(text)
    await page.getByRole('option', { name: suggested }).first().click()
  }
  const fillRoute = async () => {
    await find(/^Coleta/, 'cajamar', 'CD Cajamar')
    await field('Data e hora', 0).fill(inHours(8))
    await find(/^Entrega/, 'curitiba', 'Loja Centro')
    await field('Data e hora', 1).fill(inHours(30))
    await select('Perfil', 'Carga fechada')
  }
  const launches = async () => {
    await page.keyboard.press('Control+Enter')
    await sees('Carga lançada com sucesso.')
    expect(pathOf(page)).toBe('/loads')
  }

  beforeEach(async () => {
    await page.goto(`${house.url}/new/load/`)
    await page.locator('.launch h1').waitFor()
    const anew = page.getByRole('button', { name: 'Começar do zero' })
    if (await anew.count()) await anew.click()
  })

  it('launches a lot whose parts fit into it, and says so at the field when they do not', async () => {
    await page.goto(`${house.url}/load/lot-launch`)
    await fillRoute()
    await field('Peso').fill('900')
    await field('Preço por tonelada').fill('85')
    await field('Mínimo por transportadora').fill('27')
    await field('Máximo por transportadora').fill('1200')
    await page.keyboard.press('Control+Enter')
    await sees('O máximo é maior que o total do lote.')
    await field('Máximo por transportadora').fill('300')
    await sees('R$ 76.500,00')
    await launches()
  })

  it('launches an auction of one hour and a half', async () => {
    await fillRoute()
    await page.getByText('Leilão', { exact: true }).click()
    await field('Lance inicial').fill('4300')
    await field('Redução por lance').fill('1,5')
    await select('Duração do leilão', '1h30')
    expect(await page.getByRole('checkbox', { name: 'Prorrogar em lance de última hora' }).isChecked()).toBe(false)
    await launches()
  })

  it('repeats a lane in three clicks, and files that may not be attached are refused as specified', async () => {
    await fillRoute()
    await field(/^Frete/).fill('4250')
    await launches()
    await page.getByRole('link', { name: 'Novo Frete' }).click()
    await page.getByRole('button', { name: 'CD Cajamar → Loja Centro' }).click()
    await sees('Tudo certo')

    const files = page.locator('input[type=file]')
    await files.setInputFiles({ name: 'planilha.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await sees('Um ou mais arquivos não foram anexados')
    await files.setInputFiles({ name: 'pedido.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await page.getByRole('button', { name: 'Remover pedido.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Lançar frete' }).dblclick()
    await sees('Carga lançada com sucesso.')
  })

  it('registers the vehicle of a FOB load without losing what was typed', async () => {
    await fillRoute()
    await select('Tipo de frete', 'FOB')
    await find(/^Transportadora/, 'a', 'Expresso')
    await field('CPF do motorista').fill('111.444.777-35')
    await sees('Motorista não encontrado. Informe nome e telefone.')
    await field('Nome do motorista').fill('José Souza')
    await field('Telefone do motorista').fill('11988887777')
    await field('Placa principal').fill('FOB1A23')
    await page.getByRole('button', { name: 'Não encontrado! Clique aqui para cadastrar.' }).click()
    await select('Tipo do Veículo', 'Carreta LS')
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await sees('Veículo cadastrado com sucesso.')
    expect(await field('Nome do motorista').inputValue()).toBe('José Souza')
    await launches()
  })

  it('asks before it is left with something typed, which a draft then keeps', async () => {
    await fillRoute()
    await page.getByRole('link', { name: 'Embarca, início' }).click()
    await page.getByRole('dialog', { name: 'Sair sem lançar?' }).waitFor()
    await page.getByRole('button', { name: 'Salvar rascunho e sair' }).click()
    await page.waitForURL('**/loads')
    await page.goto(`${house.url}/loads?section=draft`)
    await page.locator('.draft a').first().click()
    await page.getByRole('combobox', { name: /^Coleta/ }).waitFor()
    expect(await page.getByRole('combobox', { name: /^Coleta/ }).inputValue()).toBe('CD Cajamar')
  })
})
