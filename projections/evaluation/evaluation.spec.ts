import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { evaluationReaders } from './readers.ts'

const company = (transporterId: string) => ({ transporterId, transporterName: `Transportadora ${transporterId}` })
/** Loads that were delivered by a transporter and rated; `stars` has those of each transporter, oldest first. */
const rated = (stars: Readonly<Record<string, readonly number[]>>) => {
  const recorder = eventRecorder()
  for (const [id, all] of Object.entries(stars))
    for (const [at, one] of all.entries()) {
      const load = loadScript(recorder, `${id}-${at}`, {}, { company: company(id) })
      load.toFinished()
      load.recordOnLoad('TransporterRated', { ...company(id), stars: one, comment: `Carga ${at}` })
    }
  return recorder
}

it('lists entities by a mean that is weighed with that of all: one single evaluation decides little (R104, CA17)', async () => {
  const context = await queryContext(rated({ t1: [5, 5, 5, 5, 4], t2: [5], t3: [1] }).log)
  const { list } = (await evaluationReaders.entities({}, context)) as { list: { id: string }[] }
  expect(list).toMatchObject([
    { id: 't1', rating: 4.8, ratings: 5 },
    { id: 't2', rating: 5, ratings: 1 },
    { id: 't3', rating: 1, ratings: 1 },
  ])
  const most = (await evaluationReaders.entities({ sort: 'ratings', order: 'asc', size: 1 }, context)) as {
    list: object[]
    hasMore: boolean
  }
  expect(most).toMatchObject({ list: [{ id: 't2' }], hasMore: true })
})
it('shows what was said of one of them, newest first, ten at a time (R104)', async () => {
  const recorder = rated({ t1: Array.from({ length: 11 }, () => 4) })
  recorder.recordEvent('transporter-t1', {
    type: 'TransporterRegistered',
    data: { id: 't1', shipperId: 'embarca', name: 'TransNorte', document: '1', city: 'Curitiba', state: 'PR', shippers: ['s1'] },
  })
  const context = await queryContext(recorder.log)
  const input = { entityName: 'TRANSPORTER', id: 't1' }
  const first = (await evaluationReaders.evaluations(input, context)) as { list: { loadId: string }[]; hasMore: boolean }
  expect([first.list.length, first.hasMore, first.list[0]]).toMatchObject([10, true, { loadId: 't1-10', rating: 4, comment: 'Carga 10' }])
  const second = await evaluationReaders.evaluations({ ...input, page: 2 }, context)
  expect(second).toMatchObject({ name: 'TransNorte', list: [{ loadId: 't1-0' }], hasMore: false })
  expect(await evaluationReaders.evaluations({ ...input, entityName: 'VEHICLE' }, context)).toBeUndefined()
})
it('counts a later evaluation of a load in place of the one before, where it was', async () => {
  const recorder = rated({ t1: [1, 3] })
  loadScript(recorder, 't1-0').recordOnLoad('TransporterRated', { ...company('t1'), stars: 4, score: 375, formVersion: 2, answers: [] })
  const context = await queryContext(recorder.log)
  expect(await evaluationReaders.entities({}, context)).toMatchObject({ list: [{ id: 't1', rating: 3.38, ratings: 2 }] })
  expect(await evaluationReaders.evaluations({ entityName: 'TRANSPORTER', id: 't1' }, context)).toMatchObject({
    list: [{ loadId: 't1-1' }, { loadId: 't1-0', rating: 3.75, formVersion: 2 }],
  })
})
it('forgets what is older than twelve months, and what belongs to another company', async () => {
  const { log } = rated({ t1: [5] })
  expect(await evaluationReaders.entities({}, await queryContext(log, {}, { now: '2026-12-31T12:00:00.000Z' }))).toMatchObject({
    list: [{ ratings: 1 }],
  })
  expect(await evaluationReaders.entities({}, await queryContext(log, {}, { now: '2027-01-01T12:00:00.000Z' }))).toMatchObject({ list: [] })
  expect(await evaluationReaders.entities({}, await queryContext(log, { shipperId: 's2' }))).toMatchObject({ list: [] })
})
it('tells who can be evaluated for a load, by the form of its group, and what was said before', async () => {
  const recorder = eventRecorder()
  const load = loadScript(recorder)
  load.toFinished()
  load.recordOnLoad('DriverRated', { driverId: 'd1', driverName: 'João Almeida', stars: 2, comment: 'Sem EPI' })
  const criteria = [{ id: 'c', text: 'Pontualidade', weight: 1, required: true }]
  const form = { shipperId: 's1', name: 'Geral', entity: 'TRANSPORTER', operationGroupIds: [] as string[], criteria, version: 1 }
  const register = (formId: string, over: object) =>
    recorder.recordEvent('evaluationForms-s1', { type: 'EvaluationFormRegistered', data: { ...form, formId, ...over } })
  register('all', {})
  register('own', { name: 'Do grupo', operationGroupIds: ['g1'] })
  expect(await evaluationReaders.ofLoad({ id: 'L1' }, await queryContext(recorder.log))).toMatchObject({
    transporter: { id: 't1', form: { id: 'own' } },
    driver: { id: 'd1', said: { stars: 2, comment: 'Sem EPI' } },
  })
  expect(await evaluationReaders.ofLoad({ id: 'L1' }, await queryContext(recorder.log, { operationGroups: ['g2'] }))).toBeUndefined()
})
