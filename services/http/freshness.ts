import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'

const TIMEOUT_MS = 2_000
const LOOK_AGAIN = 250

type Waiter = { readonly position: Position; readonly resolve: (isReached: boolean) => void }

/** The position up to which the views are folded, as their projectors announce it. */
export type Freshness = {
  /** Every view contains everything up to here. */
  readonly advance: (position: Position) => void
  readonly lastPosition: () => Position
  /** True once the views have reached a position, false after two seconds. */
  readonly until: (position: Position, timeout?: number) => boolean | Promise<boolean>
}

/**
 * Announcements end waits. `scan` reads the store itself, now and then while a query waits, for projectors that
 * announce nothing because they run in another process.
 */
export const freshness = (look: () => Promise<Position>): Freshness => {
  let reached: Position = '-1'
  const waiting = new Set<Waiter>()
  let looking = false

  const advance = (position: Position) => {
    if (comparePositions(position, reached) <= 0) return
    reached = position
    for (const waiter of waiting) if (comparePositions(waiter.position, reached) <= 0) waiter.resolve(true)
  }
  const lookAgain = () => {
    if (looking) return
    looking = true
    setTimeout(() => {
      looking = false
      look()
        .then(advance, () => {})
        .then(() => waiting.size > 0 && lookAgain())
    }, LOOK_AGAIN).unref()
  }

  return {
    advance,
    lastPosition: () => reached,
    until: (position, timeout = TIMEOUT_MS) => {
      if (comparePositions(position, reached) <= 0) return true
      return new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => waiter.resolve(false), timeout)
        const waiter: Waiter = {
          position,
          resolve: (isReached) => {
            clearTimeout(timer)
            waiting.delete(waiter)
            resolve(isReached)
          },
        }
        waiting.add(waiter)
        lookAgain()
      })
    },
  }
}
