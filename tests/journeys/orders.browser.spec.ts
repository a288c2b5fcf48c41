import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { launchServed } from '@embarca/contracts/load/launch-routes.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shoot = shooter('orders')
const ORDERS = 20
const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `JRN-${String(from + i).padStart(2, '0')}`)

describe.skipIf(!hasBrowser)('orders', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const as = (name: string) => sessionAt(application.url, passwordSignIn(application.url, name))

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    const { body: configs } = await as('admin').ask(referenceRoutes.configs, {})
    await as('admin').ask(shipperCommands.saveConfigs, {
      ...(configs as InputOf<typeof shipperCommands.saveConfigs>),
      toggles: { ...configs.toggles, ENABLE_LAUNCH_BY_ORDER: true },
    })
    const planner = as('operador')
    const collects = (await planner.ask(referenceRoutes.collectPlaces, { size: 5 })).body.list
    const deliveries = (await planner.ask(referenceRoutes.deliveryPlaces, { size: 5 })).body.list
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    for (const [at, code] of codes(1, ORDERS).entries())
      await planner.ask(orderCommands.create, {
        ...{ code, product: 'Bobina de papel', weight: 900 + at, cubage: 2.5, quantity: 10, value: 1_250_000 },
        ...{
          collectPlaceId: collects[0]!.id,
          deliveryPlaceId: deliveries[at % 3]!.id,
          collectDate: day(2),
          deliveryDate: day(4 + at / 100),
        },
      })
    page = await application.signIn(browser, 'operador', '/orders?text=JRN')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const box = (code: string) => page.getByRole('checkbox', { name: `Selecionar ${code}` })
  const dialog = () => page.getByRole('dialog')
  const statusOf = async (code: string) => (await as('operador').ask(orderRoutes.byCode, { code })).body.status

  it('are listed with their places and dates, in every look', async () => {
    await box('JRN-01').waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'list')
  })

  it('are ticked with X and Shift, stay ticked after a reload, and add up', async () => {
    await box('JRN-01').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await page.getByText('3 selecionados').waitFor()
    await page.waitForURL(/selected=/)
    await page.reload()
    await page.getByText('3 selecionados').waitFor()
    const bar = page.getByRole('region', { name: 'Pedidos selecionados' })
    await expect.poll(() => bar.innerText()).toMatch(/R\$\s37\.500,00/)
    expect(await bar.innerText()).toContain('cabe em')
    await shoot(page, 'selected')
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
  })

  it('are formed and launched in five clicks: eight of them', async () => {
    await box('JRN-01').click()
    await box('JRN-08').click({ modifiers: ['Shift'] })
    await page.getByText('8 selecionados').waitFor()
    await page.getByRole('button', { name: 'Lançar' }).click()
    await dialog().getByText('8 pedidos').waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'form')
    await dialog().getByRole('button', { name: 'Formar e lançar' }).click()
    const launch = page.getByRole('dialog', { name: /^Lançar .* · 8 pedidos/ })
    await launch.getByLabel('Valor do frete').fill('430000')
    expect(await violations(page)).toEqual([])
    await shoot(page, 'launch')
    await launch.getByRole('button', { name: 'Lançar carga' }).click()
    await page.waitForURL(/\/loads\/.*\/details/)
    await expect.poll(() => statusOf('JRN-08'), SOON).toBe('LAUNCHED')
  })

  it('join the load and leave it again, until its collect (o17)', async () => {
    const change = async (what: string) => {
      await page.getByRole('button', { name: 'Alterar pedidos' }).click()
      await page.getByRole('menuitem', { name: what }).click()
    }
    await change('Adicionar pedidos')
    await dialog().getByRole('combobox', { name: 'Pedido' }).fill('JRN-20')
    await page.getByRole('option', { name: /JRN-20/ }).click()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'add-orders')
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Pedidos adicionados com sucesso.').waitFor()
    await page.getByRole('region', { name: 'Pedidos' }).getByText('JRN-20').waitFor()
    await change('Remover pedidos')
    await dialog()
      .getByRole('checkbox', { name: /JRN-20/ })
      .click()
    await dialog().getByLabel('Motivo').fill('Cliente adiou')
    expect(await violations(page)).toEqual([])
    await shoot(page, 'remove-orders')
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Pedidos removidos com sucesso.').waitFor()
    await expect.poll(() => statusOf('JRN-20')).toBe('UNBIND')
  })

  it('are formed without launching, and taken apart again', async () => {
    await page.goto(`${application.url}/orders?text=JRN&status=UNBIND`)
    await box('JRN-09').click()
    await box('JRN-10').click()
    await page.getByRole('button', { name: 'Formar carga', exact: true }).click()
    await dialog().getByRole('button', { name: 'Formar carga', exact: true }).click()
    await page.waitForURL(/tab=formed/)
    await page.getByText('JRN-09, JRN-10').waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'formed')
    const formed = page.getByRole('article').filter({ hasText: 'JRN-09, JRN-10' })
    await formed.getByRole('button', { name: 'Desmontar' }).click()
    await dialog().getByRole('button', { name: 'Desmontar' }).click()
    await page.getByText('Carga desmontada com sucesso.').waitFor()
    await expect.poll(() => statusOf('JRN-10')).toBe('UNBIND')
  })

  it('that another planner was quicker to take are named, and none of the others is bound', async () => {
    await page.goto(`${application.url}/orders?text=JRN&status=UNBIND`)
    await box('JRN-11').click()
    await box('JRN-12').click()
    await page.getByRole('button', { name: 'Formar carga', exact: true }).click()
    const [gone] = (await as('operador').ask(orderRoutes.search, { code: 'JRN-12' })).body.list
    await as('admin').ask(mountServed.form, { orderIds: [gone!.id] })
    await dialog().getByRole('button', { name: 'Formar carga', exact: true }).click()
    const refusal = dialog().getByRole('alert')
    await refusal.waitFor()
    expect(await refusal.innerText()).toContain('JRN-12')
    await shoot(page, 'race')
    expect(await statusOf('JRN-11')).toBe('UNBIND')
    await dialog().getByRole('button', { name: 'Cancelar' }).click()
  })

  it('are changed, split and blocked in the drawer', async () => {
    await page.goto(`${application.url}/orders?text=JRN-13`)
    await page.getByRole('button', { name: 'JRN-13', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'JRN-13' })
    const fields = drawer.locator('.order-fields')
    await fields.getByText('Bobina de papel').waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'drawer')
    await drawer.getByRole('button', { name: 'Retirar parte' }).click()
    const part = page.getByRole('dialog', { name: 'Retirar parte de JRN-13' })
    await part.getByLabel('Peso da parte').fill('5000')
    expect(await part.getByRole('button', { name: 'Retirar' }).isDisabled()).toBe(true)
    await part.getByLabel('Peso da parte').fill('100')
    await part.getByRole('button', { name: 'Retirar' }).click()
    await fields.getByText('JRN-13/1').waitFor()
    await drawer.getByRole('button', { name: 'Alterar' }).click()
    const form = page.getByRole('dialog', { name: 'Alterar pedido JRN-13' })
    await form.getByLabel('Peso').fill('50')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await form.getByText('O total deve ser maior que o que já foi retirado.').waitFor()
    await form.getByLabel('Peso').fill('950,5')
    await form.getByLabel('Motivo do bloqueio').fill('Crédito em análise')
    await shoot(page, 'edit')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await fields.getByText('Bloqueado').waitFor()
    await fields.getByText('Crédito em análise').waitFor()
    await drawer.getByText('Bloqueio: vazio → Crédito em análise').waitFor()
  })

  it('are found by Ctrl+K, those that are in no load too', async () => {
    await page.goto(`${application.url}/loads`)
    await page.getByRole('button', { name: /^Buscar: / }).click()
    await page.getByRole('combobox', { name: 'Buscar uma carga ou uma tela' }).fill('JRN-17')
    await page.getByRole('option', { name: /^JRN-17 .*pedido · Disponível/ }).click()
    await page.getByRole('dialog', { name: 'JRN-17' }).getByText('Bobina de papel').waitFor()
  })

  it('are removed several at once', async () => {
    await page.goto(`${application.url}/orders?text=JRN&status=UNBIND`)
    await box('JRN-19').click()
    await box('JRN-20').click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('dialog', { name: 'Excluir 2 pedidos' }).getByRole('button', { name: 'Excluir' }).click()
    await box('JRN-20').waitFor({ state: 'detached' })
    expect(await box('JRN-18').count()).toBe(1)
  })

  it('have columns of the user’s choice', async () => {
    await page.goto(`${application.url}/orders?text=JRN`)
    await page.getByRole('button', { name: 'Colunas' }).click()
    await dialog().getByRole('button', { name: 'Nome fantasia' }).click()
    expect(await violations(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('columnheader', { name: 'Nome fantasia' }).waitFor()
  })

  it('become loads on the planning board: by menu, by dragging, in another order of stops, and as suggested', async () => {
    await page.goto(`${application.url}/orders?screen=new&text=JRN`)
    await box('JRN-14').waitFor()
    await box('JRN-14').check()
    await box('JRN-15').check()
    await page.getByRole('button', { name: 'Formar carga (2)' }).click()
    const load = page.getByRole('article', { name: /^Carga / }).filter({ hasText: 'JRN-14' })
    await load.waitFor()
    await page.getByRole('article', { name: 'JRN-16', exact: true }).dragTo(load)
    await load.getByText('JRN-16').waitFor()
    const stops = () => load.locator('.stop-name').allInnerTexts()
    const before = await stops()
    expect(before).toHaveLength(3)
    await load
      .getByRole('button', { name: /^Entregar .* antes$/ })
      .nth(1)
      .click()
    await expect.poll(async () => (await stops())[0]).toContain(before[1]!.trim())
    await load.getByRole('button', { name: /^Ações de/ }).click()
    await page.getByRole('menuitem', { name: 'Ver a rota' }).click()
    await load.locator('.way-sketch').waitFor()
    await load.getByRole('button', { name: 'Mover JRN-15' }).click()
    await page.getByRole('menuitem', { name: 'Retirar da carga' }).click()
    await box('JRN-15').waitFor()
    await page.getByRole('button', { name: 'Sugerir cargas' }).click()
    await page.locator('.suggested').waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'planning')
    await load.getByRole('button', { name: 'Lançar' }).click()
    await page.getByRole('dialog', { name: /^Lançar .* · 2 pedidos/ }).waitFor()
  })

  it('are followed live: what another planner forms leaves the list and the board', async () => {
    const list = await page.context().newPage()
    await list.goto(`${application.url}/orders?text=JRN-17&status=UNBIND`)
    await list.getByRole('checkbox', { name: 'Selecionar JRN-17' }).waitFor()
    await box('JRN-17').waitFor({ state: 'attached' })
    const [taken] = (await as('admin').ask(orderRoutes.search, { code: 'JRN-17' })).body.list
    await as('admin').ask(mountServed.form, { orderIds: [taken!.id] })
    await list.getByText('Nenhum pedido com estes filtros.').waitFor()
    await page
      .getByRole('article', { name: /^Carga / })
      .filter({ hasText: 'JRN-17' })
      .waitFor({ state: 'attached' })
    await box('JRN-17').waitFor({ state: 'detached' })
    await list.getByRole('button', { name: 'Visões', exact: true }).click()
    await list.getByRole('menuitem', { name: 'Salvar visão atual' }).click()
    await list.getByLabel('Nome').fill('Livres de papel')
    await list.getByRole('button', { name: 'Salvar' }).click()
    await list.getByRole('button', { name: 'Livres de papel' }).waitFor()
    await shoot(list, 'saved-view')
    await list.close()
  })

  it('that are more than the vehicle carries are launched with a reason, which the history shows', async () => {
    const launch = page.getByRole('dialog', { name: /^Lançar .* · 2 pedidos/ })
    await launch.getByLabel('Valor do frete').fill('430000')
    await launch.getByLabel('Veículo', { exact: true }).click()
    await page.getByRole('option', { name: 'VLC' }).click()
    await launch.getByRole('button', { name: 'Lançar carga' }).click()
    await launch.getByText('informe o motivo para lançá-la assim').waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'overload')
    await launch.getByLabel('Motivo da sobrecarga').fill('Trecho curto')
    await launch.getByRole('button', { name: 'Lançar carga' }).click()
    await page.waitForURL(/\/loads\/.*\/details/)
    await page
      .getByText(/acima da capacidade \(\d+ %\): Trecho curto/)
      .first()
      .waitFor()
  })

  const ordered = async (code: string) => (await as('operador').ask(orderRoutes.search, { code })).body.list[0]!
  const scheduled = () => ({ launchDate: new Date(Date.now() + 3_600_000).toISOString() })

  it('between two places are launched as a lot (o14)', async () => {
    const like = await ordered('JRN-01')
    const places = { collectPlaceId: like.collect!.placeId!, deliveryPlaceId: like.delivery!.placeId! }
    const dates = {
      collectDate: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      deliveryDate: new Date(Date.now() + 4 * 86_400_000).toISOString(),
    }
    for (const code of ['LOT-1', 'LOT-2', 'GRP-1', 'GRP-2'])
      await as('operador').ask(orderCommands.create, {
        code,
        weight: 12_000,
        cubage: 20,
        quantity: 10,
        value: 900_000,
        ...places,
        ...dates,
      })
    await page.goto(`${application.url}/orders?text=LOT-&status=UNBIND`)
    await box('LOT-1').click()
    await box('LOT-2').click()
    await page.getByRole('button', { name: 'Lançar' }).click()
    await dialog().getByRole('button', { name: 'Formar e lançar' }).click()
    const launch = page.getByRole('dialog', { name: /^Lançar .* · 2 pedidos/ })
    await launch.getByRole('combobox', { name: 'Tipo de entrega' }).click()
    await page.getByRole('option', { name: 'Lote' }).click()
    await launch.getByLabel(/^Preço por/).fill('200')
    await launch.getByLabel('Mínimo por transportadora').fill('5')
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'lot')
    await launch.getByRole('button', { name: 'Lançar carga' }).click()
    await page.waitForURL(/\/loads\/.*\/details/)
    await page.getByText('24').first().waitFor()
    await expect.poll(() => statusOf('LOT-2'), SOON).toBe('LAUNCHED')
    await shoot(page, 'lot-load')
  })

  it('of a load that waits for its hour are taken by another, and come back when it is unmounted (o15)', async () => {
    const one = await ordered('GRP-1')
    const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
    const profiles = (await as('operador').ask(referenceRoutes.profiles, { size: 5 })).body.list
    const terms = { profileId: profiles[0]!.id, freightPrice: 400_000, target, ...scheduled() }
    await as('operador').ask(launchServed.launchOrders, { orderIds: [one.id], ...terms })
    await expect.poll(() => statusOf('GRP-1'), SOON).toBe('LAUNCHED')
    const { loadId } = (await as('operador').ask(orderRoutes.byCode, { code: 'GRP-1' })).body
    await page.goto(`${application.url}/orders?text=GRP-`)
    await box('GRP-1').click()
    await box('GRP-2').click()
    await page.getByRole('button', { name: 'Formar carga', exact: true }).click()
    await dialog().getByText('a carga já lançada entra nesta com todos os').waitFor()
    await shoot(page, 'takes')
    await dialog().getByRole('button', { name: 'Formar carga', exact: true }).click()
    await page.waitForURL(/tab=formed/)
    await page.getByText('GRP-1, GRP-2').waitFor()
    await expect.poll(() => statusOf('GRP-1'), SOON).toBe('MOUNTED')
    await page.goto(`${application.url}/loads/${loadId}/details`)
    await page.getByText('Os pedidos seguem em outra carga.').first().waitFor()
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shoot(page, 'grouped')
    await page.goto(`${application.url}/orders?tab=formed`)
    const formed = page.getByRole('article').filter({ hasText: 'GRP-1, GRP-2' })
    await formed.getByRole('button', { name: 'Desmontar' }).click()
    await dialog().getByRole('button', { name: 'Desmontar' }).click()
    await expect.poll(() => statusOf('GRP-1'), SOON).toBe('LAUNCHED')
    expect(await statusOf('GRP-2')).toBe('UNBIND')
  })
})
