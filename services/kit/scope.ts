import type { Actor, By } from '@embarca/contracts/kit/event.ts'
import { seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'

/** Who may see a thing. For all others it does not exist. */
export type Ownership = {
  readonly shipperId: string
  /** Absent: the shipper's staff of every group may see it. */
  readonly operationGroupId?: string | undefined
  /** The user that drafted or launched it: launchers of a group see only their own loads. */
  readonly authorId?: string | undefined
  /** It is nobody's own: launchers of the group work with what others made. */
  readonly isShared?: true
  /** Carriers it was offered or bound to. */
  readonly transporterIds?: readonly string[]
  readonly driverId?: string | undefined
}

/** The company that an actor acts for; a driver without one stands for himself. */
const companyOf = ({ transporterId, driverId, shipperId }: By) => transporterId ?? driverId ?? shipperId

/** Whether two actors may know each other by name: the program is known to all. */
export const isColleague = (by: By, other: By): boolean => other.roles.includes('system') || companyOf(by) === companyOf(other)

const program = 'embarca'

/** The program itself, acting for a shipper: reactions and deadlines. */
export const programFor = (shipperId: string): Actor => ({
  userId: program,
  name: 'Embarca',
  roles: ['system'],
  shipperId,
  operationGroups: [],
})

/** Whether an actor may see a thing at all. */
export const isVisibleTo = (
  by: Actor,
  { shipperId, operationGroupId, authorId, isShared, transporterIds, driverId }: Ownership,
): boolean => {
  if (by.driverId !== undefined) return by.driverId === driverId
  if (by.transporterId !== undefined) return transporterIds?.includes(by.transporterId) ?? false
  if (by.shipperId !== shipperId) return false
  if (operationGroupId === undefined || by.roles.includes('embarca_admin')) return true
  return by.operationGroups.includes(operationGroupId) && (isShared === true || authorId === by.userId || !seesOwnLoadsOnly(by.roles))
}

/** The part of an actor that the envelope stores. A carrier acts for the shipper that owns the load. */
export const byOf = ({ userId, roles, transporterId, driverId }: Actor, shipperId: string): By => ({
  userId,
  roles,
  shipperId,
  ...(transporterId !== undefined && { transporterId }),
  ...(driverId !== undefined && { driverId }),
})

/** Missing, or not visible to this actor: one answer for both. */
export class NotFound extends Error {
  readonly code = 'NOT_FOUND'
}
