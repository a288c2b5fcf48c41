import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type CoordinatorPage, coordinatorPage } from '../kit/coordinator-page.ts'
import { openNewLoad } from '../kit/new-load.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

describe.skipIf(!hasBrowser)('the launch form', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let coordinator: CoordinatorPage
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador')
    coordinator = coordinatorPage(page)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  beforeEach(async () => {
    await page.goto(`${application.url}/new/load/`)
    await page.locator('.launch h1').waitFor()
    const startOver = page.getByRole('button', { name: 'Começar do zero' })
    if (await startOver.count()) await startOver.click()
  })

  it('launches a lot whose parts fit into it, and shows an error at the field when they do not', async () => {
    await page.goto(`${application.url}/load/lot-launch`)
    await coordinator.fillRoute()
    await coordinator.field('Peso').fill('900')
    await coordinator.field('Preço por tonelada').fill('85')
    await coordinator.field('Mínimo por transportadora').fill('27')
    await coordinator.field('Máximo por transportadora').fill('1200')
    await page.keyboard.press('Control+Enter')
    await coordinator.waitForText('O máximo é maior que o total do lote.')
    await coordinator.field('Máximo por transportadora').fill('300')
    await coordinator.waitForText('R$ 76.500,00')
    await coordinator.launches()
  })

  it('focuses the invalid field at once, so that the next input goes there', async () => {
    await coordinator.fillRoute()
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
      document.execCommand('insertText', false, '4250')
    })
    expect(await coordinator.field(/^Frete/).inputValue()).toMatch(/^R\$\s4\.250,00$/)
    await coordinator.launches()
  })

  it('launches an auction of one hour and a half', async () => {
    await coordinator.fillRoute()
    await page.getByText('Leilão', { exact: true }).click()
    await coordinator.field('Lance inicial').fill('4300')
    await coordinator.field('Redução por lance').fill('1,5')
    await coordinator.select('Duração do leilão', '1h30')
    expect(await page.getByRole('checkbox', { name: 'Prorrogar em lance de última hora' }).isChecked()).toBe(false)
    await coordinator.launches()
  })

  it('repeats a lane in three clicks, and refuses invalid attachments as specified (M122, M214)', async () => {
    await coordinator.fillRoute()
    await coordinator.field(/^Frete/).fill('4250')
    await coordinator.launches()
    await openNewLoad(page)
    await page.getByRole('button', { name: 'CD Cajamar → Loja Centro' }).click()
    await coordinator.waitForText('Tudo certo')

    const files = page.locator('input[type=file]')
    await files.setInputFiles({ name: 'planilha.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await coordinator.waitForText('Um ou mais arquivos não foram anexados')
    await files.setInputFiles({ name: 'pedido.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await page.getByRole('button', { name: 'Remover pedido.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Lançar frete' }).dblclick()
    await coordinator.waitForText('Carga lançada com sucesso.')
  })

  it('says in the link of each section what it lacks, and leads there with the keyboard', async () => {
    const link = (name: RegExp) => page.getByRole('navigation', { name: 'Seções' }).getByRole('link', { name })
    await link(/ a preencher$/)
      .first()
      .waitFor()
    const lacking = await link(/ a preencher$/).count()
    await coordinator.fillRoute()
    await expect.poll(() => link(/ a preencher$/).count()).toBeLessThan(lacking)
    expect(await link(/completa$/).count()).toBeGreaterThan(0)
    await link(/ a preencher$/)
      .first()
      .press('Enter')
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBeTruthy()
    await coordinator.field(/^Frete/).fill('4250')
    await coordinator.launches()
  })

  it('registers the vehicle of a FOB load without losing typed values (M266, M267, R027, R028, R032, R033)', async () => {
    await coordinator.fillRoute()
    await coordinator.select('Tipo de frete', 'FOB')
    await coordinator.find(/^Transportadora/, 'a', 'Expresso')
    await coordinator.field('CPF do motorista').fill('111.444.777-35')
    await coordinator.waitForText('Motorista não encontrado. Informe nome e telefone.')
    await coordinator.field('Nome do motorista').fill('José Souza')
    await coordinator.field('Telefone do motorista').fill('11988887777')
    const lookUps: string[] = []
    page.on('request', (request) => {
      if (/\/vehicles\?/.test(request.url())) lookUps.push(request.url())
    })
    await coordinator.field('Placa principal').fill('FOB1A2')
    await page.waitForTimeout(300)
    expect(lookUps).toEqual([])
    await coordinator.field('Placa principal').fill('FOB-1A23')
    const elsewhere = page.getByRole('link', { name: 'em nova aba' })
    expect([await elsewhere.getAttribute('href'), await elsewhere.getAttribute('target')]).toEqual(['/vehicle?plate=FOB1A23', '_blank'])
    const more = page.getByRole('button', { name: 'Outra placa' })
    for (let extra = 0; extra < 4; extra++) await more.click()
    expect(await more.count()).toBe(0)
    for (let plate = 5; plate > 1; plate--) await page.getByRole('button', { name: `Remover placa ${plate}` }).click()
    await page.getByRole('button', { name: 'Não encontrado! Clique aqui para cadastrar.' }).click()
    await coordinator.select('Tipo do Veículo', 'Carreta LS')
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await coordinator.waitForText('Veículo cadastrado com sucesso.')
    expect(await coordinator.field('Nome do motorista').inputValue()).toBe('José Souza')
    await coordinator.launches()
  })

  it('asks before leaving with unsaved input, which a draft then keeps', async () => {
    await coordinator.fillRoute()
    await page.getByRole('link', { name: 'Embarca, início' }).click()
    await page.getByRole('dialog', { name: 'Sair sem lançar?' }).waitFor()
    await page.getByRole('button', { name: 'Salvar rascunho e sair' }).click()
    await page.waitForURL('**/loads')
    await page.goto(`${application.url}/loads?section=draft`)
    await page.locator('.draft a').first().click()
    await page.getByRole('combobox', { name: /^Coleta/ }).waitFor()
    expect(await page.getByRole('combobox', { name: /^Coleta/ }).inputValue()).toBe('CD Cajamar')
  })
})
