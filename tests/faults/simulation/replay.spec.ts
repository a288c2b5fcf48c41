import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { replayed, type Until } from '@embarca/projections/replay/replayed.ts'
import { eventsOf } from '@embarca/projections/replay/streams.ts'
import { expect, it } from 'vitest'
import { chance } from '../../kit/chance.ts'
import { logOf } from '../../kit/views.ts'
import { knownBy, knownToReplay } from './known.ts'
import { play } from './play.ts'
import type { Seen } from './seen.ts'
import { one } from './way.ts'

const PLAYS = 25
const EACH = 40

/** What the witness knew of a load after a fact. */
type Snapshot = { readonly fact: Recorded; readonly seen: Seen }

const played = async (seed: number) => {
  const facts: Recorded[] = []
  const snapshots: Snapshot[] = []
  await play(seed, {
    noted: (fact, seen) => {
      facts.push(fact)
      if (seen) snapshots.push({ fact, seen: structuredClone(seen) })
    },
  })
  return { facts, snapshots }
}

it(`finds at ${PLAYS * EACH} random instants, many of them shared by several facts, what the witness of the simulation noted then`, async () => {
  const differing: unknown[] = []
  let shared = 0
  for (let seed = 1; seed <= PLAYS; seed++) {
    const { facts, snapshots } = await played(seed)
    const luck = chance(seed + 9_000)
    const log = logOf(facts)
    for (let at = 0; at < EACH; at++) {
      const { fact } = one(snapshots, luck)
      const loadId = fact.key
      const ofLoad = snapshots.filter((snapshot) => snapshot.fact.key === loadId)
      if (ofLoad.filter(({ fact: { recordedAt } }) => recordedAt === fact.recordedAt).length > 1) shared++
      const told = await eventsOf(log, loadId)
      const check = (until: Until, { seen }: Snapshot) => {
        const [noted, found] = [knownBy(seen), knownToReplay(replayed(told, loadId, until), seen)]
        if (JSON.stringify(noted) !== JSON.stringify(found)) differing.push({ seed, type: fact.type, until, noted, found })
      }
      check({ until: fact.position }, ofLoad.find((snapshot) => snapshot.fact === fact)!)
      check({ until: fact.recordedAt }, ofLoad.findLast((snapshot) => snapshot.fact.recordedAt <= fact.recordedAt)!)
    }
  }
  expect(differing.slice(0, 3)).toEqual([])
  expect(shared).toBeGreaterThan(100)
}, 60_000)
