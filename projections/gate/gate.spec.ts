import { inQueueOrder } from '@embarca/contracts/gate/queue.ts'
import type { GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, mill } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { callProjector } from './calls.ts'
import { gateReaders } from './readers.ts'
import { visitsReport } from './report.ts'

const NOW = '2026-01-06T15:00:00.000Z'
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const arrival = { shipperId: 's1', operationGroupId: 'g1', zone: 'America/Sao_Paulo', sequence: usualGateSettings.steps }
const joao = { operationGroupId: 'g1', driverId: 'd1', driverName: 'João Almeida', plate: 'RQK3D41' }

const yard = (settings: object = {}) => {
  const recorder = eventRecorder()
  const { placeId: id, ...place } = mill
  recorder.recordEvent('place-mill', { type: 'PlaceRegistered', data: { id, shipperId: 's1', kind: 'COLLECT', ...place } })
  recorder.recordEvent('place-mill', {
    type: 'GateConfigured',
    data: { id, shipperId: 's1', settings: { ...usualGateSettings, active: true, docks, ...settings } },
  })
  const load = (loadId: string, over: object = {}, of: object = {}) => {
    const script = loadScript(recorder, loadId, { externalId: loadId, ...over }, of)
    for (const step of [script.launched, script.hired, script.bound]) step()
    const visit = (type: string, data: object = {}) =>
      recorder.recordEvent(`gate-${loadId}@mill`, { type, data: { loadId, conciergeId: 'mill', ...data } })
    const status = (type: string, to: string) => recorder.recordEvent(`load-${loadId}`, { type, data: { loadId, status: to } })
    const arrives = (at: string) => {
      status('CollectStarted', 'IN_COLLECT')
      visit('GateCheckedIn', { step: 'CHECK_IN', at, ...arrival, ...joao, acknowledged: [] })
    }
    return { script, visit, status, arrives }
  }
  const asked = (by: object = {}) => queryContext(recorder.log, by, { now: NOW })
  return { recorder, load, asked }
}
const rows = async (found: unknown) => ((await found) as { list: readonly GateRow[] }).list
const idsOf = async (found: unknown) => (await rows(found)).map(({ hashId }) => hashId)

describe('the wait of a truck (Y21)', () => {
  const arrivedAt = (at: string) => {
    const here = yard()
    const a = here.load('A')
    a.arrives(at)
    return { ...here, a }
  }
  const row = async ({ asked }: ReturnType<typeof arrivedAt>) => (await gateReaders.simple({ id: 'mill', hash: 'A' }, await asked()))!
  it('runs in the list with its cost, once the free hours are over', async () => {
    const early = await row(arrivedAt('2026-01-06T10:00:00.000Z'))
    expect(early.dwell).toEqual({ clock: 300, stay: 300, isRunning: true })
    expect(early).not.toHaveProperty('detention')
    const late = await row(arrivedAt('2026-01-06T09:59:00.000Z'))
    expect(late.detention).toMatchObject({ minutes: 360, isEstimated: true, rate: { cents: 241 } })
  })
  it('is what was settled once the truck has left, and counts into the cost of the day (C266)', async () => {
    const here = arrivedAt('2026-01-06T06:00:00.000Z')
    here.a.visit('GateLeft', { step: 'FINISHED', at: '2026-01-06T12:00:00.000Z' })
    const detention = {
      cents: 999,
      capacity: 1_000,
      isEstimated: true,
      minutes: 360,
      rate: { from: '2020-01-01', cents: 1 },
      isOutdated: false,
    }
    here.a.visit('GateDwellSettled', { clock: 360, stay: 360, detention, at: '2026-01-06T12:00:00.000Z' })
    here.a.status('TransitStarted', 'IN_TRANSIT')
    expect(await row(here)).toMatchObject({ dwell: { clock: 360, isRunning: false }, detention: { cents: 999 } })
    expect(await gateReaders.indicators({ conciergeId: 'mill' }, await here.asked())).toMatchObject({ above5h: 1, waitingCost: 999 })
    here.a.visit('GateExitUndone', { step: 'CHECK_IN', at: '2026-01-06T12:05:00.000Z' })
    expect((await row(here)).detention?.cents).not.toBe(999)
  })
})

