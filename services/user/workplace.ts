import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Given } from '../kit/decider.ts'
import type { Additions } from '../registry/index.ts'

export const CHANGE_GROUP = 'ChangeOperationGroup'
type Choice = { readonly operationGroupId: string }

/** Everybody chooses among the own operation groups; the choice is kept for the next session. */
export const workplace: Additions = {
  decide: {
    [CHANGE_GROUP]: ({ operationGroupId }: Choice, user, { by: { userId }, facts: { allowed } }: Given<any>) => {
      if (!allowed) return refuse('OPERATION_GROUP_UNKNOWN')
      return user?.activeOperationGroupId === operationGroupId ? [] : { type: 'ActiveGroupChosen', data: { userId, operationGroupId } }
    },
  },
  evolve: { ActiveGroupChosen: (user, { operationGroupId }: Choice) => ({ ...user, activeOperationGroupId: operationGroupId }) },
}
