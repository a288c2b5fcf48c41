import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Changed } from '@embarca/projections/kit/folding.ts'
import type { Notification, Notify } from '@embarca/projections/kit/notification.ts'

/** What a change of each view's documents publishes; a view without an entry publishes nothing. */
export type Notifies = Readonly<Record<string, Notify>>

const GROUPS_KNOWN = 20_000

/** The notifications of changed documents, as their views define them. */
export const publisher = (notifies: Notifies, now = () => new Date().toISOString()) => {
  // A removed document no longer has its group.
  const groups = new Map<string, string>()
  const groupOf = ({ id, operationGroupId }: Changed) => {
    if (operationGroupId === undefined) return groups.get(id)
    groups.delete(id)
    groups.set(id, operationGroupId)
    if (groups.size > GROUPS_KNOWN) groups.delete(groups.keys().next().value as string)
    return operationGroupId
  }
  return (change: Changed, since: Position = BEFORE_ALL): readonly Notification[] =>
    notifies[change.view]?.(change, { since, now, groupOf }) ?? []
}