describe('the checklist of a visit (Y19, C371)', () => {
  const item = (id: string, moment: string) => ({
    ...{ id, version: 1, question: `Pergunta ${id}?`, answerType: 'YES_NO', expected: true, mandatory: true, moment },
  })
  const answer = (itemId: string, passed: boolean) => ({
    ...{ itemId, version: 1, question: `Pergunta ${itemId}?`, answerType: 'YES_NO', mandatory: true, passed, yes: passed, driverId: 'd1' },
  })
  const answered = (itemId: string, passed: boolean) => ({ answers: [answer(itemId, passed)], at: '2026-01-06T11:30:00.000Z' })
  const asked = () => {
    const here = yard()
    const a = here.load('A')
    a.arrives('2026-01-06T11:12:00.000Z')
    a.visit('GateChecklistAsked', { items: [item('clean', 'ENTRY'), item('sealed', 'EXIT')] })
    here.load('B').arrives('2026-01-06T11:40:00.000Z')
    return { ...here, a }
  }
  const one = async ({ asked: as }: ReturnType<typeof asked>) => (await gateReaders.one({ id: 'mill', hash: 'A' }, await as()))!
  const listed = async ({ asked: as }: ReturnType<typeof asked>, checkListStatus: 'PENDING' | 'APPROVED' | 'REFUSED') =>
    idsOf(gateReaders.fetch({ id: 'mill', checkListStatus }, await as()))

  it('is listed by its status, that of the exit once the truck is inside (checkListStatus)', async () => {
    const here = asked()
    expect(await listed(here, 'PENDING')).toEqual(['A'])
    here.a.visit('GateChecklistAnswered', answered('clean', false))
    expect([await listed(here, 'PENDING'), await listed(here, 'REFUSED')]).toEqual([[], ['A']])
    here.a.visit('GateChecklistAnswered', answered('clean', true))
    expect(await listed(here, 'APPROVED')).toEqual(['A'])
    here.a.visit('GateEntered', { step: 'INBOUND', at: '2026-01-06T12:00:00.000Z' })
    expect(await listed(here, 'PENDING')).toEqual(['A'])
  })
  it('stands in the visit with its answers, and stops the next step (C241)', async () => {
    const here = asked()
    here.a.visit('GateEntryRequested', { step: 'REQUEST_INBOUND', at: '2026-01-06T11:20:00.000Z', dock: '1', ...joao })
    here.a.visit('GateChecklistAnswered', answered('clean', false))
    const visit = await one(here)
    expect(visit.checklists).toMatchObject([
      { moment: 'ENTRY', status: 'REFUSED', items: [{ id: 'clean', answer: { yes: false, passed: false } }] },
      { moment: 'EXIT', status: 'PENDING', items: [{ id: 'sealed' }] },
    ])
    const entry = visit.actions.find(({ action }) => action === 'CheckInbound')
    expect(entry).toMatchObject({ allowed: false, because: expect.stringContaining('checklist foi reprovado') })
    here.a.visit('GateChecklistOverridden', { moment: 'ENTRY', authorId: 'ana', reason: 'Limpo na doca', at: '2026-01-06T11:35:00.000Z' })
    const passed = await one(here)
    expect(passed.checklists[0]).toMatchObject({ status: 'REFUSED', override: { reason: 'Limpo na doca' } })
    expect(passed.actions.find(({ action }) => action === 'CheckInbound')).toMatchObject({ allowed: true })
  })
})

