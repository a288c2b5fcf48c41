import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { coordinatorPage } from '../kit/coordinator-page.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'

const DRIVERS = 'Carretas do Sul'
const [araucaria, branca] = ['transportadora01', 'transportadora02'] as const

describe.skipIf(!hasBrowser)('the shipper’s view of a negotiation', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const shoot = shooter('negotiating')
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const launch = async ({ freightPrice, ...over }: Partial<LaunchForm>) => {
    const { freightPrice: _, ...terms } = form(new Date().toISOString(), over)
    const request = { ...terms, ...(freightPrice && { freightPrice }), operationGroupId: 'sudeste', referenceValue: 790_000 }
    const { ok, body } = await as('operador').ask(loadRoutes.launch, request)
    expect(ok, JSON.stringify(body)).toBe(true)
    return body.stream.slice('load-'.length)
  }
  const open = async (id: string) => {
    await page.goto(`${application.url}/loads/${id}/details`)
    await page.locator('#offers').waitFor()
  }
  const proposal = (name: string) => page.getByRole('listitem', { name })
  const waitForToast = (text: string | RegExp) => waitForToastOn(page, text)

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('proposals appear live, are discussed, and one is accepted in two clicks', async () => {
    const id = await launch({ type: 'QUOTATION', duration: 120 })
    await open(id)
    await as(araucaria).ask(transporterDealCommands.propose, { id, price: 731_000, text: 'Sider às 7h' })
    await as(branca).ask(transporterDealCommands.propose, { id, price: 848_000 })
    await coordinatorPage(page).waitForInboxEntry(/Rodoviário Pedra Branca/)
    await proposal('Transportes Araucária').getByText('7,5 % abaixo').waitFor(SOON)
    await proposal('Rodoviário Pedra Branca').getByText('7,3 % acima').waitFor(SOON)
    expect(await violations(page)).toEqual([])

    await proposal('Rodoviário Pedra Branca')
      .getByRole('button', { name: /^Conversa.*1 não lida/ })
      .click()
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Conseguem chegar a 7.200?')
    await page.keyboard.press('Enter')
    await page.getByText('enviada').last().waitFor(SOON)
    await as(branca).ask(transporterDealCommands.message, { id, text: 'Fechado.' })
    await page.getByText('Fechado.', { exact: true }).waitFor(SOON)
    await page.keyboard.press('Escape')
    await proposal('Rodoviário Pedra Branca')
      .getByRole('button', { name: 'Conversa com Rodoviário Pedra Branca', exact: true })
      .waitFor(SOON)

    await proposal('Transportes Araucária')
      .getByRole('button', { name: /^Aceitar/ })
      .click()
    await page.getByRole('button', { name: /^Aceitar por/ }).click()
    await waitForToast('Transportadora vinculada')
    await proposal('Transportes Araucária').getByText('Contratada').waitFor(SOON)
  })

  it('participants of an open offer are changed with the choices of the launch, groups of drivers too', async () => {
    const id = await launch({ type: 'QUOTATION', duration: 120 })
    await open(id)
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Alterar participantes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Alterar participantes' })
    await dialog.getByText('Grupos e transportadoras').click()
    await coordinatorPage(page).find('Adicionar grupo ou transportadora', 'sul', 'Sul')
    await dialog.getByText('3 transportadoras recebem a oferta.').waitFor(SOON)
    await dialog.getByRole('group', { name: 'Motoristas que recebem a oferta' }).getByText('Escolher').click()
    await coordinatorPage(page).find('Adicionar grupo ou motorista', DRIVERS.slice(0, 4), DRIVERS)
    await dialog.getByText(`Grupo ${DRIVERS}`).waitFor(SOON)
    await shoot(page, 'targets')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await dialog.waitFor({ state: 'detached' })
    const target = (await as('operador').ask(loadDetailsRoutes.details, { id })).body.terms?.target
    expect(target).toMatchObject({ flAll: false, flAllDriver: false, driverIds: [] })
    expect([target?.groupIds.length, target?.groupDriverIds.length]).toEqual([1, 1])
  })

  it('an unsent message stays with its text, and is sent again', async () => {
    const id = await launch({ type: 'QUOTATION', duration: 120 })
    await as(branca).ask(transporterDealCommands.propose, { id, price: 768_000 })
    await open(id)
    await page.route('**/deals/*/messages', (route) => route.fulfill({ status: 422, json: { code: 'X', messages: ['Não agora.'] } }))
    await proposal('Rodoviário Pedra Branca')
      .getByRole('button', { name: /^Conversa/ })
      .click()
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Bom dia')
    await page.keyboard.press('Enter')
    await page.getByText('não enviada').waitFor(SOON)
    await page.unroute('**/deals/*/messages')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.locator('.chat-item.ours', { hasText: 'Bom dia' }).getByText('enviada').waitFor(SOON)
    expect(await page.locator('.chat-item', { hasText: 'Bom dia' }).count()).toBe(1)
  })

  it('an auction counts down by the server clock, shows every bid, and can be replayed', async () => {
    const id = await launch({ type: 'AUCTION', duration: 60, auction: { initialBid: 790_000, reductionPercentage: 1 } })
    await open(id)
    await page.getByText(/Termina em: 00:59:\d\d/).waitFor(SOON)
    await as(araucaria).ask(transporterDealCommands.bid, { id, price: 780_000 })
    await as(branca).ask(transporterDealCommands.bid, { id, price: 760_000 })
    await page.locator('.figures').getByText('R$ 7.600,00').waitFor(SOON)
    await page.getByRole('button', { name: 'Rever lance a lance' }).click()
    await page.getByText('1 de 2').waitFor(SOON)
    await page.getByText('2 de 2').waitFor(SOON)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  it('a hiring is approved on a phone with one tap and a confirmation', async () => {
    const id = await launch({ freightPrice: 4_000_000 })
    await as(araucaria).ask(transporterLoadCommands.accept, { id })
    const phone = await application.signIn(browser, 'aprovador', `/loads/${id}/details`, { width: 390 })
    const block = phone.getByRole('region', { name: 'Aprovação da contratação' })
    await block.getByText('Oferta finalizada').waitFor()
    await block.getByRole('button', { name: 'Aprovar', exact: true }).click()
    // The demo's loads give the lane a median, from which this price is far.
    await phone.getByLabel('Digite o valor de novo para confirmar').fill('40.000,00')
    await phone.getByRole('button', { name: 'Aprovar contratação' }).click()
    await phone.getByText('Aguardando atribuir motorista').first().waitFor(SOON)
    expect(await overflow(phone)).toBe(0)
  })
})
