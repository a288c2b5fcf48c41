import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { transporterTrackingCommands } from '@embarca/contracts/tracking/routes.ts'
import { nfeKey } from '@embarca/services/demo/identifiers.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'

const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

describe.skipIf(!hasBrowser)('the page of a delivery in transit', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let id: string
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const waitForToast = (text: string) => waitForToastOn(page, text)
  const pressButton = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    const launched = await as('operador').ask(loadRoutes.launch, { ...form(new Date().toISOString()), operationGroupId: 'sudeste' })
    expect(launched.ok, JSON.stringify(launched.body)).toBe(true)
    id = launched.body.stream.slice('load-'.length)
    const carrier = as('transportadora01')
    const { body: accepted } = await carrier.ask(transporterLoadCommands.accept, { id })
    const { body: drivers } = await carrier.ask(transporterRoutes.drivers, {}, accepted.position)
    const { body: vehicles } = await carrier.ask(transporterRoutes.vehicles, {})
    const driverId = drivers.list.find(({ active }) => active)!.id
    await carrier.ask(transporterLoadCommands.bindDriver, { id, driverId, vehicleIds: [vehicles.list[0]!.id] })
    await carrier.ask(transporterTrackingCommands.askWithout, { id, reason: 'Rastreador em manutenção' })
    page = await application.signIn(browser, 'operador', `/delivery/${deliveryOf(id)}`)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('continues without tracking when the shipper agrees', async () => {
    await page.getByText('Rastreador em manutenção').first().waitFor(SOON)
    await pressButton('Liberar sem rastreamento')
    await page.getByRole('button', { name: 'Liberar', exact: true }).click()
    await waitForToast('A carga pode seguir sem rastreamento.')
    await page.getByRole('region', { name: 'Solicitação para seguir sem rastreamento' }).waitFor({ state: 'detached', ...SOON })
  })

  it('an unsent message stays and is sent again; a half-typed one is kept', async () => {
    await page.keyboard.press('m')
    const message = page.getByRole('textbox', { name: 'Mensagem' })
    await page.route('**/chat/addMessage', (route) => route.fulfill({ status: 422, json: { code: 'X', messages: ['Não agora.'] } }))
    await message.fill('Doca 3, por favor.')
    await page.keyboard.press('Enter')
    await page.getByText('Não agora.').waitFor(SOON)
    await page.unroute('**/chat/addMessage')
    await pressButton('Tentar novamente')
    await page.locator('.chat-item.ours', { hasText: 'Doca 3' }).getByText('enviada').waitFor(SOON)
    await message.fill('E depois')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached', ...SOON })
    await page.keyboard.press('m')
    expect(await message.inputValue()).toBe('E depois')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached', ...SOON })
  })

  it('saves its itinerary and its shipping order (C267), and gets files attached', async () => {
    const saved = async (name: string) => {
      await pressButton('Mais ações')
      const item = page.getByRole('menuitem', { name })
      const [download] = await Promise.all([page.waitForEvent('download', SOON), item.click()])
      return download.suggestedFilename()
    }
    expect(await saved('Baixar itinerário')).toMatch(/^itinerario-.+\.pdf$/)
    expect(await saved('Ordem de carregamento')).toMatch(/^ordem-de-carregamento-.+\.pdf$/)
    const files = page.getByRole('region', { name: 'Anexos' })
    await files.locator('input[type=file]').setInputFiles({ name: 'ordem.pdf', ...pdf })
    await files.getByRole('button', { name: 'ordem.pdf', exact: true }).waitFor(SOON)
    await files.locator('input[type=file]').setInputFiles({ name: 'programa.exe', ...pdf })
    await waitForToast('Um ou mais arquivos não foram anexados')
    await pressButton('Remover ordem.pdf')
    await page.getByRole('button', { name: 'Remover', exact: true }).click()
    await waitForToast('Removido com sucesso.')
    await files.getByText('Nenhum arquivo anexado...').first().waitFor(SOON)
  })

  it('NF-es are uploaded as XML, each with its own result (M172, M223, R197)', async () => {
    await page.goto(`${application.url}/delivery/${deliveryOf(id)}?invoices=true`)
    const drawer = page.getByRole('dialog')
    await drawer.getByText('XML', { exact: true }).click()
    await drawer.getByRole('button', { name: 'Adicionar NF-e' }).click()
    await drawer.getByText('Anexe um ou mais arquivos').waitFor(SOON)
    const key = nfeKey('11222333000181', 'SP', '2026-11-01', 4821, 21357)
    await drawer.locator('input[type=file]').setInputFiles([
      { name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from(`<NFe><infNFe Id="NFe${key}"/></NFe>`) },
      { name: 'outra.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') },
    ])
    await drawer.getByRole('button', { name: 'Adicionar NF-e' }).click()
    const results = drawer.getByRole('list', { name: 'Arquivos enviados' })
    await results.getByText('O arquivo não é o XML de uma NF-e.').waitFor(SOON)
    await results.getByRole('combobox', { name: 'Pedido' }).click()
    await page.getByRole('option', { name: 'PED-1' }).first().click()
    await results.getByRole('button', { name: 'Vincular' }).click()
    await waitForToast('Nota fiscal adicionado')
    await results.getByText('NF-e 000004821, série 001 · pedido PED-1').waitFor(SOON)
    expect(await violations(page)).toEqual([])
  })

  it('is listed among the deliveries of its group, also on a phone; a delivery of another load is not found', async () => {
    const phone = await application.signIn(browser, 'operador', `/loads/${id}/details/grouped/${deliveryOf(id)}`)
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.getByRole('list', { name: 'Entregas' }).getByRole('link').click()
    await phone.waitForURL(`**/loads/${id}/details/delivery/${deliveryOf(id)}`)
    await phone.getByRole('heading', { level: 1 }).waitFor(SOON)
    expect(await overflow(phone)).toBe(0)
    await phone.goto(`${application.url}/loads/other/details/delivery/${deliveryOf(id)}`)
    await phone.getByText('Não encontrado.').waitFor(SOON)
    await phone.context().close()
  })
})
