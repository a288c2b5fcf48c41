import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

const POLL = 20
const PATIENCE = 30_000

/** Resolves once the views know everything up to a position; rejects when they lag for half a minute. */
export const viewsReached = async (views: Pick<Views, 'lastPosition'>, position: Position): Promise<void> => {
  for (let waited = 0; comparePositions(await views.lastPosition(), position) < 0; waited += POLL) {
    if (waited > PATIENCE) throw new Error(`the views have not reached ${position}`)
    await new Promise((resolve) => setTimeout(resolve, POLL))
  }
}
