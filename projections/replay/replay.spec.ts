import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { logOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { lotScript } from '@embarca/tests/stories/lot-script.ts'
import { describe, expect, it } from 'vitest'
import { replayReaders } from './readers.ts'
import { replayed } from './replayed.ts'
import { eventsOf } from './streams.ts'

const load = loadScript()
load.toFinished()
const { log } = load
const at = (type: string) => log.find((event) => event.type === type)!
const context = async (more: object = {}, by: object = { roles: ['shipper_admin'] }) =>
  queryContext(log, by, { log: { ...logOf(log), checked: async () => undefined }, ...more })
const state = async (until: object) => (await replayReaders.state({ id: 'L1', ...until }, await context()))!
const values = async (until: object) => Object.fromEntries((await state(until)).fields.map(({ label, value }) => [label, value]))

describe('a past state of a load', () => {
  it('at a log position includes what was recorded up to there, and nothing later', async () => {
    const then = await state({ until: at('OfferSeen').position })
    expect(then).toMatchObject({ status: 'Aguardando aceite', revision: 1, position: '3' })
    expect(await values({ until: at('OfferSeen').position })).toMatchObject({ Visualizaram: 'TransNorte', 'Frete ofertado': 'R$ 7.310,00' })
    expect(await values({ until: at('OfferSeen').position })).not.toHaveProperty('Transportadora')
    expect(await values({ until: at('DriverBound').position })).toMatchObject({
      Transportadora: 'TransNorte',
      'Valor contratado': 'R$ 7.310,00',
      Motorista: 'João Almeida',
      Placas: 'RQK-3D41, RQK-3D52',
    })
  })
  it('at an instant includes all that was recorded in it', async () => {
    const script = loadScript()
    script.launched()
    const launched = script.log.at(-1)!
    for (const tags of [['um'], ['dois']])
      script.recordEvent('load-L1', { type: 'LoadTagged', data: { loadId: 'L1', tags } }, {}, launched.recordedAt)
    const more = { log: { ...logOf(script.log), checked: async () => undefined } }
    const tags = async (until: string) =>
      (await replayReaders.state({ id: 'L1', until }, await context(more)))!.fields.find(({ label }) => label === 'Tags')?.value
    expect(await tags(launched.recordedAt)).toBe('dois')
    expect([await tags('0'), await tags('1'), await tags('2')]).toEqual(['papel', 'um', 'dois'])
  })
  it('at a revision of its own stream', async () => {
    expect(await state({ revision: 1 })).toMatchObject({ status: 'Aguardando aceite', revision: 1, position: at('LoadOffered').position })
  })
  it('before the load existed is not found; now, it is as shown', async () => {
    expect(await state({ until: '2020-01-01T00:00:00Z' })).toEqual({
      position: '-1',
      recordedAt: '',
      revision: -1,
      status: 'Não existe',
      fields: [],
    })
    expect(await state({})).toMatchObject({
      statusCode: 'FINISHED',
      revision: log.findLast(({ stream }) => stream === 'load-L1')!.revision,
    })
  })
})

it('names the pendencies and incidents that were open then', async () => {
  const script = loadScript()
  script.underway()
  const troubled = (type: string, stream: string, data: object) => script.recordEvent(stream, { type, data: { loadId: 'L1', ...data } })
  troubled('PendencyOpened', 'pendency-L1', { pendencyId: 'L1.1', name: 'Coleta atrasada', status: 'OPEN' })
  script.recordEvent('incident-L1.1', incidentOf('L1', 1))
  const between = script.log.at(-1)!.position
  troubled('PendencyResolved', 'pendency-L1', { pendencyId: 'L1.1', status: 'RESOLVED' })
  troubled('IncidentClosed', 'incident-L1.1', { incidentId: 'L1.1', status: 'RESOLVED' })
  const closed = script.log.at(-1)!.position
  troubled('IncidentReopened', 'incident-L1.1', { incidentId: 'L1.1', status: 'CREATED' })
  const more = { log: { ...logOf(script.log), checked: async () => undefined } }
  const open = async (until: object) =>
    (await replayReaders.state({ id: 'L1', ...until }, await context(more)))!.fields
      .filter(({ label }) => label.endsWith('abertas'))
      .map(({ value }) => value)
  expect(await open({ until: between })).toEqual(['Coleta atrasada', 'Avaria'])
  expect(await open({ until: closed })).toEqual([])
  expect(await open({})).toEqual(['Avaria'])
})

it('the state now equals the views, for a load and for a lot', async () => {
  const recorder = eventRecorder()
  loadScript(recorder).toFinished()
  lotScript(recorder)
  const { views } = await queryContext(recorder.log)
  for (const id of ['L1', 'lot']) {
    const now = replayed(await eventsOf(logOf(recorder.log), id), id, {})
    expect(now.details).toBeDefined()
    expect(await views.get('load-details', id)).toEqual(now.details)
    // The view also has what other views contribute.
    expect(await views.get('loads', id)).toMatchObject(JSON.parse(JSON.stringify(now.card)))
  }
})

it('compares two moments field by field', async () => {
  const [from, to] = [at('ReceiptArrived').position, at('ReceiptApproved').position]
  const found = (await replayReaders.difference({ id: 'L1', from, to }, await context()))!
  expect(found.changes).toContainEqual({
    key: 'situation.status',
    group: 'Situação',
    label: 'Status',
    before: 'Próximo ao cliente',
    after: 'Carga entregue',
  })
  expect(found.changes).toContainEqual({
    key: 'receipts.r1.receipt',
    group: 'Comprovantes',
    label: 'Entrega 1 · Comprovante',
    before: 'Pendente',
    after: 'Aprovado',
  })
  expect(found.changes).toContainEqual({ key: 'papers.invoices', group: 'Documentos', label: 'NF-e', after: '000004711 (PED-1)' })
  const back = (await replayReaders.difference({ id: 'L1', from: to, to: from }, await context()))!
  expect(back.changes).toContainEqual({ key: 'papers.invoices', group: 'Documentos', label: 'NF-e', before: '000004711 (PED-1)' })
  expect((await replayReaders.difference({ id: 'L1', from, to: from }, await context()))!.changes).toEqual([])
})

it('lists actions with actor, role, recorded and occurred instants, and refused attempts, oldest first', async () => {
  const refusal = {
    key: 'L1',
    at: at('DriverBound').recordedAt,
    by: { userId: 'tito', roles: ['transporter_operator'], shipperId: 's1' },
    command: 'AcceptOffer',
    code: 'OFFER_TAKEN',
    correlationId: 'c',
  }
  const { moments } = (await replayReaders.replay({ id: 'L1' }, await context({ attempts: { of: async () => [refusal] } })))!
  expect(moments).toHaveLength(log.length + 1)
  expect(moments[0]).toMatchObject({ kind: 'fact', label: 'Carga lançada', role: 'Operador', position: '0', revision: 0 })
  const refused = moments.findIndex(({ kind }) => kind === 'refused')
  expect(moments[refused]).toMatchObject({ label: 'Recusado: aceitar oferta', detail: 'Outra transportadora ficou com esta carga.' })
  expect(moments[refused - 1]).toMatchObject({ type: 'DriverBound' })
})

it('is hidden from another shipper or group', async () => {
  for (const stranger of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
    const by = { roles: ['shipper_admin'], ...stranger }
    expect(await replayReaders.replay({ id: 'L1' }, await context({}, by))).toBeUndefined()
    expect(await replayReaders.state({ id: 'L1' }, await context({}, by))).toBeUndefined()
    expect(await replayReaders.difference({ id: 'L1', from: '0', to: '1' }, await context({}, by))).toBeUndefined()
  }
})
