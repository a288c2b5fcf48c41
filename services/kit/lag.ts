import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'

const LOOK = 1_000

type Looked = {
  readonly head: () => Promise<Position>
  readonly lastPosition: () => Position | Promise<Position>
  /** When the last folded fact was recorded; since the start, as long as there was none. */
  readonly lastRecordedAt: () => string | undefined
}

/** Looks every second how long ago the last folded fact was recorded, in milliseconds; 0 while there are no others to fold. */
export const watchLag = ({ head, lastPosition, lastRecordedAt }: Looked, report: (ms: number) => void) => {
  const started = new Date().toISOString()
  const look = async () => {
    const isBehind = comparePositions(await lastPosition(), await head()) < 0
    report(isBehind ? Math.max(0, Date.now() - Date.parse(lastRecordedAt() ?? started)) : 0)
  }
  const looking = every(LOOK, look)
  return { stop: () => void looking.stop() }
}
