import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'

const PATIENCE = 2_000
const LOOK_AGAIN = 250

type Waiter = { readonly position: Position; readonly go: (seen: boolean) => void }

/** How far the views have been folded, as their projectors announce it. */
export type Freshness = {
  /** Everything up to here is in every view. */
  readonly advance: (position: Position) => void
  readonly seenTo: () => Position
  /** True once the views have seen a position, false after two seconds. */
  readonly until: (position: Position, patience?: number) => boolean | Promise<boolean>
}

/**
 * Waits are ended by announcements. `look` asks the store itself, now and then while somebody waits, for projectors that
 * announce nothing because they run in another process.
 */
export const freshness = (look: () => Promise<Position>): Freshness => {
  let reached: Position = '-1'
  const waiting = new Set<Waiter>()
  let looking = false

  const advance = (position: Position) => {
    if (comparePositions(position, reached) <= 0) return
    reached = position
    for (const waiter of waiting) if (comparePositions(waiter.position, reached) <= 0) waiter.go(true)
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
    seenTo: () => reached,
    until: (position, patience = PATIENCE) => {
      if (comparePositions(position, reached) <= 0) return true
      return new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => waiter.go(false), patience)
        const waiter: Waiter = {
          position,
          go: (seen) => {
            clearTimeout(timer)
            waiting.delete(waiter)
            resolve(seen)
          },
        }
        waiting.add(waiter)
        lookAgain()
      })
    },
  }
}
