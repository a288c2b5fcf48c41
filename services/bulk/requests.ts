import type { BulkAction } from '@embarca/contracts/bulk/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { ModuleCommand } from '../kit/command-row.ts'

type BulkInput = {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  readonly flPriority?: boolean
  readonly reason?: string
  readonly observation?: string
}

/** The command that a bulk action issues for one load. It does not depend on the load's state, so that a repeated request is the same. */
export const requestFor: Readonly<Record<BulkAction, (id: string, input: BulkInput) => ModuleCommand>> = {
  tag: (id, { add = [], remove = [] }) => ({ module: 'load', command: { type: 'ChangeTags', data: { id, add, remove } } }),
  prioritize: (id, { flPriority }) => ({
    module: 'load',
    command: { type: 'PrioritizeLoad', data: { id, flPriority: String(flPriority) } },
  }),
  cancel: (id, { reason }) => ({ module: 'load', command: { type: 'CancelLoad', data: { id, reason } } }),
  resolvePendencies: (id, { observation }) => ({ module: 'pendency', command: { type: 'ResolvePendency', data: { id, observation } } }),
  disposePendencies: (id, { observation }) => ({ module: 'pendency', command: { type: 'DisposePendency', data: { id, observation } } }),
  approveReceipts: (id) => ({ module: 'receipt', command: { type: 'ApproveAllReceipts', data: { id: deliveryOf(id) } } }),
}
