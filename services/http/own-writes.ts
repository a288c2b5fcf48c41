import type { Actor } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Run } from '../kit/run.ts'

/**
 * The last position acknowledged to each token, so that a client reads what it wrote without sending `After-Position`. An actor is one
 * object as long as its token is valid. Known in this process only: in a cluster, clients send the header.
 */
export const ownWrites = () => {
  const last = new WeakMap<Actor, Position>()
  return {
    /** The same runner, noting what it acknowledges. */
    noting:
      (run: Run): Run =>
      async (module, command, request) => {
        const outcome = await run(module, command, request)
        if (!isRefusal(outcome)) last.set(request.by, laterPosition(outcome.position, last.get(request.by)))
        return outcome
      },
    of: (by: Actor): Position | undefined => last.get(by),
  }
}
export type OwnWrites = ReturnType<typeof ownWrites>

/** The later of two positions; the second may be missing. */
export const laterPosition = (one: Position, other: Position | undefined): Position =>
  other === undefined || comparePositions(one, other) > 0 ? one : other