describe('the list of a gate (C240)', () => {
  const busy = () => {
    const here = yard()
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((id) => here.load(id))
    a!.arrives('2026-01-06T11:12:00.000Z')
    b!.arrives('2026-01-06T11:40:00.000Z')
    b!.visit('GateEntryRequested', { step: 'REQUEST_INBOUND', at: '2026-01-06T12:00:00.000Z', dock: '1', ...joao })
    c!.arrives('2026-01-06T09:00:00.000Z')
    for (const [type, step, at] of [
      ['GateEntered', 'INBOUND', '09:30'],
      ['LoadingStarted', 'START_COLLECT', '10:00'],
      ['LoadingFinished', 'FINISH_COLLECT', '13:00'],
      ['GateLeft', 'FINISHED', '13:10'],
    ] as const)
      c!.visit(type, { step, at: `2026-01-06T${at}:00.000Z` })
    c!.status('TransitStarted', 'IN_TRANSIT')
    return { ...here, a, b, c, d }
  }
  const list = async (input: object = {}, by: object = {}) => gateReaders.fetch({ id: 'mill', ...input }, await busy().asked(by))

  it('has what is expected or inside, calls first, in pages of 15 (R110, R111)', async () => {
    expect(await list()).toMatchObject({ size: 15, hasMore: false })
    expect(await idsOf(list())).toEqual(['B', 'A', 'D'])
    expect(await idsOf(list({ size: 10, page: 2 }))).toEqual([])
  })
  it('is narrowed by step, presence, kind, origin and text', async () => {
    expect(await idsOf(list({ status: 'CHECK_IN' }))).toEqual(['A'])
    expect(await idsOf(list({ status: 'CHECK_IN, REQUEST_INBOUND' }))).toEqual(['B', 'A'])
    expect(await idsOf(list({ status: 'FINISHED' }))).toEqual(['C'])
    expect(await idsOf(list({ driverAvailable: true }))).toEqual(['B', 'A'])
    expect(await idsOf(list({ conciergeShippingType: 'LOT' }))).toEqual([])
    expect(await idsOf(list({ collectId: 'shop' }))).toEqual([])
    expect(await idsOf(list({ text: 'rqk-3d41', status: 'CHECK_IN' }))).toEqual(['A'])
    expect(await idsOf(list({ text: 'joão' }))).toEqual(['B', 'A', 'D'])
  })
  it('finds the loads of one driver, or nothing at all (R244)', async () => {
    expect(await idsOf(list({ cpf: '529.982.247-25' }))).toEqual(['B', 'A', 'D'])
    expect(await list({ cpf: '111.444.777-35' })).toBeUndefined()
    expect(await list({ cpf: 'null' })).toBeUndefined()
  })
  it('shows what a gate needs, and nothing of the price (Y2)', async () => {
    const [row] = await rows(list({ status: 'CHECK_IN' }))
    expect(row).toMatchObject({
      ...{ hashId: 'A', step: 'CHECK_IN', stepLabel: 'Na Portaria', position: 1, sentence: '1º: chegou 08:12' },
      driver: { name: 'João Almeida', cpf: '••••••••725' },
      ...{ vehiclePlate: 'RQK3D41', transporterName: 'TransNorte', next: 'RequestInbound', back: 'UndoCheckIn' },
      destinations: ['Uberlândia/MG', 'Goiânia/GO'],
    })
    expect(JSON.stringify(await list())).not.toMatch(/price|freight|731/i)
  })
  it('is that of every group of the user, and of no other (Y2)', async () => {
    expect(await idsOf(list({}, { operationGroups: ['g2'] }))).toEqual([])
    expect(await list({}, { shipperId: 's2', operationGroups: ['g1'] })).toBeUndefined()
  })
  it('keeps the truck of a cancelled load until it leaves, and offers only that (Y6)', async () => {
    const here = busy()
    here.a!.status('LoadCanceled', 'CANCELED')
    const [row] = await rows(gateReaders.fetch({ id: 'mill', status: 'CHECK_IN' }, await here.asked({ roles: ['shipper_concierge'] })))
    expect(row).toMatchObject({ hashId: 'A', isReleased: true, next: 'CheckOutbound' })
    expect(row?.actions).toEqual(
      ['UpdateCheckInDate', 'CheckOutbound', 'MarkAbsent', 'CommentVisit'].map((action) => ({ action, allowed: true })),
    )
    here.d!.status('LoadCanceled', 'CANCELED')
    expect(await idsOf(gateReaders.fetch({ id: 'mill', status: 'CREATED' }, await here.asked()))).toEqual([])
  })
  it('greys a load without a confirmed driver (Y4)', async () => {
    const here = yard()
    const { launched, hired } = loadScript(here.recorder, 'E', { externalId: 'E' })
    for (const step of [launched, hired]) step()
    const [row] = await rows(gateReaders.fetch({ id: 'mill' }, await here.asked()))
    expect(row?.actions).toContainEqual({ action: 'CheckIn', allowed: false, because: 'A carga ainda não tem motorista confirmado.' })
  })
  it('counts the day in figures (C266, Y14)', async () => {
    expect(await gateReaders.indicators({ conciergeId: 'mill' }, await busy().asked())).toEqual({
      ...{ expected: 1, queue: 2, inside: 0, finished: 1, waitingList: 0, absent: 0, late: 1, waitingCost: 0, above5h: 0 },
      queueMinutes: { mean: 30, p90: 30 },
      dockMinutes: { mean: 180, p90: 180 },
      stayMinutes: { mean: 250, p90: 250 },
      onTimeShare: 100,
    })
  })
})

