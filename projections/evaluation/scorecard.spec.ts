import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { scorecardReaders } from './scorecard-readers.ts'

const contextAfter = (loads: number, script: (load: ReturnType<typeof loadScript>, at: number) => void, by = {}) => {
  const recorder = eventRecorder()
  recorder.recordEvent('partnership-s1.t1', {
    type: 'PartnershipActivated',
    data: { shipperId: 's1', transporterId: 't1', through: 'BOUND' },
  })
  for (let at = 0; at < loads; at++) script(loadScript(recorder, `L${at}`), at)
  return queryContext(recorder.log, by, { now: '2026-02-01T12:00:00.000Z' })
}
const measured = async (context: Awaited<ReturnType<typeof contextAfter>>) => {
  const card = await scorecardReaders.scorecard({ id: 't1' }, context)
  if (!card || !('measures' in card)) throw new Error('no scorecard')
  return { card, of: Object.fromEntries(card.measures.map((one) => [one.measure, one])) }
}

it('says nothing of a measure below five cases, nor of one without a source', async () => {
  const { card, of } = await measured(await contextAfter(2, (load) => load.toFinished()))
  expect(card).not.toHaveProperty('score')
  expect(of['ACCEPTANCE']).toEqual({ measure: 'ACCEPTANCE', n: 2 })
  expect(of['INCIDENTS']).toEqual({ measure: 'INCIDENTS', n: 2 })
  expect(of['CTE_DIVERGENCES']).toEqual({ measure: 'CTE_DIVERGENCES' })
})
it('counts an offer by name that was never answered as not accepted; weights of what has data add up to 100', async () => {
  const { card, of } = await measured(
    await contextAfter(10, (load, at) => {
      if (at < 6) return load.toFinished()
      load.launched()
      load.offered()
    }),
  )
  expect(of['ACCEPTANCE']).toMatchObject({ n: 10, value: 0.6, points: 60 })
  expect(of['NO_SHOW']).toMatchObject({ n: 6, value: 0, points: 100 })
  expect(of['COLLECT_ON_TIME']).toMatchObject({ n: 6 })
  expect(of['RECEIPTS']).toMatchObject({ n: 12 })
  const weights = card.measures.reduce((sum, { weight = 0 }) => sum + weight, 0)
  expect(weights).toBeCloseTo(100, 0)
  expect(card.lanes).toMatchObject([{ loads: 10, score: card.score }])
})
it('counts a transporter that was replaced before the collect as a no-show, also for the load that another carried', async () => {
  const other = { status: 'ASSIGNED_TO_TRANSPORTER', transporterId: 't2', transporterName: 'Sulista', price: 700_000 }
  const { of } = await measured(
    await contextAfter(5, (load, at) => {
      load.launched()
      load.offered()
      load.hired()
      if (at === 0) load.recordOnLoad('TransporterReplaced', other)
    }),
  )
  expect(of['NO_SHOW']).toMatchObject({ n: 5, value: 0.2, points: 0 })
})
it('counts incidents per 100 loads, but none that is canceled, the client’s or a department’s (CA17, o55)', async () => {
  const recorder = eventRecorder()
  recorder.recordEvent('partnership-s1.t1', {
    type: 'PartnershipActivated',
    data: { shipperId: 's1', transporterId: 't1', through: 'BOUND' },
  })
  for (const at of [0, 1, 2, 3, 4]) loadScript(recorder, `L${at}`).toFinished()
  const open = (number: number, more = {}) =>
    recorder.recordEvent(`incident-L1.${number}`, incidentOf('L1', number, { transporterId: 't1', ...more }))
  for (const number of [1, 2, 3]) open(number)
  open(4, { category: 'CLIENT' })
  recorder.recordEvent('incident-L1.3', { type: 'IncidentCanceled', data: { incidentId: 'L1.3', loadId: 'L1', status: 'CANCELED' } })
  const context = await queryContext(recorder.log, {}, { now: '2026-02-01T12:00:00.000Z' })
  expect((await measured(context)).of['INCIDENTS']).toMatchObject({ n: 5, value: 40, points: 0 })
  expect(await scorecardReaders.scorecardRows({ id: 't1', measure: 'INCIDENTS', size: 5 }, context)).toMatchObject({
    list: [{ value: 0 }, { value: 0 }, { value: 0 }, { loadId: 'L1', value: 2 }, { value: 0 }],
  })
})
it('drills to its cases, and does not exist for a company that it does not work for', async () => {
  const context = await contextAfter(5, (load) => load.toFinished())
  expect(await scorecardReaders.scorecardRows({ id: 't1', measure: 'ACCEPTANCE', size: 2 }, context)).toMatchObject({
    list: [{ loadId: 'L4', value: 1, externalId: 'CG-20377' }, { loadId: 'L3' }],
    hasMore: true,
  })
  expect(await scorecardReaders.scorecardRows({ id: 't1', measure: 'CTE_DIVERGENCES' }, context)).toMatchObject({ list: [] })
  expect(
    await scorecardReaders.scorecard({ id: 't1' }, await contextAfter(5, (load) => load.toFinished(), { shipperId: 's2' })),
  ).toBeUndefined()
})

it('measures the carrier that a load was forwarded to beside its operator, whose OTIF it stays', async () => {
  const context = await contextAfter(5, (load) => {
    load.launched()
    load.offered()
    const status = 'ASSIGNED_TO_TRANSPORTER'
    load.recordOnLoad('TransporterAssigned', { status, transporterId: 't9', transporterName: 'Operador', price: 1, logisticOperator: true })
    const executor = { transporterId: 't1', transporterName: 'TransNorte' }
    load.recordOnLoad('LoadForwarded', { status, operatorId: 't9', operatorName: 'Operador', ...executor })
    load.bound()
    load.collected()
  })
  const { of } = await measured(context)
  expect(of['NO_SHOW']).toMatchObject({ n: 5, value: 0 })
  expect(of['COLLECT_ON_TIME']).toMatchObject({ n: 5 })
  expect(of['OTIF']).toEqual({ measure: 'OTIF', n: 0 })
})
