import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { dedicatedCommands, dedicatedLoadCommands } from '@embarca/contracts/dedicated/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { carriers as companies, drivers, vehicles } from '@embarca/services/demo/fleet.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('dedicated')
const { transporterId } = demoUser('motorista01')
const carrier = companies.find(({ id }) => id === transporterId)!
const driver = drivers.find(({ id }) => id === demoUser('motorista01').driverId)!
const vehicle = vehicles.find((one) => one.transporterId === transporterId && one.vehicleType === 'CARRETA')!

describe.skipIf(!hasBrowser)('a dedicated vehicle, from its contract to its end', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let page: Page
  let contract = ''
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 20 })])
    carriers = carriersOf(application.url)
    page = await application.signIn(browser, 'operador', '/dedicated')
    page.setDefaultTimeout(SOON.timeout)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const launched = async (externalId: string) => {
    const { target: _, ...launch } = form(new Date().toISOString(), { externalId })
    const { stream } = await carriers.call('operador', loadRoutes.launchDedicated, {
      ...launch,
      ...{ freightType: 'DEDICADO', vehicleType: 'CARRETA', freightPrice: 400_000, freightDistance: 300 },
    } as never)
    return stream.slice('load-'.length)
  }
  const status = async (id: string) => (await carriers.call('operador', loadDetailsRoutes.details, { id })).statusCode
  const detail = () => carriers.call('operador', dedicatedRoutes.detail, { id: contract })
  const terms = async () => {
    const {
      vehicles: bound,
      cycle: _,
      revision: __,
      driverCPF: ___,
      driverName: ____,
      transporterName: _____,
      ...stored
    } = await carriers.call('operador', dedicatedRoutes.forUpdate, { id: contract })
    return { ...stored, vehicleIds: bound.map(({ id }) => id) }
  }
  const card = () => page.locator('.fleet-card').filter({ hasText: vehicle.plate })
  const said = (text: string) => waitForToastOn(page, text)
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Ações de ${vehicle.plate}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const dialog = (name: string) => page.getByRole('dialog', { name })

  it('is contracted in the drawer, which says the first thing that is missing (M235, M260, M261)', async () => {
    await page.getByText('Nenhum veículo dedicado. Adicione o primeiro contrato.').waitFor()
    await page.getByRole('button', { name: 'Adicionar veículo' }).click()
    const drawer = dialog('Adicionar veículo')
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await drawer.getByText('É necessário selecionar um veículo!').waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'drawer')
    await page.setViewportSize({ width: 1440, height: 900 })
    await drawer.getByRole('textbox', { name: 'Placa' }).fill(vehicle.plate)
    await drawer
      .getByText(/Carreta/)
      .first()
      .waitFor()
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await drawer.getByText('Escolha uma Transportadora').waitFor()
    await drawer.getByRole('combobox', { name: 'Transportadora' }).fill(carrier.name)
    await page.getByRole('option', { name: carrier.name }).first().click()
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await drawer.getByText('É necessário selecionar o motorista!').waitFor()
    await drawer.getByRole('textbox', { name: 'CPF do motorista' }).fill('52998224725')
    await drawer.getByText('Motorista não encontrado.').waitFor()
    await drawer.getByRole('textbox', { name: 'CPF do motorista' }).fill(driver.document)
    await drawer.getByText(driver.name).waitFor()
    await drawer.getByRole('textbox', { name: 'Valor contratado' }).fill('18.500,00')
    await drawer.getByRole('textbox', { name: 'Distância contratada' }).fill('1000')
    await drawer.getByRole('textbox', { name: 'Valor por km excedido' }).fill('4,25')
    await drawer.getByRole('textbox', { name: 'Valor da multa' }).fill('450,00')
    await drawer.getByRole('button', { name: 'dom: todos os dias' }).click()
    await drawer.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await drawer.getByText('dia 11', { exact: true }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await said('Dedicado Adicionado com Sucesso!')
    await card().waitFor()
    const { list } = await carriers.call('operador', dedicatedRoutes.board, {})
    contract = list[0]!.id
    expect((await detail()).daysOff.length).toBeGreaterThan(0)
    // No day off keeps the loads of this story from their vehicle.
    await carriers.call('operador', dedicatedCommands.save, {
      ...(await terms()),
      daysOff: [],
    })
  })

  it('joins what two people change at the same time, and overwrites nothing unseen', async () => {
    await menu('Configurar veículo')
    const drawer = dialog('Configurar veículo')
    await drawer.getByRole('textbox', { name: 'Observação das folgas' }).fill('Feriado municipal')
    await carriers.call('operador', dedicatedCommands.save, { ...(await terms()), idleDays: 9 })
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('button', { name: 'Entendi' }).click()
    await drawer.getByText('Outras mudanças foram salvas').waitFor()
    await shoot(page, 'conflict')
    await page.setViewportSize({ width: 1440, height: 900 })
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await said('Dedicado Adicionado com Sucesso!')
    await drawer.waitFor({ state: 'hidden' })
    expect(await terms()).toMatchObject({ idleDays: 9, reasonDaysOff: 'Feriado municipal' })
  })

  it('takes a load by keyboard, and gives it back (M285, M308, M309)', async () => {
    const more = page.getByRole('button', { name: `Ações de ${vehicle.plate}` })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Vincular carga' }).waitFor()
    await page.keyboard.press('v')
    await page.keyboard.press('Enter')
    await dialog('Vincular carga').getByRole('textbox', { name: 'Buscar carga' }).fill('NENHUMA-999')
    await dialog('Vincular carga').getByText('Não existem cargas disponíveis.').waitFor()
    await page.keyboard.press('Escape')
    const id = await launched('DED-1')
    expect(await status(id)).toBe('CREATED')
    await menu('Vincular carga')
    await dialog('Vincular carga').getByRole('radio', { name: /DED-1/ }).waitFor()
    await shoot(page, 'program')
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog('Vincular carga').getByRole('radio', { name: /DED-1/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await dialog('Vincular carga')
      .getByText(/passa para/)
      .waitFor()
    await page.keyboard.press('Enter')
    await said('O Veiculo foi vinculado com sucesso.')
    await card().getByText('Programado').waitFor()
    expect(await status(id)).toBe('LINKED_TO_DRIVER_VEHICLE')
    await menu('Remover carga')
    await page.keyboard.press('Enter')
    await said('A carga foi removida do veículo.')
    await card().getByText('Disponível').waitFor()
    expect(await status(id)).toBe('CREATED')
  })

  it('carries a load whose toll, kilometres and penalty are corrected (M307, M311, M221, M222)', async () => {
    const { list } = await carriers.call('operador', dedicatedRoutes.candidates, { dedicatedId: contract, text: 'DED-1' })
    const hash = list[0]!.hashId
    await carriers.call('operador', dedicatedLoadCommands.bindShipping, { id: contract, hash })
    await card().getByText('Programado').waitFor()
    await menu('Colocar em trânsito')
    await page.keyboard.press('Enter')
    await said('O Veículo foi colocado em trânsito.')
    await card().getByText('Em trânsito').waitFor()
    await card().getByRole('link', { name: vehicle.plate }).click()
    await page.getByRole('heading', { name: vehicle.plate }).waitFor()
    const correct = async (item: string) => {
      await page.getByRole('button', { name: 'Corrigir DED-1' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      return dialog(item)
    }
    const toll = await correct('Alterar pedágio')
    await toll.getByRole('textbox', { name: 'Valor do pedágio' }).fill('')
    expect(await toll.getByRole('button', { name: 'Salvar' }).isDisabled()).toBe(true)
    await toll.getByRole('textbox', { name: 'Valor do pedágio' }).fill('99,00')
    await toll.getByRole('button', { name: 'Salvar' }).click()
    await said('Valor do pedágio alterado com sucesso.')
    const distance = await correct('Alterar distância')
    await distance.getByRole('textbox', { name: 'Distância percorrida' }).fill('1200')
    await distance.getByRole('button', { name: 'Salvar' }).click()
    await said('Distância alterado com sucesso.')
    const penalty = await correct('Aplicar multa')
    await penalty.getByRole('button', { name: 'Uma multa a mais' }).click()
    await penalty.getByRole('button', { name: 'Uma multa a mais' }).click()
    await penalty.getByRole('textbox', { name: 'Observação' }).fill('Atraso na coleta')
    await penalty.getByRole('button', { name: 'Salvar' }).click()
    await said('A multa foi aplicada com sucesso.')
    // 18.500,00 + 200 km × 4,25 + 99,00 − 2 × 450,00
    await page.getByText('R$ 18.549,00').first().waitFor()
    await page.getByText('Atraso na coleta').waitFor()
    expect((await detail()).sums).toMatchObject({ due: 1_854_900, excessDistance: 200, tolls: 9_900, penalties: 90_000 })
    expect(await violations(page)).toEqual([])
    await shoot(page, 'detail')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('has complements of its cycle, and a report', async () => {
    await page.getByRole('button', { name: 'Complementos' }).click()
    const complements = dialog('Complementos')
    expect(await complements.getByRole('button', { name: 'Salvar' }).isDisabled()).toBe(true)
    await complements.getByRole('textbox', { name: 'Complemento de frete' }).fill('150,00')
    await complements.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('R$ 18.699,00').first().waitFor()
    for (const [format, name] of [
      ['Excel', /\.xlsx$/],
      ['PDF', /\.pdf$/],
    ] as const) {
      const download = page.waitForEvent('download', { timeout: 30_000 })
      await page.getByRole('button', { name: 'Relatório' }).click()
      await page.getByRole('menuitem', { name: format }).click()
      expect((await download).suggestedFilename()).toMatch(name)
    }
  })

  it('foretells the end of its cycle with other terms, and records nothing', async () => {
    const simulator = page.getByRole('region', { name: 'Simular o fim do ciclo' })
    await simulator.getByText('igual').waitFor()
    const before = (await detail()).sums.due
    await simulator.getByRole('textbox', { name: 'Valor do ciclo' }).fill('20.000,00')
    await simulator.getByText('+R$ 1.500,00').waitFor()
    await simulator.getByRole('button', { name: 'Um a mais' }).click()
    await simulator.getByText('igual').waitFor({ state: 'hidden' })
    await simulator.getByRole('button', { name: 'Como contratado' }).click()
    await simulator.getByText('igual').waitFor()
    expect((await detail()).sums.due).toBe(before)
  })

  it('shows its days, and ends while its load goes on (M310)', async () => {
    await page.goto(`${application.url}/dedicatedVehicles?view=occupation`)
    await page.getByRole('region', { name: 'Dias da frota' }).getByText(vehicle.plate).waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'occupation')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${application.url}/dedicated`)
    await card().waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'board')
    await page.setViewportSize({ width: 1440, height: 900 })
    await menu('Desabilitar veículo')
    await page.keyboard.press('Enter')
    await said('O Dedicado foi desabilitado.')
    await card().waitFor({ state: 'hidden' })
    const { rows } = await detail()
    await vi.waitFor(async () => expect(await status(rows[0]!.hashId)).toBe('IN_TRANSIT'), SOON)
  })

  it('is read only by an approver (Y3)', async () => {
    const approver = await application.signIn(browser, 'aprovador', '/dedicated')
    await approver.getByRole('heading', { name: 'Veículos dedicados' }).waitFor()
    expect(await approver.getByRole('button', { name: 'Adicionar veículo' }).count()).toBe(0)
    await approver.context().close()
  })
})
