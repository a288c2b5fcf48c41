import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'

type Watched = {
  /** The follower's position; undefined while it has nothing to do here. */
  readonly progress: () => Position | undefined
  readonly head: () => Promise<Position>
  readonly suspect: (seconds: number) => void
  readonly failed: () => void
}

const LOOK_EVERY_MS = 5_000
const SUSPECT_AFTER_S = 15
const RESTART_AFTER_S = 30
const FAIL_AFTER_S = 60

/**
 * Compares a follower with the head of the log. A follower that makes no progress although there is more is first reported, then
 * restarted, then given up. A restart is given as long as the first attempt: opening a writer at busy brokers takes its time.
 */
export const watchdog = ({ progress, head, suspect, failed }: Watched) => {
  let at: Position | undefined
  let since = Date.now()
  let attempted = since
  let rejectStalled: (error: Error) => void = () => {}

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
    const attemptSeconds = (Date.now() - Math.max(since, attempted)) / 1000
    if (seconds >= FAIL_AFTER_S) failed()
    else if (attemptSeconds >= RESTART_AFTER_S) rejectStalled(new Error(`No progress for ${RESTART_AFTER_S} seconds`))
    else if (seconds >= SUSPECT_AFTER_S) suspect(Math.round(seconds))
  }
  const looking = every(LOOK_EVERY_MS, look)
  return {
    /** Begins an attempt: rejects when the follower must restart. */
    stalled: () => {
      attempted = Date.now()
      return new Promise<never>((_, reject) => void (rejectStalled = reject))
    },
    stop: () => void looking.stop(),
  }
}
