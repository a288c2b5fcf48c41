import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Given } from '../kit/decider.ts'
import { registered, registryModule, streamOf } from '../registry/index.ts'

const CHANGE_GROUP = 'ChangeOperationGroup'
type Choice = { readonly operationGroupId: string }

/** People who sign in. Everybody chooses among the own operation groups; the choice is kept for the next session. */
export const users = registryModule('user', {
  decide: {
    [CHANGE_GROUP]: ({ operationGroupId }: Choice, user, { by: { userId }, facts: { allowed } }: Given<any>) => {
      if (!allowed) return refuse('OPERATION_GROUP_UNKNOWN')
      return user?.activeOperationGroupId === operationGroupId ? [] : { type: 'ActiveGroupChosen', data: { userId, operationGroupId } }
    },
  },
  evolve: { ActiveGroupChosen: (user, { operationGroupId }: Choice) => ({ ...user, activeOperationGroupId: operationGroupId }) },
  stream: ({ type, data }, { by }) => streamOf('user', type === CHANGE_GROUP ? by.userId : data.id),
  belongs: (user, { type }, { by: { shipperId } }) =>
    type === CHANGE_GROUP || (type === 'Register' && !user?.id) ? { shipperId } : user?.id ? { shipperId: user.shipperId } : undefined,
  facts: async (_, { type, data }, beside) => {
    if (type !== CHANGE_GROUP) return {}
    const { by } = beside
    const group = by.roles.includes('embarca_admin') && (await registered(beside, 'operationGroup', data.operationGroupId, by.shipperId))
    return { allowed: by.operationGroups.includes(data.operationGroupId) || Boolean(group) }
  },
})
