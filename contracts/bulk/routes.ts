import { type Static, Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Reason } from '../kit/schema.ts'
import { Observation } from '../pendency/observation.ts'
import { may } from '../roles.ts'

/** Most loads of one request; clients split larger selections. */
export const MOST_LOADS = 100

/** A dry run answers `WILL` or `NOTHING`, an execution `DONE` or `FAILED` (try again); `REFUSED` names the rule. */
export const bulkOutcomes = ['WILL', 'NOTHING', 'REFUSED', 'DONE', 'FAILED'] as const
export const BulkRow = Type.Object({
  id: Id,
  outcome: Type.Enum(bulkOutcomes),
  code: Type.Optional(Type.String()),
  messages: Type.Optional(Type.Array(Type.String())),
})
export type BulkRow = Static<typeof BulkRow>
/** One row for each load, in the order of the request. `position` is that of the last event of all. */
export const BulkAnswer = Type.Object({ rows: Type.Array(BulkRow), position: Type.Optional(Type.String()) })
export type BulkAnswer = Static<typeof BulkAnswer>

const ids = Type.Array(Id, { minItems: 1, maxItems: MOST_LOADS, uniqueItems: true })
const tags = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20, uniqueItems: true }))
const bodies = {
  tag: { ids, add: tags, remove: tags },
  prioritize: { ids, flPriority: Type.Boolean() },
  cancel: { ids, reason: Reason },
  approveReceipts: { ids },
  resolvePendencies: { ids, observation: Observation },
  disposePendencies: { ids, observation: Observation },
}
export type BulkAction = keyof typeof bodies
/** Tags added to and removed from those that a load has, so that a repeated request has the same effect despite other changes. */
export type TagChange = {
  readonly type: 'ChangeTags'
  readonly data: { readonly id: string; readonly add?: readonly string[]; readonly remove?: readonly string[] }
}

/**
 * One command for many loads, each under its own rules: some may succeed and others not. A repeated request with the same
 * key gets the same answers. Mounted apart from the tables, because a command row answers for one stream and not per load.
 */
export const bulkRoutes = {
  tag: command('POST /shipping/bulk/tags', 'ChangeTags', { may: may.runLoads, body: bodies.tag }),
  prioritize: command('POST /shipping/bulk/priority', 'PrioritizeLoad', { may: may.runLoads, body: bodies.prioritize }),
  cancel: command('POST /shipping/bulk/cancel', 'CancelLoad', { may: may.runLoads, body: bodies.cancel }),
}
export const bulkReceiptRoutes = {
  approveReceipts: command('POST /shipping/bulk/approveReceipts', 'ApproveAllReceipts', {
    may: may.decideReceipts,
    body: bodies.approveReceipts,
  }),
}
/** `ids` are those of the pendencies. */
export const bulkPendencyRoutes = {
  resolvePendencies: command('POST /pending/bulk/resolve', 'ResolvePendency', { may: may.runLoads, body: bodies.resolvePendencies }),
  disposePendencies: command('POST /pending/bulk/dispose', 'DisposePendency', { may: may.runLoads, body: bodies.disposePendencies }),
}
export const bulkActions = { ...bulkRoutes, ...bulkReceiptRoutes, ...bulkPendencyRoutes } satisfies Record<BulkAction, unknown>
/** Dry run: what the command would come to for each load now; nothing changes. */
export const bulkPreviews = {
  tag: query('POST /shipping/bulk/tags/preview', BulkAnswer, { may: may.runLoads, body: bodies.tag }),
  prioritize: query('POST /shipping/bulk/priority/preview', BulkAnswer, { may: may.runLoads, body: bodies.prioritize }),
  cancel: query('POST /shipping/bulk/cancel/preview', BulkAnswer, { may: may.runLoads, body: bodies.cancel }),
  approveReceipts: query('POST /shipping/bulk/approveReceipts/preview', BulkAnswer, {
    may: may.decideReceipts,
    body: bodies.approveReceipts,
  }),
  resolvePendencies: query('POST /pending/bulk/resolve/preview', BulkAnswer, { may: may.runLoads, body: bodies.resolvePendencies }),
  disposePendencies: query('POST /pending/bulk/dispose/preview', BulkAnswer, { may: may.runLoads, body: bodies.disposePendencies }),
}