describe('one load at a gate', () => {
  it('has its steps with moments and people, its comments, and both moments of a corrected arrival (C241, C242, C368, Y10)', async () => {
    const here = yard()
    const { arrives, visit } = here.load('A')
    arrives('2026-01-06T11:12:00.000Z')
    visit('GateCheckInCorrected', { at: '2026-01-06T11:00:00.000Z', before: '2026-01-06T11:12:00.000Z' })
    visit('GateDriverAbsent', { driverId: 'd1', at: '2026-01-06T14:00:00.000Z' })
    visit('GateCommented', { authorId: 'ana', comment: 'Sem lona', attachments: [], at: '2026-01-06T14:01:00.000Z' })
    const details = await gateReaders.one({ id: 'mill', hash: 'A', deliveryId: 'A-1' }, await here.asked())
    expect(details).toMatchObject({
      ...{ step: 'CHECK_IN', checkInDate: '2026-01-06T11:00:00.000Z', checkInRecorded: '2026-01-06T11:12:00.000Z' },
      ...{ isAbsent: true, absentMinutes: 60 },
      comments: [{ comment: 'Sem lona', at: '2026-01-06T14:01:00.000Z' }],
    })
    expect(details).not.toHaveProperty('position')
    expect(details?.steps.map(({ step, at }) => [step, at?.slice(11, 16)])).toEqual([
      ['CREATED', undefined],
      ['CHECK_IN', '11:00'],
      ['REQUEST_INBOUND', undefined],
      ['INBOUND', undefined],
      ['START_COLLECT', undefined],
      ['FINISH_COLLECT', undefined],
      ['FINISHED', undefined],
    ])
    expect(await gateReaders.simple({ id: 'mill', hash: 'A' }, await here.asked())).not.toHaveProperty('steps')
  })
  it('is unknown at another gate, by another delivery, and to other groups', async () => {
    const here = yard()
    here.load('A')
    const context = await here.asked()
    expect(await gateReaders.one({ id: 'shop', hash: 'A' }, context)).toBeUndefined()
    expect(await gateReaders.one({ id: 'mill', hash: 'A', deliveryId: 'B-1' }, context)).toBeUndefined()
    expect(await gateReaders.simple({ id: 'mill', hash: 'A' }, await here.asked({ operationGroups: ['g2'] }))).toBeUndefined()
  })
})

describe('a deadline that passed (Y12)', () => {
  it('stands on the row and first in the list, until it ends', async () => {
    const { recorder, load, asked } = yard()
    load('A', { origins: [{ originId: 'A-o1', place: mill, collectDate: '2026-01-06T08:00:00.000Z', weight: 1 }] })
    load('B')
    const alert = { loadId: 'B', conciergeId: 'mill', code: 'CHECK_IN', since: NOW }
    const of = { shipperId: 's1', operationGroupId: 'g1', externalId: 'B', dueAt: NOW }
    recorder.recordEvent('alerts-B', { type: 'AlertRaised', data: { ...alert, ...of } })
    const all = await rows(gateReaders.fetch({ id: 'mill' }, await asked()))
    expect(all.map(({ hashId, alerts }) => [hashId, alerts])).toEqual([
      ['B', [{ code: 'CHECK_IN', since: NOW, label: 'Sem check-in' }]],
      ['A', undefined],
    ])
    recorder.recordEvent('alerts-B', { type: 'AlertCleared', data: alert })
    expect((await rows(gateReaders.fetch({ id: 'mill' }, await asked())))[0]).not.toHaveProperty('alerts')
  })
})

