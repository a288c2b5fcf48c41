import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type Desk, deskOf } from '../kit/desk.ts'
import { type House, startHouse } from '../kit/house.ts'

describe.skipIf(!hasBrowser)('the launch form', () => {
  let browser: Browser
  let house: House
  let page: Page
  let desk: Desk
  beforeAll(async () => {
    ;[browser, house] = await Promise.all([openBrowser(), startHouse({ loads: 10 })])
    page = await house.signIn(browser, 'operador')
    desk = deskOf(page)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await house.close()
  })

  beforeEach(async () => {
    await page.goto(`${house.url}/new/load/`)
    await page.locator('.launch h1').waitFor()
    const anew = page.getByRole('button', { name: 'Começar do zero' })
    if (await anew.count()) await anew.click()
  })

  it('launches a lot whose parts fit into it, and says so at the field when they do not', async () => {
    await page.goto(`${house.url}/load/lot-launch`)
    await desk.fillRoute()
    await desk.field('Peso').fill('900')
    await desk.field('Preço por tonelada').fill('85')
    await desk.field('Mínimo por transportadora').fill('27')
    await desk.field('Máximo por transportadora').fill('1200')
    await page.keyboard.press('Control+Enter')
    await desk.sees('O máximo é maior que o total do lote.')
    await desk.field('Máximo por transportadora').fill('300')
    await desk.sees('R$ 76.500,00')
    await desk.launches()
  })

  it('goes to the field that is wrong at once, so that what is typed next stands there', async () => {
    await desk.fillRoute()
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
      document.execCommand('insertText', false, '4250')
    })
    expect(await desk.field(/^Frete/).inputValue()).toBe('4250')
    await desk.launches()
  })

  it('launches an auction of one hour and a half', async () => {
    await desk.fillRoute()
    await page.getByText('Leilão', { exact: true }).click()
    await desk.field('Lance inicial').fill('4300')
    await desk.field('Redução por lance').fill('1,5')
    await desk.select('Duração do leilão', '1h30')
    expect(await page.getByRole('checkbox', { name: 'Prorrogar em lance de última hora' }).isChecked()).toBe(false)
    await desk.launches()
  })

  it('repeats a lane in three clicks, and files that may not be attached are refused as specified (M122, M214)', async () => {
    await desk.fillRoute()
    await desk.field(/^Frete/).fill('4250')
    await desk.launches()
    await page.getByRole('link', { name: 'Novo Frete' }).click()
    await page.getByRole('button', { name: 'CD Cajamar → Loja Centro' }).click()
    await desk.sees('Tudo certo')

    const files = page.locator('input[type=file]')
    await files.setInputFiles({ name: 'planilha.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await desk.sees('Um ou mais arquivos não foram anexados')
    await files.setInputFiles({ name: 'pedido.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await page.getByRole('button', { name: 'Remover pedido.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Lançar frete' }).dblclick()
    await desk.sees('Carga lançada com sucesso.')
  })

  it('registers the vehicle of a FOB load without losing what was typed (M266, M267, R027, R028, R032, R033)', async () => {
    await desk.fillRoute()
    await desk.select('Tipo de frete', 'FOB')
    await desk.find(/^Transportadora/, 'a', 'Expresso')
    await desk.field('CPF do motorista').fill('111.444.777-35')
    await desk.sees('Motorista não encontrado. Informe nome e telefone.')
    await desk.field('Nome do motorista').fill('José Souza')
    await desk.field('Telefone do motorista').fill('11988887777')
    const lookUps: string[] = []
    page.on('request', (request) => {
      if (/\/vehicles\?/.test(request.url())) lookUps.push(request.url())
    })
    await desk.field('Placa principal').fill('FOB1A2')
    await page.waitForTimeout(300)
    expect(lookUps).toEqual([])
    await desk.field('Placa principal').fill('FOB-1A23')
    const elsewhere = page.getByRole('link', { name: 'em nova aba' })
    expect([await elsewhere.getAttribute('href'), await elsewhere.getAttribute('target')]).toEqual(['/vehicle?plate=FOB1A23', '_blank'])
    const more = page.getByRole('button', { name: 'Outra placa' })
    for (let extra = 0; extra < 4; extra++) await more.click()
    expect(await more.count()).toBe(0)
    for (let plate = 5; plate > 1; plate--) await page.getByRole('button', { name: `Remover placa ${plate}` }).click()
    await page.getByRole('button', { name: 'Não encontrado! Clique aqui para cadastrar.' }).click()
    await desk.select('Tipo do Veículo', 'Carreta LS')
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await desk.sees('Veículo cadastrado com sucesso.')
    expect(await desk.field('Nome do motorista').inputValue()).toBe('José Souza')
    await desk.launches()
  })

  it('asks before it is left with something typed, which a draft then keeps', async () => {
    await desk.fillRoute()
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
