import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { replayed, type Until } from '@embarca/projections/replay/replayed.ts'
import { eventsOf } from '@embarca/projections/replay/streams.ts'
import { expect, it } from 'vitest'
import { chance } from '../../kit/chance.ts'
import { logOf } from '../../kit/views.ts'
import { one } from './command-source.ts'
import { knownBy, knownToReplay } from './known.ts'
import type { ObservedLoad } from './observed-load.ts'
import { simulate } from './simulate.ts'

const PLAYS = 25
const EACH = 40

/** The observer's model of a load after an event. */
type Snapshot = { readonly event: Recorded; readonly observed: ObservedLoad }

const played = async (seed: number) => {
  const events: Recorded[] = []
  const snapshots: Snapshot[] = []
  await simulate(seed, {
    noted: (event, observed) => {
      events.push(event)
      if (observed) snapshots.push({ event, observed: structuredClone(observed) })
    },
  })
  return { events, snapshots }
}

it(`shows at ${PLAYS * EACH} random instants, many of them shared by several events, the load that the observer saw then`, async () => {
  const differing: unknown[] = []
  let shared = 0
  for (let seed = 1; seed <= PLAYS; seed++) {
    const { events, snapshots } = await played(seed)
    const random = chance(seed + 9_000)
    const log = logOf(events)
    for (let at = 0; at < EACH; at++) {
      const { event } = one(snapshots, random)
      const loadId = event.key
      const ofLoad = snapshots.filter((snapshot) => snapshot.event.key === loadId)
      if (ofLoad.filter(({ event: { recordedAt } }) => recordedAt === event.recordedAt).length > 1) shared++
      const recorded = await eventsOf(log, loadId)
      const check = (until: Until, { observed }: Snapshot) => {
        const [noted, found] = [knownBy(observed), knownToReplay(replayed(recorded, loadId, until), observed)]
        if (JSON.stringify(noted) !== JSON.stringify(found)) differing.push({ seed, type: event.type, until, noted, found })
      }
      check({ until: event.position }, ofLoad.find((snapshot) => snapshot.event === event)!)
      check({ until: event.recordedAt }, ofLoad.findLast((snapshot) => snapshot.event.recordedAt <= event.recordedAt)!)
    }
  }
  expect(differing.slice(0, 3)).toEqual([])
  expect(shared).toBeGreaterThan(100)
}, 60_000)
