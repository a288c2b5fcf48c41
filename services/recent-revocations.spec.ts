import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { peopleProjector } from '@embarca/projections/people/projector.ts'
import { logOf, viewsOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { noteRecentRevocations } from './recent-revocations.ts'

const MINUTE = 60_000
const minutesAgo = (count: number) => new Date(Date.now() - count * MINUTE).toISOString()
const account = (userId: string) => ({ id: userId, userId, name: userId, shipperId: 's1' })

/** Users changed or removed some minutes ago. */
const company = () => {
  const { recordEvent, log } = eventRecorder()
  const say = (type: string, userId: string, ago: number) =>
    recordEvent(`user-${userId}`, { type, data: account(userId) }, {}, minutesAgo(ago))
  for (const id of ['ana', 'rui', 'bia']) say('UserRegistered', id, 60)
  say('UserChanged', 'ana', 40)
  say('UserChanged', 'rui', 10)
  say('UserRemoved', 'bia', 5)
  return { log, say }
}
const noted = async (sources: Parameters<typeof noteRecentRevocations>[0]) => {
  const users: string[] = []
  return { ...(await noteRecentRevocations(sources, (userId) => void users.push(userId))), users }
}
const eventStoreOf = (log: Parameters<typeof logOf>[0]) => logOf(log) as unknown as Parameters<typeof noteRecentRevocations>[0]['events']

it('whose tokens ended lately comes from the views, also of removed users; the log is followed from where they are', async () => {
  const { log, say } = company()
  const { store, projecting } = await viewsOf([peopleProjector], log)
  say('UserChanged', 'ana', 0)
  expect(await noted({ events: eventStoreOf(log), views: store })).toEqual({ from: '5', users: ['rui', 'bia'] })
  await projecting.stop()
})

it('views that are further behind than a token lives tell nothing: the log is read for that time', async () => {
  const { log } = company()
  const { store, projecting } = await viewsOf([peopleProjector], log.slice(0, 3))
  expect(await noted({ events: eventStoreOf(log), views: store })).toEqual({ from: BEFORE_ALL, since: expect.any(String), users: [] })
  await projecting.stop()
})

it('views of an earlier version, or none, tell nothing either', async () => {
  const { log } = company()
  const { fields, ...spec } = peopleProjector.spec
  const earlier = { ...peopleProjector, spec: { ...spec, version: 1, fields: { name: fields['name']! }, indexes: [['name']], unsent: [] } }
  const { store, projecting } = await viewsOf([earlier], log)
  const whole = { from: BEFORE_ALL, since: expect.any(String), users: [] }
  expect(await noted({ events: eventStoreOf(log), views: store })).toEqual(whole)
  expect(await noted({ events: eventStoreOf(log), views: memoryReadStore() })).toEqual(whole)
  await projecting.stop()
})
