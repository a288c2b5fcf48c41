import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import { loadScript, terms } from '../stories/load-script.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ reactions: false, now: '2026-01-08T12:00:00.000Z' })
  const recorder = eventRecorder()
  const load = (id: string, over: Parameters<typeof loadScript>[2] = {}) => loadScript(recorder, id, { externalId: id, ...over })
  const launched = (id: LoadStatus) =>
    load(id).recordOnLoad('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status: id, terms: terms({ externalId: id }) })
  for (const status of ['CREATED', 'NEGOTIATION', 'OFFER_COMPLETED', 'WAITING_APPROVE'] as const) launched(status)
  const offered = load('WAIT_TRANSPORTER_ACCEPT', { freightType: 'PRIMARIZED' })
  offered.launched()
  offered.offered()
  const ended = (id: 'CANCELED' | 'EXPIRED', type: string, data: object) => {
    const one = load(id)
    one.launched()
    one.recordOnLoad(type, { status: id, ...data })
  }
  ended('CANCELED', 'LoadCanceled', { reason: 'Pedido desfeito' })
  ended('EXPIRED', 'LoadExpired', {})
  const steps = ['hired', 'bound', 'collected', 'approached', 'delivered', 'finished'] as const
  const upTo = (id: LoadStatus, last: (typeof steps)[number]) => {
    const one = load(id)
    one.launched()
    for (const step of steps.slice(0, steps.indexOf(last) + 1)) one[step]()
    return one
  }
  upTo('ASSIGNED_TO_TRANSPORTER', 'hired')
  upTo('WAITING_DRIVER_ACCEPT', 'hired').recordOnLoad('DriverBound', {
    status: 'WAITING_DRIVER_ACCEPT',
    driver: DRIVER,
    vehicles: [VEHICLE],
  })
  upTo('LINKED_TO_DRIVER_VEHICLE', 'bound')
  upTo('IN_COLLECT', 'bound').recordOnLoad('CollectStarted', { status: 'IN_COLLECT' })
  const collected = upTo('COLLECT_DONE', 'bound')
  collected.recordOnLoad('CollectStarted', { status: 'IN_COLLECT' })
  collected.recordOnLoad('CollectFinished', { status: 'COLLECT_DONE' })
  upTo('IN_TRANSIT', 'collected')
  upTo('IN_DELIVERY', 'approached')
  upTo('DELIVERED', 'delivered')
  upTo('FINISHED', 'finished')
  for (const { stream, type, data, by, key } of recorder.log) await app.record(stream, [{ type, data }], { by, key })
  await app.caughtUp()
})
afterAll(() => app.close())

const DRIVER = { driverId: 'd1', name: 'João Almeida', document: '52998224725', phone: '31999994410' }
const VEHICLE = { vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' }
const ana = () => app.as(['shipper_admin'])

describe('the status of a load, in the response that its page reads', () => {
  it.each<readonly [string, LoadStatus, string]>([
    ['M092', 'CREATED', 'Lançamento agendado'],
    ['M093', 'WAIT_TRANSPORTER_ACCEPT', 'Aguardando aceite'],
    ['M094', 'NEGOTIATION', 'Em negociação'],
    ['M043', 'OFFER_COMPLETED', 'Oferta finalizada'],
    ['M051', 'WAITING_APPROVE', 'Aguardando aprovação'],
    ['M095', 'ASSIGNED_TO_TRANSPORTER', 'Aguardando atribuir motorista'],
    ['M099', 'WAITING_DRIVER_ACCEPT', 'Aguardando confirmação do motorista'],
    ['M101', 'LINKED_TO_DRIVER_VEHICLE', 'Motorista/veículo vinculado'],
    ['M102', 'IN_COLLECT', 'Coleta iniciada'],
    ['M105', 'COLLECT_DONE', 'Coleta finalizada'],
    ['M106', 'IN_TRANSIT', 'Em trânsito'],
    ['M107', 'IN_DELIVERY', 'Próximo ao cliente'],
    ['M108', 'DELIVERED', 'Carga entregue'],
    ['M109', 'FINISHED', 'Carga finalizada'],
    ['M111', 'CANCELED', 'Cancelada'],
    ['M113', 'EXPIRED', 'Carga expirou'],
  ])('%s: %s is "%s"', async (_, id, status) => {
    const { body } = await ana().call(loadDetailsRoutes.details, { id })
    expect(body).toMatchObject({ statusCode: id, status })
  })
})

it('the history shows how loads ended (M109, M111, M113, R075)', async () => {
  const { body } = await ana().call(loadSearchRoutes.history, { status: ['FINISHED', 'CANCELED', 'EXPIRED'] })
  expect(body.list.map(({ status }) => status).sort()).toEqual(['Cancelada', 'Carga expirou', 'Carga finalizada'])
})

it('the table row shows delivery type, hiring type and freight type (M001, M005, M007)', async () => {
  const { body } = await ana().call(loadSearchRoutes.table, { columnStatus: 'NEGOTIATION', text: 'WAIT_TRANSPORTER' })
  expect(body.rows[0]?.fields).toMatchObject({
    shippingDeliveryType: 'Simples',
    shippingType: 'Valor fechado',
    freightType: 'Primarização',
  })
})

it('roles have their names (M014, M020, M124, M125, M126, M127, M128, M129, M130, M131, M132, M133)', async () => {
  const { body } = await ana().call(sessionRoutes.roles, {})
  expect(Object.fromEntries(body.map(({ role, label }) => [role, label]))).toMatchObject({
    shipper_admin: 'Administrador',
    shipper_operator: 'Operador',
    shipper_shipping_launcher: 'Lançamento de Frete',
    shipper_expedition: 'Expedição',
    shipper_concierge: 'Portaria',
    shipper_call_panel: 'Painel de Chamadas',
    shipper_shipping_history: 'Histórico de Cargas',
    shipper_manage_users: 'Gestão de Usuários',
    shipper_controller: 'Gestão de Transportadores',
    shipper_receipt_approver: 'Gestão de Canhotos',
    shipper_approver: 'Aprovação de Negociação',
    shipper_analytics: 'BI',
  })
})

describe('a list', () => {
  it('has the specified page size, and tells whether there are more (R063, R103, R107, R115, R116, R119, R121, R122, R123; C001, C004, C005)', async () => {
    const { body: column } = await ana().call(boardRoutes.column, { columnStatus: 'IN_PROGRESS' })
    expect(column).toMatchObject({ size: 20, hasMore: false })
    const { body: counts } = await ana().call(boardRoutes.counts, { columnStatus: 'IN_PROGRESS' })
    expect(counts.total).toBe(column.list.length)
    const { body: first } = await ana().call(boardRoutes.column, { columnStatus: 'IN_PROGRESS', size: 2 })
    expect([first.hasMore, first.list.length]).toEqual([true, 2])
    const { body: older } = await ana().call(loadSearchRoutes.search, {})
    expect(older).toMatchObject({ size: 10, hasMore: true })
    expect((await ana().call(loadSearchRoutes.table, {})).body.size).toBe(20)
    expect((await ana().call(loadSearchRoutes.history, {})).body.size).toBe(20)
    expect((await ana().call(receiptRoutes.list, { id: 'DELIVERED-1' })).body.size).toBe(30)
    expect((await ana().call(boardRoutes.receiptLoads, {})).body.size).toBe(50)
  })
})
