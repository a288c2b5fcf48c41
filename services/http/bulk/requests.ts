import type { BulkAction } from '@embarca/contracts/bulk/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { Request } from '../../kit/module.ts'
import type { Load } from '../../load/index.ts'

type Asked = {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  readonly flPriority?: boolean
  readonly reason?: string
}

type Tagged = Pick<Load, 'tags'>
const MOST_TAGS = 20

/** The command that a bulk action asks of one load, as the load stands; undefined when it would have too many tags. */
export const requestFor: Readonly<Record<BulkAction, (id: string, asked: Asked, load: Tagged) => Request | undefined>> = {
  tag: (id, { add = [], remove = [] }, { tags: before }) => {
    const tags = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag))
    return tags.length > MOST_TAGS ? undefined : { module: 'load', command: { type: 'TagLoad', data: { id, tags } } }
  },
  prioritize: (id, { flPriority }) => ({
    module: 'load',
    command: { type: 'PrioritizeLoad', data: { id, flPriority: String(flPriority) } },
  }),
  cancel: (id, { reason }) => ({ module: 'load', command: { type: 'CancelLoad', data: { id, reason } } }),
  approveReceipts: (id) => ({ module: 'receipt', command: { type: 'ApproveAllReceipts', data: { id: deliveryOf(id) } } }),
}
