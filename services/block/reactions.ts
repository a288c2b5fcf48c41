import type { BlockEvent } from '@embarca/contracts/block/events.ts'
import type { BlockReaction } from '@embarca/contracts/block/routes.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const block = (command: BlockReaction, at: string): Call => ({ module: 'block', command, at })
/** A block holds through the last second of its day. */
const SECOND = 1_000
const ends = ({ shipperId, blockId, until }: { readonly shipperId: string; readonly blockId: string; readonly until?: string }) =>
  until === undefined
    ? []
    : [block({ type: 'EndBlock', data: { shipperId, blockId, until } }, new Date(Date.parse(until) + SECOND).toISOString())]

/** Blocks begin and end by the clock. */
export const blockReactions: Reactions<BlockEvent> = {
  on: {
    SubjectBlocked: ({ data, recordedAt }) => [
      ...(data.from > recordedAt
        ? [block({ type: 'BeginBlock', data: { shipperId: data.shipperId, blockId: data.blockId } }, data.from)]
        : []),
      ...ends(data),
    ],
    BlockChanged: ({ data }) => ends(data),
  },
}
