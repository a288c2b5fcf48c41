import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { peopleProjector } from '@embarca/projections/people/projector.ts'
import { followPeople } from '@embarca/services/follow-people.ts'
import { noteRecentRevocations } from '@embarca/services/recent-revocations.ts'
import { expect, it, vi } from 'vitest'
import { driven, write } from '../ports/events.ts'
import { esdbData, freshSpace } from './esdb-data.ts'
import { startEsdbDouble } from './start/eventstoredb.ts'

// Numbers before: 16 calls and 15,289 events read at the start over 5,000 events of the last 15 minutes, 144 calls a minute at rest.
it('what a process follows of accounts and forgotten people costs one reader, and no walk through the last minutes at its start', async () => {
  const double = await startEsdbDouble()
  const space = freshSpace()
  const writer = await esdbData(double.url, { space })
  const events = Array.from({ length: 50 }, () => driven())
  for (let n = 0; n < 10; n++) await writer.events.append(write({ stream: `load-${n}`, key: `load-${n}`, events }))
  await writer.close()
  const process = await esdbData(double.url, { space, times: { watch: 600_000 } })
  const recordedBefore = await process.events.head()
  await process.views.define(peopleProjector.spec)
  await process.views.batch(() => {}, { group: 'views', position: recordedBefore })

  const started = double.counts()
  const place = await noteRecentRevocations(process, () => {})
  const accounts = { ...place, consume: () => {} }
  const following = await followPeople({ ...process, accounts, states: { drop: () => {} }, recordedBefore })
  await process.feed.subscribe('other', recordedBefore, async () => {}, { types: ['Opened'] })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(comparePositions(following.reached(), recordedBefore)).toBeGreaterThanOrEqual(0)
  const { calls, eventsRead } = double.counts()
  expect({ calls: calls - started.calls, read: eventsRead - started.eventsRead }).toEqual({ calls: 2, read: 5 })

  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(double.counts().calls - calls).toBe(2)
  await process.close()
  await double.stop()
})

it('a revocation reaches another process within a second, also when the server no longer tells it of new events', async () => {
  const double = await startEsdbDouble()
  const about = { space: freshSpace(), ...productEvents, times: { watch: 600_000 } }
  const [writer, process] = [await esdbData(double.url, about), await esdbData(double.url, about)]
  const recordedBefore = await process.events.head()
  const received: { readonly id: string; readonly at: number }[] = []
  const consume = (events: readonly Recorded[]) => void received.push(...events.map(({ data }) => ({ id: data.id, at: performance.now() })))
  const accounts = { from: recordedBefore, consume }
  await followPeople({ ...process, accounts, states: { drop: () => {} }, recordedBefore })
  const remove = async (id: string) => {
    const stream = `user-${id}`
    await writer.events.append(write({ stream, key: stream, events: [{ type: 'UserRemoved', data: { id, shipperId: 's1' } }] }))
    const recorded = performance.now()
    await vi.waitUntil(() => received.some((one) => one.id === id), { timeout: 3_000, interval: 5 })
    return received.find((one) => one.id === id)!.at - recorded
  }
  expect(await remove('ana')).toBeLessThan(500)
  double.silence()
  expect(await remove('rui')).toBeLessThan(1_100)
  await Promise.all([writer.close(), process.close()])
  await double.stop()
})
