import type { BlockState } from '@embarca/contracts/block/active.ts'
import type { BlockKind, BlockReason, BlockRefusal } from '@embarca/contracts/block/codes.ts'
import type { BlockEvent } from '@embarca/contracts/block/events.ts'
import type { BlockCommand } from '@embarca/contracts/block/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionContext, DecisionsOf } from '../kit/decision.ts'
import { beginOf, endOf } from './days.ts'
import type { BlocksState } from './state.ts'
import { type BlockSubject, refuseAt } from './subject.ts'

export type BlockTypes = { state: BlocksState; command: BlockCommand; event: BlockEvent; status: string; refusal: BlockRefusal }

export type Terms = {
  readonly reasonType: BlockReason
  readonly reason: string
  readonly until?: string
  readonly operationGroupIds?: readonly string[]
}
type Form = Terms & { readonly from?: string }
type Groups = { /** Whether the block's groups are all the shipper's. */ readonly groups: boolean }
type Found = Groups & { readonly subject: BlockSubject | Refusal<BlockRefusal> }
type Given<Lookups> = DecisionContext<BlockTypes, Lookups>

/** What the user typed about a block, with its end as an instant. */
const termsOf = ({ reasonType, reason, until: day, operationGroupIds = [] }: Terms, groups: boolean, begin: string, now: string) => {
  const until = day === undefined ? undefined : endOf(day)
  if (day !== undefined && until === undefined) return refuseAt('BLOCK_DAY_INVALID', 'until')
  if (until !== undefined && until < now) return refuseAt('BLOCK_ENDS_IN_PAST', 'until')
  if (until !== undefined && until < begin) return refuseAt('BLOCK_ENDS_BEFORE_START', 'until')
  if (!groups) return refuseAt('BLOCK_GROUP_UNKNOWN', 'operationGroupIds')
  return {
    reasonType,
    reason: reason.trim(),
    ...(until !== undefined && { until }),
    ...(operationGroupIds.length > 0 && { operationGroupIds: [...new Set(operationGroupIds)] }),
  }
}

const blocked = (kind: BlockKind, form: Form, { now, by, newId: blockId, lookups: { subject, groups } }: Given<Found>) => {
  if (isRefusal(subject)) return subject
  const from = beginOf(form.from, now)
  if (from === undefined) return refuseAt('BLOCK_DAY_INVALID', 'from')
  if (from < now) return refuseAt('BLOCK_STARTS_IN_PAST', 'from')
  const terms = termsOf(form, groups, from, now)
  if (isRefusal(terms)) return terms
  return {
    type: 'SubjectBlocked',
    data: { blockId, shipperId: by.shipperId, kind, subjectId: blockId, ...subject, from, ...terms },
  } as const
}

const released = (
  kind: BlockKind,
  { id, reason }: { readonly id: string; readonly reason: string },
  { blocks }: BlocksState,
  by: Actor,
) => {
  const { ended, subjectId } = blocks[id]!
  if (ended) return refuse('BLOCK_ENDED')
  return { type: 'SubjectReleased', data: { blockId: id, shipperId: by.shipperId, kind, subjectId, reason: reason.trim() } } as const
}
/** What is known of a block changes; its subject and its beginning stay. */
const changed = (
  kind: BlockKind,
  { id, ...form }: Terms & { readonly id: string },
  { blocks }: BlocksState,
  { now, by, lookups: { groups } }: Given<Groups>,
) => {
  const block = blocks[id]!
  if (block.ended) return refuse('BLOCK_ENDED')
  const terms = termsOf(form, groups, block.from, now)
  if (isRefusal(terms)) return terms
  const { reasonType, reason, until, operationGroupIds } = block
  const isSame =
    JSON.stringify(sorted({ operationGroupIds: [], ...terms })) === JSON.stringify(sorted({ reasonType, reason, until, operationGroupIds }))
  return isSame
    ? []
    : ({ type: 'BlockChanged', data: { blockId: id, shipperId: by.shipperId, kind, subjectId: block.subjectId, ...terms } } as const)
}
const sorted = ({
  reasonType,
  reason,
  until,
  operationGroupIds,
}: Pick<BlockState, 'reasonType' | 'reason' | 'until' | 'operationGroupIds'>) => [reasonType, reason, until, operationGroupIds]

type Blocking = 'BlockTransporter' | 'BlockDriver' | 'BlockVehicle'
type Changing = 'ChangeTransporterBlock' | 'ChangeDriverBlock' | 'ChangeVehicleBlock'

/** What staff and the clock decide about blocks. */
export const blocking: DecisionsOf<BlockTypes, BlockCommand['type'], Record<Blocking, Found> & Record<Changing, Groups>> = {
  BlockTransporter: (form, _, given) => blocked('TRANSPORTER', form, given),
  BlockDriver: (form, _, given) => blocked('DRIVER', form, given),
  BlockVehicle: (form, _, given) => blocked('VEHICLE', form, given),
  ChangeTransporterBlock: (form, state, given) => changed('TRANSPORTER', form, state, given),
  ChangeDriverBlock: (form, state, given) => changed('DRIVER', form, state, given),
  ChangeVehicleBlock: (form, state, given) => changed('VEHICLE', form, state, given),
  ReleaseTransporter: (data, state, { by }) => released('TRANSPORTER', data, state, by),
  ReleaseDriver: (data, state, { by }) => released('DRIVER', data, state, by),
  ReleaseVehicle: (data, state, { by }) => released('VEHICLE', data, state, by),

  BeginBlock: ({ blockId, shipperId }, { blocks }, { now }) => {
    const block = blocks[blockId]
    return block && !block.ended && block.from <= now ? { type: 'BlockBegan', data: { blockId, shipperId, kind: block.kind } } : []
  },
  // A later change of its end has a timer of its own.
  EndBlock: ({ blockId, shipperId, until }, { blocks }, { now }) => {
    const block = blocks[blockId]
    if (!block || block.ended || block.until !== until || now <= until) return []
    const { kind, subjectId } = block
    return { type: 'SubjectReleased', data: { blockId, shipperId, kind, subjectId, bySystem: true } }
  },
}
