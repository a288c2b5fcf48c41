import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { clockOf } from '@embarca/projections/kit/auction.ts'
import type { Changed } from '@embarca/projections/kit/folding.ts'
import type { Live } from '@embarca/projections/live/projector.ts'

/**
 * What happened in a negotiation since `seenTo`, each thing for a frame of its own, and the auction's clock and price. `seenTo` is where
 * the batch of facts before this one ended, so that nothing is told twice.
 */
export const liveUpdates = ({ json, position }: Changed, seenTo: Position, now: string) => {
  if (json === undefined) return []
  const { loadId, auction, latest } = JSON.parse(json) as Live
  const news = latest
    .filter((one) => comparePositions(one.position, seenTo) > 0)
    .map(({ id, position, ...message }) => ({ type: message.type as string, id, position, data: JSON.stringify(message) }))
  if (!auction) return news
  return [...news, { type: 'auction.changed', id: loadId, position, data: JSON.stringify(clockOf(loadId, auction, now)) }]
}
