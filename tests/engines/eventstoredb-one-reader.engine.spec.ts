import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { peopleProjector } from '@embarca/projections/people/projector.ts'
import { followPeople } from '@embarca/services/follow-people.ts'
import { noteRecentRevocations } from '@embarca/services/recent-revocations.ts'
import { expect, it } from 'vitest'
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
