import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'

const LOOK_EVERY_MS = 1_000

type LagSources = {
  readonly head: () => Promise<Position>
  readonly lastPosition: () => Position | Promise<Position>
  /** When the last projected event was recorded; undefined while there was none. */
  readonly lastRecordedAt: () => string | undefined
}

/** Reports once a second the age of the last projected event in milliseconds; 0 while there are no further events to project. */
export const watchLag = ({ head, lastPosition, lastRecordedAt }: LagSources, report: (ms: number) => void) => {
  const started = new Date().toISOString()
  const look = async () => {
    const isBehind = comparePositions(await lastPosition(), await head()) < 0
    report(isBehind ? Math.max(0, Date.now() - Date.parse(lastRecordedAt() ?? started)) : 0)
  }
  const looking = every(LOOK_EVERY_MS, look)
  return { stop: () => void looking.stop() }
}
