import type { BlockState } from '@embarca/contracts/block/active.ts'
import type { BlockEvent } from '@embarca/contracts/block/events.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { Evolve } from '../kit/decision.ts'

/** Every block of a shipper by id, those that ended too. */
export type BlocksState = { readonly blocks: Readonly<Record<string, BlockState>> }

const keyOf = ({ transporterId, cpfHash, plate }: OfType<BlockEvent, 'SubjectBlocked'>['data']) => transporterId ?? cpfHash ?? plate ?? ''
const changed = (state: BlocksState, blockId: string, part: Partial<BlockState>): BlocksState => {
  const before = state.blocks[blockId]
  return before ? { blocks: { ...state.blocks, [blockId]: { ...before, ...part } } } : state
}

const evolve: Evolve<{ state: BlocksState; event: BlockEvent }> = {
  SubjectBlocked: ({ blocks }, data) => {
    const { blockId, kind, subjectId, reasonType, reason, from, until, operationGroupIds = [] } = data
    const block: BlockState = { blockId, kind, key: keyOf(data), subjectId, reasonType, reason, from, until, operationGroupIds }
    return { blocks: { ...blocks, [blockId]: block } }
  },
  BlockChanged: (state, { blockId, reasonType, reason, until, operationGroupIds = [] }) =>
    changed(state, blockId, { reasonType, reason, until, operationGroupIds }),
  BlockBegan: (state) => state,
  SubjectReleased: (state, { blockId }) => changed(state, blockId, { ended: true }),
}
export const blocksFold = { initial: { blocks: {} } as BlocksState, evolve }

/** A shipper's blocks stand in one stream: a launch that names 5,000 carriers reads it once (`decisions/0033`). */
export const streamOfBlocks = (shipperId: string) => `block-${shipperId}`
