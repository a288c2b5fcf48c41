import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { EventStore } from './event-store.ts'
import { combineReactions, type Reactions, timerFor } from './reaction.ts'
import type { Timer, Timers } from './timers.ts'

type Lost = {
  readonly store: Pick<EventStore, 'readAll'>
  readonly timers: Timers
  readonly tables: readonly Reactions[]
}

/** Reactions note how far they have come every second; an hour before the log's end they were done with what came before. */
const HOUR = 3_600_000
const AT_ONCE = 1_000

const hourBefore = (instant: string) => new Date(Date.parse(instant) - HOUR).toISOString()

/** Of events in the log's order: the last position that lies an hour before the latest of them. */
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
 * Deadlines come of events: where they were lost, they are set again from the log. Only what may not have been asked for yet is asked
 * for again: an old event's command would meet a load that has moved on. Answers whether anything was lost.
 */
export const rebuildDeadlines = async ({ store, timers, tables }: Lost): Promise<boolean> => {
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
  // Last: when this is interrupted, it is done again.
  await timers.reach(position.settled())
  return true
}
