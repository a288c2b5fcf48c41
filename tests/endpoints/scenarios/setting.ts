import { driverLoadCommands, driverReceiptCommands, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { CommandRoute, InputOf } from '@embarca/contracts/kit/route.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { registries } from '@embarca/contracts/reference/events.ts'
import { simulatedChecks } from '@embarca/services/adapters/outside/simulated-checks.ts'
import { type RunningApp, startApp } from '../../kit/app.ts'
import { PNG, upload } from '../../kit/multipart.ts'
import { actor } from '../../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../../stories/fixtures.ts'
import { store } from '../../stories/load-script.ts'

type Row = CommandRoute<any, any, any, any>

const { placeId: _, ...customer } = store
/** Added to what `settle` registers: a second transporter with its driver and vehicle, and more of the first. */
const registered = [
  [
    'user',
    'caio',
    's1',
    {
      userId: 'caio',
      username: 'caio',
      name: 'Caio',
      email: 'caio@s1.example',
      roles: ['shipper_operator'],
      operationGroupIds: ['g1'],
      active: true,
    },
  ],
  ['place', 'store', 's1', { ...customer, kind: 'DELIVERY' }],
  ['profile', 'p2', 's1', { name: 'Paletes', measureType: 'WEIGHT' }],
  ['transporter', 't2', 'embarca', { name: 'Sulista', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: ['s1'] }],
  [
    'driver',
    'd2',
    'embarca',
    { driverId: 'd2', transporterId: 't1', name: 'Davi', document: '52998224725', phone: '31999994411', active: true },
  ],
  [
    'driver',
    'd3',
    'embarca',
    { driverId: 'd3', transporterId: 't2', name: 'Ivo', document: '52998224725', phone: '31999994412', active: true },
  ],
  ['vehicle', 'v2', 'embarca', { transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA' }],
  // Blocked by scenarios: no other one names them.
  ['transporter', 't8', 'embarca', { name: 'Bloqueável', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: ['s1'] }],
  ['transporter', 't9', 'embarca', { name: 'Suspensa', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: ['s1'] }],
  ['vehicle', 'v8', 'embarca', { transporterId: 't8', plate: 'QWE1R23', vehicleType: 'VUC' }],
  ['vehicle', 'v3', 'embarca', { transporterId: 't2', plate: 'ABC1D24', vehicleType: 'TRUCK' }],
] as const

export const target = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: ['t1', 't2'], groupDriverIds: [], driverIds: [] }
export const route = {
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 12_000 }],
  destinations: [
    { placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z', externalId: 'PED-1' },
    { placeId: 'store', deliveryDate: '2026-01-08T18:00:00.000Z', externalId: 'PED-2' },
  ],
}
export const form = (over: Partial<LaunchForm> = {}): LaunchForm => ({
  type: 'NORMAL',
  freightType: 'CIF',
  deliveryType: 'SINGLE',
  profileId: 'p1',
  operationGroupId: 'g1',
  freightPrice: 731_000,
  ...route,
  target,
  ...over,
})

const staff = actor(['shipper_operator'], { userId: 'ana' })
const approver = actor(['shipper_admin'], { userId: 'bia' })
const tania = actor(['transporter_operator'], { userId: 'tania' })
const tito = actor(['transporter_operator'], { userId: 'tito', transporterId: 't2' })
const joao = actor(['driver'], { userId: 'joao' })
export const personas = { staff, approver, tania, tito, joao }

/** The program with a shipper, its carriers and registers, and functions that bring loads to a state over HTTP. */
export const openSetting = async (httpServer: { readonly shareSecret?: Buffer } = {}) => {
  const app = await startApp({ now: FIXTURES_AT, httpServer: { sources: simulatedChecks(() => FIXTURES_AT), ...httpServer } })
  await recordFixtures(app)
  for (const [name, id, shipperId, fields] of registered)
    await app.record(`${name}-${id}`, [{ type: `${registries[name].name}Registered`, data: { id, shipperId, ...fields } }], {
      by: { userId: 'system', roles: ['system'], shipperId },
    })
  return settingOf(app)
}

const settingOf = (app: RunningApp) => {
  let count = 0
  /** Waits until reactions are done: two reads of the log's head agree. */
  const settled = async () => {
    for (let before = ''; ; ) {
      await app.caughtUp()
      const head = await app.data.events.head()
      const reached = await app.reacting.reached()
      const { all: making = 0 } = await app.data.views.count('report', { where: { status: 'RUNNING' } })
      if (head === before && reached === head && making === 0) return head
      before = head
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  const ask = async <R extends Row>(row: R, input: InputOf<R>, by: Actor = staff) => {
    const reply = await app.as(by).call(row, input, { key: `act-${count++}` })
    await settled()
    return reply
  }
  const execute = async <R extends Row>(row: R, input: InputOf<R>, by?: Actor) => {
    const { status, body, text, headers } = await ask(row, input, by)
    if (status !== 200) throw new Error(`${row.at} answered ${status}: ${text}`)
    return { ...(body as { stream: string; revision: number; position: string }), headers }
  }
  const status = async (id: string) => (await app.as(staff).call(loadDetailsRoutes.details, { id })).body.statusCode

  const launched = async (over: Partial<LaunchForm> = {}) => (await execute(loadRoutes.launch, form(over))).stream.slice('load-'.length)
  const drafted = async (over: Partial<LaunchForm> = {}) => (await execute(loadRoutes.saveDraft, form(over))).stream.slice('load-'.length)
  const accepted = async (over: Partial<LaunchForm> = {}) => {
    const id = await launched({ acceptType: 'WAIT_DURATION', ...over })
    await execute(transporterLoadCommands.accept, { id }, tania)
    return id
  }
  const completed = async () => {
    const id = await accepted()
    await execute(loadRoutes.closeOffer, { id })
    return id
  }
  const hired = async (over: Partial<LaunchForm> = {}) => {
    const id = await launched(over)
    await execute(transporterLoadCommands.accept, { id }, tania)
    return id
  }
  const bound = async () => {
    const id = await hired()
    await execute(transporterLoadCommands.bindDriver, { id, driverId: 'd1', vehicleIds: ['v1'] }, tania)
    return id
  }
  const linked = async () => {
    const id = await bound()
    await execute(driverLoadCommands.accept, { id }, joao)
    return id
  }
  const inDelivery = async () => {
    const id = await linked()
    for (const step of ['startCollect', 'finishCollect', 'startTransit', 'approach'] as const)
      await execute(driverLoadCommands[step], { id }, joao)
    return id
  }
  const drops = (id: string) => [`${id}-d1`, `${id}-d2`]
  const delivered = async () => {
    const id = await inDelivery()
    for (const receiverId of drops(id)) {
      const drop = { id: deliveryOf(id), receiverId }
      await execute(driverReceiptCommands.arrive, drop, joao)
      const { fileId } = (await app.as(joao).inject(upload('canhoto.png', PNG, `type=SHIPPING_RECEIPT&loadId=${id}`))).json()
      await execute(driverReceiptCommands.addImages, { ...drop, images: [{ fileId, name: 'canhoto.png' }] }, joao)
      await execute(driverReceiptCommands.end, drop, joao)
    }
    return id
  }
  const invoiced = async (id: string) =>
    execute(loadRoutes.addInvoices, { id: deliveryOf(id), invoices: [{ orderCode: 'PED-1', series: '1', number: '12345' }] })
  const finished = async () => {
    const id = await delivered()
    await execute(receiptRoutes.approveAll, { id: deliveryOf(id) })
    await invoiced(id)
    await execute(loadRoutes.finish, { id })
    return id
  }
  const canceled = async () => {
    const id = await launched()
    await execute(loadRoutes.cancel, { id, reason: 'Pedido desfeito' })
    return id
  }
  return {
    app,
    settled,
    ask,
    execute,
    status,
    launched,
    drafted,
    accepted,
    completed,
    hired,
    bound,
    linked,
    inDelivery,
    delivered,
    drops,
    invoiced,
    finished,
    canceled,
  }
}
export type ScenarioSetting = Awaited<ReturnType<typeof openSetting>>
