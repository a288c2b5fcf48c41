import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { RunningApp } from '../../kit/app.ts'
import { eventRecorder } from '../../stories/event-recorder.ts'
import { recordFixtures } from '../../stories/fixtures.ts'
import { incidentOf } from '../../stories/incident-script.ts'
import { loadScript, type parties, terms } from '../../stories/load-script.ts'
import { lotScript } from '../../stories/lot-script.ts'

type Recorder = ReturnType<typeof eventRecorder>
type Of = typeof parties & { readonly prefix: string; readonly drop: string }
type Load = ReturnType<typeof loadScript>

const driverOf = (driverId: string) => ({ driverId, name: `Motorista ${driverId}`, document: '52998224725', phone: '31999994410' })
const carrierOf = (transporterId: string) => ({ transporterId, transporterName: `Transportes ${transporterId}` })

/** Three owners. Loads of the first are foreign to every party; those of the others belong to the parties. */
export const owners = {
  first: { prefix: 'm', shipperId: 's1', operationGroupId: 'g1', company: carrierOf('t1'), driver: driverOf('d1'), drop: 'r' },
  otherShipper: { prefix: 'v', shipperId: 's2', operationGroupId: 'g9', company: carrierOf('t9'), driver: driverOf('d9'), drop: 'q' },
  otherGroup: { prefix: 'n', shipperId: 's1', operationGroupId: 'g2', company: carrierOf('t2'), driver: driverOf('d8'), drop: 'p' },
} as const satisfies Record<string, Of>

/** The steps of a load, in order. */
const steps: Readonly<Record<string, (load: Load, drop: string) => void>> = {
  hired: (load) => load.hired(),
  bound: (load) => load.bound(),
  route: (load) => load.collected(),
  drops: (load, drop) => {
    load.tracked()
    load.approached()
    load.arrived(`${drop}1`)
    load.arrived(`${drop}2`)
    load.delivered()
    load.invoiced(`i-${drop}`)
  },
  ended: (load) => load.finished(),
}
const cancelled = (load: Load) => load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'Sem carga' })
/** The first owner keeps the places as registered; the other owners get their own. */
const placeOf = <Place extends { readonly placeId: string }>(place: Place, drop: string): Place =>
  drop === owners.first.drop ? place : { ...place, placeId: `${drop}-${place.placeId}` }
const stopsOf = (drop: string) => ({
  origins: terms().origins.map((one) => ({ ...one, place: placeOf(one.place, drop), originId: `${drop}-o` })),
  destinations: terms().destinations.map((one, i) => ({ ...one, place: placeOf(one.place, drop), destinationId: `${drop}${i + 1}` })),
})

/** `t2` named a price and `t4` accepted it, and were not hired; `t5` carried it until it was replaced, and `d0` drove it until replaced. */
const launched = (recorder: Recorder, loadId: string, of: Of): Load => {
  const target = { ...terms().target, transporterIds: [of.company.transporterId, 't2', 't4', 't5'] }
  const attachments = [{ fileId: `${loadId}_doc`, name: 'romaneio.pdf' }]
  const load = loadScript(recorder, loadId, { externalId: `E-${loadId}`, ...stopsOf(of.drop), target, attachments }, of)
  load.launched()
  load.offered()
  const recordOnNegotiation = (type: string, data: object) =>
    recorder.recordEvent(`negotiation-${loadId}`, { type, data: { loadId, ...carrierOf('t2'), by: 'TRANSPORTER', ...data } })
  recordOnNegotiation('ProposalMade', { negotiationId: `word-${loadId}`, price: 700_000 })
  recordOnNegotiation('DealMessageSent', {
    messageId: `said-${loadId}`,
    text: 'Podemos.',
    attachments: [{ fileId: `${loadId}_own`, name: 'a.pdf' }],
  })
  load.recordOnLoad('OfferAccepted', { ...carrierOf('t4'), price: 731_000 })
  return load
}
const changedCrew = (recorder: Recorder, loadId: string, of: Of) => {
  for (const carrier of [carrierOf('t5'), of.company]) {
    const replaced = { loadId, status: 'ASSIGNED_TO_TRANSPORTER', ...carrier, price: 731_000, reason: 'Sem veículo' }
    recorder.recordEvent(`load-${loadId}`, { type: 'TransporterReplaced', data: replaced })
  }
  loadScript(recorder, loadId, {}, { ...of, driver: driverOf('d0') }).bound()
  const { driver } = of
  recorder.recordEvent(`load-${loadId}`, {
    type: 'DriverReplaced',
    data: { loadId, status: 'LINKED_TO_DRIVER_VEHICLE', driver, reason: 'Folga' },
  })
}

/** The states in which loads of an owner remain: on offer, after each step, and cancelled in transit. */
export const stays = ['offer', ...Object.keys(steps), 'voids'] as const
export const loadIdOf = ({ prefix }: Pick<Of, 'prefix'>, stay: string) => `${prefix}-${stay}`

const stayed = (recorder: Recorder, stay: string, of: Of) => {
  const loadId = loadIdOf(of, stay)
  const load = launched(recorder, loadId, of)
  const names = Object.keys(steps)
  for (const name of names.slice(0, names.indexOf(stay === 'voids' ? 'route' : stay) + 1)) {
    if (name === 'bound') changedCrew(recorder, loadId, of)
    steps[name]!(load, of.drop)
    if (name === 'hired')
      recorder.recordEvent(`negotiation-${loadId}`, { type: 'NegotiationClosed', data: { loadId, because: 'TransporterAssigned' } })
  }
  // Opened by the crew that has the load now.
  if (loadId === loadIdOf(owners.first, 'route')) recorder.recordEvent(`incident-${loadId}.1`, incidentOf(loadId))
  if (stay === 'voids') cancelled(load)
}

