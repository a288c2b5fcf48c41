import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { EventStore } from './event-store.ts'
import { combineReactions, type Reactions, timerFor } from './reaction.ts'
import type { Timer, Timers } from './timers.ts'

type RebuildSources = {
  readonly store: Pick<EventStore, 'readAll'>
  readonly timers: Timers
  readonly tables: readonly Reactions[]
}

/** Reactions save their position every second; everything more than an hour before the log's end is certainly done. */
const HOUR = 3_600_000
const AT_ONCE = 1_000

const hourBefore = (instant: string) => new Date(Date.parse(instant) - HOUR).toISOString()

/** Over events in the log's order: the last position whose event is more than an hour older than the latest one. */
const settledPosition = () => {
  let settled: Position = BEFORE_ALL
  let latest = ''
  let recent: Pick<Recorded, 'position' | 'recordedAt'>[] = []
  const take = (events: readonly Recorded[]) => {
    for (const { position, recordedAt } of events) {
      recent.push({ position, recordedAt })
      if (recordedAt > latest) latest = recordedAt
    }
    const from = recent.findIndex(({ recordedAt }) => recordedAt >= hourBefore(latest))
    settled = recent[from - 1]?.position ?? settled
    recent = recent.slice(from)
  }
  return { take, settled: () => settled, since: () => hourBefore(latest) }
}

/**
 * Sets lost deadlines again from the events of the log. Only commands that may not have been issued yet are issued again: the command of
 * an old event would meet a load that has moved on. Returns whether deadlines were lost.
 */
export const rebuildDeadlines = async ({ store, timers, tables }: RebuildSources): Promise<boolean> => {
  if (!(await timers.isNew())) return false
  const callsFor = combineReactions(...tables)
  const position = settledPosition()
  const deadlines: Timer[] = []
  let after: Position = BEFORE_ALL
  for (let events = await store.readAll(after, AT_ONCE); events.length; events = await store.readAll(after, AT_ONCE)) {
    for (const event of events)
      for (const [index, call] of callsFor(event).entries())
        if (call.at !== undefined) deadlines.push(timerFor(event, call, index, call.at))
    position.take(events)
    after = events.at(-1)!.position
  }
  if (after === BEFORE_ALL) return false
  await Promise.all(deadlines.filter(({ due }) => due >= position.since()).map(timers.set))
  // Saved last: an interrupted run is repeated.
  await timers.reach(position.settled())
  return true
}