describe('calls', () => {
  it('have ids that sort as their events do, whatever the length of a position', () => {
    const idAt = (position: string) => callProjector.id({ type: 'GateEntryRequested', position } as Recorded)!
    expect(idAt('999') < idAt('1000')).toBe(true)
  })
  it('stand newest first, and all of the day are kept; called again adds a line (C244, C369, Y15, Y16)', async () => {
    const here = yard({ nameShown: 'INITIAL' })
    const { arrives, visit } = here.load('A')
    arrives('2026-01-06T11:00:00.000Z')
    const call = (at: string) => visit('GateEntryRequested', { step: 'REQUEST_INBOUND', at, dock: '1', ...joao })
    call('2026-01-06T12:00:00.000Z')
    visit('GateEntryRequestUndone', { step: 'CHECK_IN', at: '2026-01-06T12:05:00.000Z' })
    call('2026-01-06T12:10:00.000Z')
    const context = await here.asked({ roles: ['shipper_call_panel'] })
    const shown = { driverName: 'João A.', vehiclePlate: 'RQK3D41', dock: '1' }
    expect(await gateReaders.expeditionRank({ conciergeId: 'mill' }, context)).toEqual([
      { ...shown, requestHour: '2026-01-06T12:10:00.000Z' },
    ])
    const calls = (await gateReaders.calls({ conciergeId: 'mill' }, context)) as { list: readonly object[] }
    expect(calls.list).toEqual(['12:10', '12:00'].map((at) => ({ ...shown, requestHour: `2026-01-06T${at}:00.000Z` })))
    const other = await here.asked({ roles: ['shipper_call_panel'], operationGroups: ['g2'] })
    expect(await gateReaders.calls({ conciergeId: 'mill' }, other)).toMatchObject({ list: [] })
  })
  it('the panel learns a gate’s id and name only (C239, Y3)', async () => {
    const here = yard()
    expect(await gateReaders.gates({}, await here.asked({ roles: ['shipper_call_panel'] }))).toEqual([{ id: 'mill', name: mill.name }])
    expect(await gateReaders.gates({}, await here.asked())).toMatchObject([{ id: 'mill', docks: [{ code: '1', name: 'Doca 1' }] }])
    expect(await gateReaders.gates({}, await here.asked({ shipperId: 's2' }))).toEqual([])
  })
})

it('the queue’s order explains each place, by the rule of its gate (Y15)', () => {
  const waiting = [
    { id: 'late', arrivedAt: '2026-01-06T11:30:00.000Z', dueAt: '2026-01-06T12:00:00.000Z', flPriority: false },
    { id: 'early', arrivedAt: '2026-01-06T11:12:00.000Z', dueAt: '2026-01-06T18:00:00.000Z', flPriority: false },
    { id: 'urgent', arrivedAt: '2026-01-06T13:00:00.000Z', dueAt: '2026-01-06T18:00:00.000Z', flPriority: true },
  ]
  const order = (rule: 'ARRIVAL' | 'SLOT' | 'PRIORITY') =>
    inQueueOrder(waiting, rule, 'America/Sao_Paulo', NOW).map(({ sentence }) => sentence)
  expect(order('ARRIVAL')).toEqual(['1º: chegou 08:12', '2º: chegou 08:30', '3º: chegou 10:00'])
  expect(order('SLOT')).toEqual(['1º: janela 09:00, chegou 08:30', '2º: janela 15:00, chegou 08:12', '3º: janela 15:00, chegou 10:00'])
  expect(order('PRIORITY')).toEqual([
    '1º: prioritária, janela 15:00, chegou 10:00',
    '2º: janela 09:00, chegou 08:30',
    '3º: janela 15:00, chegou 08:12',
  ])
})

describe('the report of visits (C264)', () => {
  const made = async (filters: object) => {
    const here = yard()
    const [a, b] = [here.load('A'), here.load('B')]
    a.arrives('2026-01-06T11:00:00.000Z')
    b.arrives('2026-01-05T09:00:00.000Z')
    for (const [type, step, at] of [
      ['GateEntered', 'INBOUND', '09:30'],
      ['LoadingStarted', 'START_COLLECT', '10:00'],
      ['LoadingFinished', 'FINISH_COLLECT', '13:00'],
      ['GateLeft', 'FINISHED', '13:10'],
    ] as const)
      b.visit(type, { step, at: `2026-01-05T${at}:00.000Z` })
    const report = await visitsReport({ conciergeId: 'mill', ...filters } as never, await here.asked())
    const rows: (readonly unknown[])[] = []
    for await (const page of report!.rows) rows.push(...page)
    return rows.map(([load, step, ...rest]) => [load, step, ...rest.slice(-4)])
  }
  it('has those that ended in the period and those under way that arrived in it', async () =>
    expect(await made({ initDate: '05/01/2026', endDate: '06/01/2026' })).toEqual([
      ['A', 'Na Portaria', undefined, undefined, undefined, 0],
      ['B', 'Saída Registrada', 30, 180, 250, 0],
    ]))
  it('keeps to the days and to the steps', async () => {
    const codes = async (filters: object) => (await made(filters)).map(([code]) => code)
    expect(await codes({ initDate: '06/01/2026', endDate: '06/01/2026' })).toEqual(['A'])
    expect(await codes({ initDate: '05/01/2026', endDate: '06/01/2026', status: 'FINISHED, INBOUND' })).toEqual(['B'])
  })
  it('of a place that is unknown is empty', async () =>
    expect(await made({ conciergeId: 'nowhere', initDate: '05/01/2026', endDate: '06/01/2026' })).toEqual([]))
})
