import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, comparePositions } from '@embarca/contracts/kit/position.ts'
import { foldEvents } from '../kit/projector.ts'
import { loadDetailsProjector } from '../load-details/index.ts'
import { bareLoadsProjector } from '../loads/index.ts'
import { openTroubles } from './open-troubles.ts'

/** A moment of the past: a log position, an instant, or a revision of the load's own stream; without any of them, now. */
export type Until = { readonly until?: string; readonly revision?: number }

/** Whether an event was recorded by that moment. An instant includes all its events; a position distinguishes them. */
const recordedBy = ({ until, revision }: Until, events: readonly Recorded[], loadId: string): ((event: Recorded) => boolean) => {
  const last =
    revision === undefined ? until : events.findLast((event) => event.stream === `load-${loadId}` && event.revision <= revision)?.position
  if (revision !== undefined && last === undefined) return () => false
  if (last === undefined) return () => true
  if (!last.includes('T')) return ({ position }) => comparePositions(position, last) <= 0
  const instant = Date.parse(last)
  return ({ recordedAt }) => Date.parse(recordedAt) <= instant
}

/** A past state of a load: the views' own projectors over the events recorded by then; never the lifecycle, whose rules change. */
export const replayed = (events: readonly Recorded[], loadId: string, until: Until) => {
  const recorded = events.filter(recordedBy(until, events, loadId))
  const last = recorded.at(-1)
  return {
    position: last?.position ?? BEFORE_ALL,
    recordedAt: last?.recordedAt ?? '',
    revision: recorded.findLast(({ stream }) => stream === `load-${loadId}`)?.revision ?? -1,
    details: foldEvents(loadDetailsProjector, recorded).get(loadId),
    card: foldEvents(bareLoadsProjector, recorded).get(loadId),
    open: openTroubles(recorded),
  }
}
export type Replayed = ReturnType<typeof replayed>
