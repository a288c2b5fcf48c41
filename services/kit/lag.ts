import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { EventReader } from '@embarca/projections/kit/log.ts'
import { NewerEvent } from '@embarca/projections/kit/newer-event.ts'

const LOOK_EVERY_MS = 1_000

type LagSources = {
  readonly log: Pick<EventReader, 'head' | 'readAll'>
  /** The position up to which the views are folded, or the log is copied. */
  readonly lastPosition: () => Position | Promise<Position>
}

/** An event that only a newer program knows waits like any other. */
const nextAfter = async (log: LagSources['log'], after: Position): Promise<{ readonly recordedAt: string } | undefined> => {
  try {
    return (await log.readAll(after, 1))[0]
  } catch (error) {
    if (error instanceof NewerEvent) return error
    throw error
  }
}

/**
 * Measures the age of the oldest event that is not folded, or copied, yet, in milliseconds; 0 while there is none. The age of the last folded event
 * would say how quiet the night was. The log is read only while the views are behind, and once for each position where they stand.
 */
export const lagOf = ({ log, lastPosition }: LagSources, now = Date.now): (() => Promise<number>) => {
  let behind: { readonly after: Position; readonly since: number } | undefined
  return async () => {
    const after = await lastPosition()
    if (comparePositions(after, await log.head()) >= 0) {
      behind = undefined
      return 0
    }
    if (behind?.after !== after) {
      const oldest = await nextAfter(log, after)
      behind = oldest && { after, since: Date.parse(oldest.recordedAt) }
    }
    return behind ? Math.max(0, now() - behind.since) : 0
  }
}

/** Measures the lag once a second. */
export const watchLag = (sources: LagSources, report: (ms: number) => void) => {
  const measure = lagOf(sources)
  const looking = every(LOOK_EVERY_MS, async () => report(await measure()))
  return { stop: () => void looking.stop() }
}