const loadsOf = (recorder: Recorder, of: Of) => {
  for (const stay of stays) stayed(recorder, stay, of)
  const loadId = loadIdOf(of, 'draft')
  const draft = { externalId: `E-${loadId}`, form: { externalId: `E-${loadId}` }, places: [] }
  const { shipperId, operationGroupId } = of
  recorder.recordEvent(`load-${loadId}`, { type: 'LoadDrafted', data: { loadId, shipperId, operationGroupId, status: 'DRAFT', ...draft } })
  const lotId = loadIdOf(of, 'parts')
  lotScript(recorder, {
    ...of,
    loadId: lotId,
    externalId: `E-${lotId}`,
    lotAgreementId: `agreed-${lotId}`,
    withdrawalId: `part-${lotId}`,
    stops: stopsOf(of.drop),
  })
}

const carrier = (id: string, shippers: readonly string[]) =>
  [
    'transporter',
    id,
    'embarca',
    { name: `Transportes ${id}`, document: '11222333000181', city: 'Curitiba', state: 'PR', shippers },
  ] as const
const driver = (id: string, transporterId: string) => ['driver', id, 'embarca', { ...driverOf(id), transporterId, active: true }] as const
const truck = (id: string, transporterId: string, plate: string) =>
  ['vehicle', id, 'embarca', { transporterId, plate, vehicleType: 'CARRETA_LS' }] as const

const registered: readonly (readonly [RegistryName, string, string, object])[] = [
  ['operationGroup', 'g9', 's2', { name: 'Leste', status: 'ACTIVE' }],
  carrier('t2', ['s1']),
  carrier('t3', ['s1']),
  carrier('t4', ['s1']),
  carrier('t5', ['s1']),
  carrier('t9', ['s2']),
  driver('d0', 't1'),
  driver('d2', 't1'),
  driver('d3', 't3'),
  driver('d8', 't2'),
  driver('d9', 't9'),
  truck('v3', 't3', 'RQK3D43'),
  truck('v8', 't2', 'RQK3D48'),
  truck('v9', 't9', 'RQK3D49'),
  ['profile', 'v-perfil', 's2', { name: 'Bobinas', measureType: 'WEIGHT' }],
  ['driverGroup', 'tg1', 's1', { name: 'Carretas', driverIds: ['d1'] }],
  ['driverGroup', 'v-motoristas', 's2', { name: 'Carretas', driverIds: ['d9'] }],
  ['group', 'v-grupo', 's2', { name: 'Frota', transporterIds: ['t9'] }],
  ['conditioning', 'caixa', 's1', { name: 'Caixa' }],
  ['certification', 'iso', 's1', { name: 'ISO' }],
  ['property', 'frio', 's1', { name: 'Frio' }],
  ['occurrenceType', 'avaria', 's1', { name: 'Avaria', category: 'TRANSPORT', severity: 'LOW', influenceOtif: false, active: true }],
  ['department', 'fiscal', 's1', { name: 'Fiscal' }],
  ['occurrenceResolution', 'abono', 's1', { name: 'Abono' }],
  [
    'communication',
    'aviso',
    's1',
    { name: 'Aviso', content: 'Olá', targetType: 'SHIPPER', event: 'DAILY_NOTICE', status: 'ACTIVE', channels: [] },
  ],
]

const filesOf = async ({ data }: RunningApp, shipperId: string, fileIds: readonly string[]) => {
  for (const fileId of fileIds) {
    const about = { fileId, shipperId, name: 'romaneio.pdf', type: 'application/pdf', at: '2026-01-05T12:00:00.000Z', by: 'ana' }
    await data.files.put(about, Buffer.from('%PDF-1.7'))
  }
}

/** Two shippers, two groups of one of them, three carriers and their drivers, with loads everywhere between launch and end. */
export const recordEverybody = async (app: RunningApp) => {
  await recordFixtures(app)
  const system = (shipperId: string) => ({ by: { userId: 'system', roles: ['system'], shipperId } })
  for (const [name, id, shipperId, of] of registered)
    await app.record(`${name}-${id}`, [{ type: `${registries[name].name}Registered`, data: { id, shipperId, ...of } }], system(shipperId))
  const report = { reportId: 'pronto', userId: 'ana' }
  const reportRequest = { kind: 'history', format: 'csv', asked: '{}', operationGroupIds: ['g1'] }
  await app.record(
    'report-pronto',
    [
      { type: 'ReportStarted', data: { ...report, ...reportRequest } },
      { type: 'ReportFinished', data: { ...report, fileId: 'report-pronto_file', fileName: 'historico.csv', rows: 1, size: 8 } },
    ],
    system('s1'),
  )
  for (const of of Object.values(owners)) {
    const recorder = eventRecorder()
    loadsOf(recorder, of)
    for (const { stream, type, data, by, key } of recorder.log)
      await app.record(stream, [{ type, data: data as object }], {
        by: { ...by, userId: `${of.prefix}-${by.userId}`, shipperId: of.shipperId },
        key,
      })
    const loadIds = stays.map((stay) => loadIdOf(of, stay))
    await filesOf(
      app,
      of.shipperId,
      loadIds.flatMap((id) => [`${id}_doc`, `${id}_own`, `file-${id}`]),
    )
  }
  await filesOf(app, 's1', ['arrived_f1', '_f1', 'report-pronto_file'])
  await app.caughtUp()
}
