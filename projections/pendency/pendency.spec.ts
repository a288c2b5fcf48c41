import { dueColour } from '@embarca/contracts/pendency/due.ts'
import { dueText } from '@embarca/contracts/pendency/labels.pt.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { boardReaders } from '../board/readers.ts'
import { carrierPendencyReaders } from './carrier-readers.ts'
import { pendencyReaders } from './readers.ts'
import { pendenciesReport } from './report.ts'

const NOW = '2026-01-10T12:00:00.000Z'
const talk = () => {
  const recorder = eventRecorder()
  const script = loadScript(recorder, 'L1')
  script.underway()
  loadScript(recorder, 'L2', { externalId: 'CG-2' }).launched()
  const about = { shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-20377', status: 'OPEN', attachments: [], blocks: [] }
  const opens = (pendencyId: string, typeId: string, reporterType: string, dueAt: string, more: object = {}, by = {}) =>
    recorder.recordEvent(
      `pendency-L1`,
      {
        type: 'PendencyOpened',
        data: { loadId: 'L1', pendencyId, typeId, name: `Tipo ${typeId}`, reporterType, authorId: pendencyId, dueAt, ...about, ...more },
      },
      by,
    )
  const on = (type: string, pendencyId: string, more: object = {}) =>
    recorder.recordEvent('pendency-L1', { type, data: { loadId: 'L1', pendencyId, ...more } })
  const carrier = { userId: 'tania', roles: ['transporter_operator'], transporterId: 't1' }
  opens('L1.1', '1', 'SYSTEM', '2026-01-06T12:00:00.000Z')
  opens('L1.2', '9', 'TRANSPORTER', '2026-01-30T12:00:00.000Z', { observation: 'Diária', transporterId: 't1', authorId: 'tania' }, carrier)
  opens('L1.3', '4', 'SYSTEM', '2026-01-10T23:00:00.000Z')
  on('PendencyViewed', 'L1.2')
  on('PendencyResolved', 'L1.3', { status: 'RESOLVED', authorId: 'ana', observation: 'Notas informadas' })
  return { recorder, on }
}
const idsOf = (found: unknown) => (found as { readonly list: readonly { readonly id: string }[] }).list.map(({ id }) => id)
const asked = async (over: object = {}, by: object = {}) => ({ ...(await queryContext(talk().recorder.log, by)), now: NOW, ...over })

describe('the list of pendencies', () => {
  it('has pages of 12, latest first (R124, R125)', async () => {
    const found = await pendencyReaders.search({}, await asked())
    expect(found).toMatchObject({ size: 12, hasMore: false })
    expect(idsOf(found)).toEqual(['L1.3', 'L1.2', 'L1.1'])
  })
  it('is narrowed by each filter of the specification', async () => {
    const context = await asked()
    const by = async (filters: object) => idsOf(await pendencyReaders.search(filters, context))
    expect(await by({ status: 'OPEN' })).toEqual(['L1.2', 'L1.1'])
    expect(await by({ notViewed: true })).toEqual(['L1.3', 'L1.1'])
    expect(await by({ pendingTypeId: 9 })).toEqual(['L1.2'])
    expect(await by({ pendingTypeId: '9', status: 'OPEN', t: 't1', reporterType: 'TRANSPORTER' })).toEqual(['L1.2'])
    expect(await by({ externalId: 'CG-20377', status: 'RESOLVED' })).toEqual(['L1.3'])
    expect(await by({ text: 'tipo 1' })).toEqual(['L1.1'])
    expect(await by({ overdue: true })).toEqual(['L1.1'])
    expect(await by({ initDate: '01/01/2020', endDate: '02/01/2020' })).toEqual([])
  })
  it('says what each is about, how many days are left, and who did what', async () => {
    const [third, second, first] = ((await pendencyReaders.search({}, await asked())) as never as { list: readonly object[] }).list
    expect(first).toMatchObject({
      amountDaysToResolve: -4,
      createdBy: 'Sistema',
      viewed: false,
      shippingHash: 'L1',
      shippingDeliveryId: 'L1-1',
    })
    expect(second).toMatchObject({ amountDaysToResolve: 20, openObservation: 'Diária', viewed: true, transporterName: 'TransNorte' })
    expect(third).toMatchObject({ amountDaysToResolve: 0, status: 'RESOLVED', resolveObservation: 'Notas informadas' })
  })
  it('shows nothing to another group', async () => {
    expect(idsOf(await pendencyReaders.search({}, await asked({}, { operationGroups: ['g2'] })))).toEqual([])
    expect(await pendencyReaders.ofDelivery({ deliveryId: 'L1-1' }, await asked({}, { operationGroups: ['g2'] }))).toMatchObject({
      list: [],
    })
  })
})

it('the bell counts what is open, not seen, and overdue (C185)', async () => {
  expect(await pendencyReaders.indicators({}, await asked())).toEqual({
    ...{ open: 2, notViewed: 1, overdue: 1 },
    byType: { 1: 1, 9: 1 },
    byReporter: { SYSTEM: 1, TRANSPORTER: 1 },
  })
})

it('due texts and colours (R202–R204, M157, M164, M165, M177)', () => {
  expect(dueText('2026-01-10T23:00:00.000Z', NOW)).toBe('Aberto')
  expect(dueText('2026-01-06T12:00:00.000Z', NOW)).toBe('Atrasado há 4 dia(s)')
  expect(dueText('2026-01-30T12:00:00.000Z', NOW)).toBe('20 dia(s)')
  expect(dueText('amanhã', NOW)).toBe('Vencimento inválido')
  expect([20, 19, 5, 4, 0, -1].map(dueColour)).toEqual(['green', 'yellow', 'yellow', 'red', 'red', 'red'])
})

it('marks the card of a load while one is open, and filters by it', async () => {
  const idsIn = async (log: Parameters<typeof queryContext>[0]) => {
    const column = await boardReaders.column({ columnStatus: 'IN_PROGRESS', flPending: true }, await queryContext(log))
    return JSON.parse(`[${(column as unknown as { raw: string }).raw}]`).map(({ hashId }: { hashId: string }) => hashId)
  }
  const { recorder, on } = talk()
  expect(await idsIn([...recorder.log])).toEqual(['L1'])
  for (const id of ['L1.1', 'L1.2']) on('PendencyDisposed', id, { status: 'DISPOSED', authorId: 'ana', observation: 'Resolvido' })
  expect(await idsIn(recorder.log)).toEqual([])
})

it('the card names the pendency that stops a step, until it ends', async () => {
  const cardOf = async (log: Parameters<typeof queryContext>[0]) => {
    const column = await boardReaders.column({ columnStatus: 'IN_PROGRESS' }, await queryContext(log))
    return JSON.parse(`[${(column as unknown as { raw: string }).raw}]`)[0] as { readonly blocks?: readonly object[] }
  }
  const { recorder } = talk()
  const block = { pendencyId: 'L1.1', name: 'NF-e cancelada', transitions: ['StartTransit', 'FinishLoad'] }
  recorder.recordEvent('load-L1', { type: 'TransitionsBlocked', data: { loadId: 'L1', ...block } })
  expect((await cardOf(recorder.log)).blocks).toEqual([block])
  recorder.recordEvent('load-L1', { type: 'TransitionsUnblocked', data: { loadId: 'L1', pendencyId: 'L1.1' } })
  expect((await cardOf(recorder.log)).blocks).toBeUndefined()
})

it('a carrier sees what it reported, and what it may report', async () => {
  const tania = { userId: 'tania', roles: ['transporter_operator'], shipperId: 'embarca', transporterId: 't1', operationGroups: [] }
  const seen = await carrierPendencyReaders.ofCarrier({ id: 'L1' }, await asked({}, tania))
  expect(seen).toMatchObject({ list: [{ id: 'L1.2', observation: 'Diária', status: 'OPEN' }] })
  expect(seen?.types.map(({ id }) => id)).toEqual(['8', '9', '10'])
  expect(await carrierPendencyReaders.ofCarrier({ id: 'L1' }, await asked({}, { ...tania, transporterId: 't2' }))).toBeUndefined()
  expect(await carrierPendencyReaders.ofDriver({ id: 'L1' }, await asked({}, { ...tania, driverId: 'd9' }))).toBeUndefined()
})

it('the report holds what the list finds, with its filters in words (C186)', async () => {
  const made = await pendenciesReport({ status: 'OPEN', pendingTypeId: 9, initDate: '01/01/2020' }, await asked())
  expect(made).toMatchObject({ title: 'Pendências', total: 1 })
  expect(made?.filters).toEqual(['Situação: Aberta', 'Pendência: Custo adicional', 'Abertura: de 01/01/2020'])
  const rows: (readonly unknown[])[] = []
  for await (const page of made!.rows) rows.push(...page)
  expect(rows.map((row) => row.slice(0, 6))).toEqual([['Tipo 9', 'CG-20377', 'Aberta', 'TransNorte', undefined, 'Transportador']])
})
