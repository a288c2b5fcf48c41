import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { lotCommands } from '@embarca/contracts/lot/routes.ts'
import { negotiationRoutes, transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type CoordinatorPage, coordinatorPage } from '../kit/coordinator-page.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const LANE = /^Metalúrgica Joinville → CD Porto Alegre/

describe.skipIf(!hasBrowser)('the price guard', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let coordinator: CoordinatorPage
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const launch = async (over: Partial<LaunchForm> = {}) => {
    const terms = form(new Date().toISOString())
    const request = { ...terms, destinations: terms.destinations.slice(-1), freightPrice: 430_000, ...over }
    const { ok, body } = await as('operador').ask(loadRoutes.launch, request)
    expect(ok, JSON.stringify(body)).toBe(true)
    return body.stream.slice('load-'.length)
  }
  const historyOf = async (id: string) => JSON.stringify((await as('operador').ask(loadDetailsRoutes.history, { id })).body)
  const open = async (id: string) => {
    await page.goto(`${application.url}/loads/${id}/details`)
    await page.locator('#offers').waitFor()
  }
  /** Repeats the lane of the launched loads, in the launch form. */
  const repeatLane = async () => {
    await page.goto(`${application.url}/new/load`)
    await page.locator('.launch h1').waitFor()
    const startOver = page.getByRole('button', { name: 'Começar do zero' })
    if (await startOver.count()) await startOver.click()
    await page.getByRole('button', { name: LANE }).click()
    await coordinator.waitForText(/^Repetindo/)
  }

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    for (const freightPrice of [430_000, 430_000, 430_000, 430_000, 440_000]) await launch({ freightPrice })
    page = await application.signIn(browser, 'operador')
    coordinator = coordinatorPage(page)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const shots = shooter('price')

  it('turns amber beyond 30 %, and launches at once', async () => {
    await repeatLane()
    await coordinator.field(/^Frete/).fill('6235')
    await coordinator.waitForText('Preço 45 % acima da mediana')
    await coordinator.waitForText('Preço fora do comum: 45 % acima da mediana.')
    await shots(page, 'amber')
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await coordinator.launches()
  })

  it('turns red above twice the median, and launches once the price was typed again (R$ 430.000 for R$ 4.300)', async () => {
    await repeatLane()
    await coordinator.field(/^Frete/).fill('430000')
    await coordinator.waitForText('Preço 100 vezes a mediana')
    await shots(page, 'red')
    await page.keyboard.press('Control+Enter')
    const dialog = coordinator.dialog(/^Lançar por R\$/)
    await dialog.getByText(/Mediana de R\$\s4\.300,00, \d cargas, Joinville → Porto Alegre\./).waitFor()
    await shots(page, 'confirm')
    expect(await dialog.getByRole('textbox', { name: /de novo/ }).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('43000')
    await page.keyboard.press('Enter')
    await dialog.getByText('O valor digitado não é o mesmo.').waitFor()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await coordinator.waitForText('Carga lançada com sucesso.')
    await page.waitForURL('**/loads')
  })

  it('turns red at half of the median too, where minus 100 % is never reached', async () => {
    await repeatLane()
    await coordinator.field(/^Frete/).fill('2150')
    await coordinator.waitForText('Preço 50 % abaixo da mediana')
    await page.keyboard.press('Control+Enter')
    await coordinator.dialog(/^Lançar por R\$/).waitFor()
    await page.keyboard.press('Escape')
    await coordinator.field(/^Frete/).fill('4300')
    await coordinator.waitForText('Tudo certo')
  })

  it('asks again when a price is changed, and the history says that it was confirmed', async () => {
    const id = await launch()
    await open(id)
    await page.getByRole('button', { name: 'Alterar' }).first().click()
    await page.getByRole('menuitem', { name: /valores/ }).click()
    const dialog = coordinator.dialog('Alterar valores')
    await dialog.getByRole('textbox', { name: 'Valor do frete' }).fill('430000')
    await dialog.getByText('Confira o preço: 100 vezes a mediana.').waitFor(SOON)
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Escolta')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await dialog.getByText('O valor digitado não é o mesmo.').waitFor()
    await dialog.getByRole('textbox', { name: /de novo/ }).fill('430000')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await historyOf(id)).toContain('valor confirmado, mediana R$ 4.300,00')
  })

  it('compares what is accepted and countered with the median', async () => {
    const id = await launch({ type: 'QUOTATION', duration: 120, freightPrice: undefined as never })
    await as('transportadora01').ask(transporterDealCommands.propose, { id, price: 43_000_000 })
    await open(id)
    const row = page.getByRole('listitem', { name: 'Transportes Araucária' })
    await row.getByRole('button', { name: /^Aceitar/ }).click()
    const dialog = coordinator.dialog('Aceitar Transportes Araucária?')
    await dialog.getByText('Confira o preço: 100 vezes a mediana.').waitFor(SOON)
    await shots(page, 'accept')
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('button', { name: /^Aceitar por/ }).click()
    await dialog.getByText('O valor digitado não é o mesmo.').waitFor()
    await dialog.getByRole('textbox', { name: /de novo/ }).fill('430000')
    await dialog.getByRole('textbox', { name: /Justificativa/ }).fill('Única com escolta')
    await dialog.getByRole('button', { name: /^Aceitar por/ }).click()
    await dialog.waitFor({ state: 'hidden' })

    const phone = await application.signIn(browser, 'aprovador', `/loads/${id}/details`, { width: 390 })
    const card = phone.getByRole('region', { name: 'Aprovação da contratação' })
    for (const text of ['Transportes Araucária', 'Confira o preço: 100 vezes a mediana.', /^acima do limite de/, /^Única com escolta \(/])
      await card.getByText(text).first().waitFor(SOON)
    await shots(phone, 'approval')
    await phone.setViewportSize({ width: 390, height: 844 })
    await card.getByRole('button', { name: 'Aprovar', exact: true }).click()
    const approval = phone.getByRole('dialog', { name: 'Aprovar contratação?' })
    for (const text of ['Transportes Araucária', /430\.000,00/, 'Confira o preço: 100 vezes a mediana.', /^Única com escolta \(/])
      await approval.getByText(text).first().waitFor(SOON)
    await shots(phone, 'approve')
    await isFineInEveryLook(phone)
    await approval.getByRole('button', { name: 'Aprovar contratação' }).click()
    await approval.getByText('O valor digitado não é o mesmo.').waitFor()
    await phone.keyboard.type('430000')
    await phone.keyboard.press('Enter')
    await phone.getByText('Aguardando atribuir motorista').first().waitFor(SOON)
    await phone.context().close()
  })

  it('warns of a counter-proposal, and sends an extreme one once it was typed again', async () => {
    const id = await launch({ type: 'QUOTATION', duration: 120, freightPrice: undefined as never })
    await as('transportadora01').ask(transporterDealCommands.propose, { id, price: 440_000 })
    await open(id)
    await coordinator.pressButton('Mais ações de Transportes Araucária')
    await page.getByRole('menuitem', { name: 'Fazer contraproposta' }).click()
    const dialog = coordinator.dialog('Propor um valor a Transportes Araucária')
    const price = dialog.getByRole('textbox', { name: /^Valor/ })
    await price.fill('6235')
    await dialog.getByText('Preço fora do comum: 45 % acima da mediana.').waitFor(SOON)
    expect(await dialog.getByRole('textbox', { name: /de novo/ }).count()).toBe(0)
    await price.fill('430000')
    await dialog.getByText('Confira o preço: 100 vezes a mediana.').waitFor(SOON)
    await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
    await dialog.getByText('O valor digitado não é o mesmo.').waitFor()
    await dialog.getByRole('textbox', { name: /de novo/ }).fill('430000')
    await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => historyOf(id), SOON).toMatch(/R\$\s430\.000,00/)
  })

  it.each([
    [30_000, 'Preço fora do comum: 50 % acima do valor publicado.', undefined],
    [60_000, 'Confira o preço: 3 vezes o valor publicado.', '600'],
  ])('warns of an agreement at %s where the lot asks 20000', async (price, warning, again) => {
    const ofLot = { weight: 100_000 }
    const { origins, destinations } = form(new Date().toISOString())
    const id = await launch({
      deliveryType: 'LOT',
      freightPrice: undefined as never,
      lot: { pricePerPart: 20_000 },
      origins: origins.map((origin) => ({ ...origin, ...ofLot })),
      destinations: destinations.slice(-1).map((destination) => ({ ...destination, ...ofLot })),
    })
    const proposal = await as('transportadora01').ask(transporterDealCommands.propose, { id, price })
    expect(proposal.ok, JSON.stringify(proposal.body)).toBe(true)
    const proposed = async () =>
      (await as('operador').ask(negotiationRoutes.negotiations, { id })).body.list.at(0)?.transporterProposal?.negotiationId
    await expect.poll(proposed, SOON).toBeTruthy()
    const negotiationId = (await proposed())!
    const accept = await as('operador').ask(lotCommands.acceptProposal, {
      id,
      negotiationId,
      quota: '90000',
      justification: 'Única com escolta',
    })
    expect(accept.ok, JSON.stringify(accept.body)).toBe(true)
    const approver = await application.signIn(browser, 'aprovador', `/loads/${id}/details`)
    const { panel, dialog: dialogNamed } = coordinatorPage(approver)
    await panel('Cotas').getByRole('button', { name: 'Aprovar' }).click()
    const dialog = dialogNamed('Aprovar Transportes Araucária?')
    await dialog.getByText(warning).waitFor(SOON)
    const approve = dialog.getByRole('button', { name: 'Aprovar', exact: true })
    if (again === undefined) expect(await dialog.getByRole('textbox', { name: /de novo/ }).count()).toBe(0)
    else {
      await approve.click()
      await dialog.getByText('O valor digitado não é o mesmo.').waitFor()
      await dialog.getByRole('textbox', { name: /de novo/ }).fill(again)
    }
    await approve.click()
    await dialog.waitFor({ state: 'hidden' })
    await panel('Cotas').getByText('Aprovado').waitFor(SOON)
    await approver.context().close()
  })
})
