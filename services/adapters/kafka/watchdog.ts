import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'

type Watched = {
  /** The follower's position; undefined while it has nothing to do here. */
  readonly progress: () => Position | undefined
  readonly head: () => Promise<Position>
  readonly suspect: (seconds: number) => void
  readonly failed: () => void
}

const LOOK = 5_000
const SUSPECT = 15
const BITE = 30
const FAIL = 60

/**
 * Compares a follower with the head of the log. A follower that makes no progress although there is more is first reported, then
 * restarted, then given up.
 */
export const watchdog = ({ progress, head, suspect, failed }: Watched) => {
  let at: Position | undefined
  let since = Date.now()
  let bite: (error: Error) => void = () => {}

  const look = async () => {
    const now = progress()
    const end = await head().catch(() => undefined)
    const isBehind = now !== undefined && end !== undefined && comparePositions(now, end) < 0
    if (now !== at || !isBehind) {
      at = now
      since = Date.now()
      return
    }
    const seconds = (Date.now() - since) / 1000
    if (seconds >= FAIL) failed()
    else if (seconds >= BITE) bite(new Error(`No progress for ${BITE} seconds`))
    else if (seconds >= SUSPECT) suspect(Math.round(seconds))
  }
  const looking = every(LOOK, look)
  return {
    /** Rejects when the follower must restart. */
    bitten: () => new Promise<never>((_, reject) => void (bite = reject)),
    stop: () => void looking.stop(),
  }
}
