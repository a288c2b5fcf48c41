import { type Static, Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Reason } from '../kit/schema.ts'
import { may } from '../roles.ts'

/** Loads of one request; who selects more asks again. */
export const MOST_LOADS = 100

/** `WILL` and `NOTHING` are foreseen, `DONE` and `FAILED` (ask again) came about; `REFUSED` says which rule. */
export const bulkOutcomes = ['WILL', 'NOTHING', 'REFUSED', 'DONE', 'FAILED'] as const
export const BulkRow = Type.Object({
  id: Id,
  outcome: Type.Enum(bulkOutcomes),
  code: Type.Optional(Type.String()),
  messages: Type.Optional(Type.Array(Type.String())),
})
export type BulkRow = Static<typeof BulkRow>
/** One row for each load, in their order. `position` is where the last fact of them stands. */
export const BulkAnswer = Type.Object({ rows: Type.Array(BulkRow), position: Type.Optional(Type.String()) })
export type BulkAnswer = Static<typeof BulkAnswer>

const ids = Type.Array(Id, { minItems: 1, maxItems: MOST_LOADS, uniqueItems: true })
const tags = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20, uniqueItems: true }))
const bodies = {
  tag: { ids, add: tags, remove: tags },
  prioritize: { ids, flPriority: Type.Boolean() },
  cancel: { ids, reason: Reason },
  approveReceipts: { ids },
}
export type BulkAction = keyof typeof bodies
/** Tags added to and removed from those that a load has: the same request means the same, whatever was tagged meanwhile. */
export type TagChange = {
  readonly type: 'ChangeTags'
  readonly data: { readonly id: string; readonly add?: readonly string[]; readonly remove?: readonly string[] }
}

/**
 * The same done to many loads, each by its own command under its own rules: some may be done and others not. Asked again with the same
 * key, each is answered what it was answered before. Mounted beside the tables: a row for each load is more than where facts stand.
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
/** By the action. */
export const bulkActions = { ...bulkRoutes, ...bulkReceiptRoutes } satisfies Record<BulkAction, unknown>
/** What each of them would come to as things stand; nothing is changed. */
export const bulkPreviews = {
  tag: query('POST /shipping/bulk/tags/preview', BulkAnswer, { may: may.runLoads, body: bodies.tag }),
  prioritize: query('POST /shipping/bulk/priority/preview', BulkAnswer, { may: may.runLoads, body: bodies.prioritize }),
  cancel: query('POST /shipping/bulk/cancel/preview', BulkAnswer, { may: may.runLoads, body: bodies.cancel }),
  approveReceipts: query('POST /shipping/bulk/approveReceipts/preview', BulkAnswer, {
    may: may.decideReceipts,
    body: bodies.approveReceipts,
  }),
}
