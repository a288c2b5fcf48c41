import { activeBlocks } from '@embarca/contracts/block/active.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { type Fault, fault } from './fault.ts'
import type { Register } from './lookup-types.ts'
import type { LoadState } from './state.ts'

const blockedIn = ({ blocks = [] }: Register, now: string, operationGroupId: string | undefined): ReadonlySet<string> =>
  new Set(activeBlocks(blocks, now, operationGroupId).map(({ key }) => key))

/** Carriers that work in some operation groups, but not in that of the load. */
const outsideIn = ({ operationGroups = {} }: Register, operationGroupId: string | undefined): ReadonlySet<string> =>
  new Set(
    Object.entries(operationGroups).flatMap(([id, groups]) =>
      operationGroupId === undefined || !groups.length || groups.includes(operationGroupId) ? [] : id,
    ),
  )

/** The register without the limits that a waiver of this load lifts. */
export const withWaivers = (register: Register, waivers: LoadState['waivers']): Register => {
  const isWaived = (id: string) => waivers.some(({ rule, subjectId }) => rule === 'NOT_IN_OPERATION_GROUP' && subjectId === id)
  const operationGroups = Object.entries(register.operationGroups ?? {}).filter(([id]) => !isWaived(id))
  return { ...register, operationGroups: Object.fromEntries(operationGroups) }
}

/**
 * A carrier that is blocked, or outside the load's operation group, is refused at the field when the offer names it, or a driver of its
 * (CA10, CA13). A driver who also drives for a company of the group is not outside.
 */
export const excludedFaults = (
  { transporterIds, driverIds }: LaunchForm['target'],
  register: Register,
  now: string,
  operationGroupId: string | undefined,
): readonly Fault[] => {
  const blocked = blockedIn(register, now, operationGroupId)
  const outside = outsideIn(register, operationGroupId)
  const employersOf = (id: string) => (register.employers[id] ?? []).map(({ transporterId }) => transporterId)
  const named = [...transporterIds, ...driverIds.flatMap(employersOf)]
  if (named.some((id) => blocked.has(id))) return [fault('TARGET_BLOCKED', 'target')]
  const isOutside = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => outside.has(id))
  return transporterIds.some((id) => outside.has(id)) || driverIds.some((id) => isOutside(employersOf(id)))
    ? [fault('TARGET_OUTSIDE_OPERATION_GROUP', 'target')]
    : []
}

/**
 * The register without these carriers in its groups: an offer to a group leaves them out. A driver stands for his other companies; one who
 * has no other is left out of groups of drivers.
 */
export const withoutExcluded = (register: Register, now: string, operationGroupId: string | undefined): Register => {
  const excluded = new Set([...blockedIn(register, now, operationGroupId), ...outsideIn(register, operationGroupId)])
  if (!excluded.size) return register
  const groups = Object.fromEntries(
    Object.entries(register.groups).map(([id, members]) => [id, members.filter((one) => !excluded.has(one))]),
  )
  const employers = Object.fromEntries(
    Object.entries(register.employers).map(([id, ties]) => {
      const free = ties.filter(({ transporterId }) => !excluded.has(transporterId))
      return [id, free.length ? free : ties]
    }),
  )
  const isFree = (id: string) => employers[id]?.some(({ transporterId }) => !excluded.has(transporterId)) ?? false
  const driverGroups = Object.fromEntries(Object.entries(register.driverGroups).map(([id, members]) => [id, members.filter(isFree)]))
  return { ...register, groups, employers, driverGroups }
}
