import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type Additions, registered } from '../registry/index.ts'
import { onOwnStream } from './own-stream.ts'

type Choice = { readonly operationGroupId: string }

/** Everybody chooses among the own operation groups; the choice is kept for the next session. */
export const workplace: Additions = {
  commands: {
    ChangeOperationGroup: {
      ...onOwnStream,
      lookups: async (_, { operationGroupId }: Choice, { by, read }: LookupContext) => {
        const all = by.roles.includes('embarca_admin') && (await registered({ read }, 'operationGroup', operationGroupId, by.shipperId))
        return { allowed: by.operationGroups.includes(operationGroupId) || Boolean(all) }
      },
      decide: ({ operationGroupId }: Choice, user, { by: { userId }, lookups: { allowed } }) => {
        if (!allowed) return refuse('OPERATION_GROUP_UNKNOWN')
        return user?.activeOperationGroupId === operationGroupId ? [] : { type: 'ActiveGroupChosen', data: { userId, operationGroupId } }
      },
    },
  },
  evolve: { ActiveGroupChosen: (user, { operationGroupId }: Choice) => ({ ...user, activeOperationGroupId: operationGroupId }) },
}
