import type { BlockKind, BlockReason, BlockStatus } from '@embarca/contracts/block/codes.ts'
import type { BlockEvent } from '@embarca/contracts/block/events.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

export const BLOCKS = 'block'
export type BlockDocument = {
  readonly blockId: string
  readonly shipperId: string
  readonly kind: BlockKind
  readonly name: string
  readonly document: string
  readonly transporterId?: string | undefined
  readonly driverId?: string | undefined
  readonly vehicleId?: string | undefined
  readonly reasonType: BlockReason
  readonly reason: string
  readonly from: string
  readonly until?: string | undefined
  readonly operationGroupIds: readonly string[]
  readonly status: BlockStatus
  readonly blockedBy: string
  readonly blockedDate: string
  readonly releasedBy?: string | undefined
  readonly releasedDate?: string | undefined
  readonly releaseReason?: string | undefined
}

type Terms = Pick<OfType<BlockEvent, 'BlockChanged'>['data'], 'reasonType' | 'reason' | 'until' | 'operationGroupIds'>
const termsOf = ({ reasonType, reason, until, operationGroupIds = [] }: Terms) => ({ reasonType, reason, until, operationGroupIds })

/** One document per block. */
export const blockProjector: Projector<BlockDocument, BlockEvent> = {
  spec: {
    view: BLOCKS,
    version: 2,
    fields: { shipperId: 'text', kind: 'text', status: 'text', blockedDate: 'text', document: 'text' },
    indexes: [
      ['shipperId', 'kind', 'status', 'blockedDate'],
      ['shipperId', 'document', 'blockedDate'],
      ['status', 'blockedDate'],
    ],
    search: { words: ['name'], parts: ['document'] },
  },
  scope: 'tenant',
  notifies: 'change',
  ...consumeOnly(['SubjectBlocked', 'BlockChanged', 'BlockBegan', 'SubjectReleased'], ({ data }) => data.blockId),
  on: {
    SubjectBlocked: (_, { data, by, recordedAt }) => {
      const { blockId, shipperId, kind, name, document, transporterId, driverId, vehicleId, from } = data
      return {
        ...{ blockId, shipperId, kind, name, document, transporterId, driverId, vehicleId, from },
        ...termsOf(data),
        status: from > recordedAt ? 'SCHEDULED' : 'ACTIVE',
        blockedBy: by.userId,
        blockedDate: recordedAt,
      }
    },
    BlockChanged: (block, { data }) => block && { ...block, ...termsOf(data) },
    BlockBegan: (block) => block && { ...block, status: 'ACTIVE' },
    SubjectReleased: (block, { data: { reason, bySystem }, by, recordedAt }) =>
      block && {
        ...block,
        status: bySystem ? 'EXPIRED' : 'RELEASED',
        ...(!bySystem && { releasedBy: by.userId }),
        releasedDate: recordedAt,
        ...(reason !== undefined && { releaseReason: reason }),
      },
  },
}
