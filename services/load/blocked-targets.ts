import { activeBlocks } from '@embarca/contracts/block/active.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { type Fault, fault } from './fault.ts'
import type { Register } from './lookup-types.ts'

const blockedIn = ({ blocks = [] }: Register, now: string, operationGroupId: string | undefined): ReadonlySet<string> =>
  new Set(activeBlocks(blocks, now, operationGroupId).map(({ key }) => key))

/** A blocked carrier that is named, itself or by a driver of its, is refused at the field (CA10). */
export const blockedFaults = (
  { transporterIds, driverIds }: LaunchForm['target'],
  register: Register,
  now: string,
  operationGroupId: string | undefined,
): readonly Fault[] => {
  const blocked = blockedIn(register, now, operationGroupId)
  const ties = driverIds.flatMap((id) => register.employers[id] ?? [])
  const named = [...transporterIds, ...ties.map(({ transporterId }) => transporterId)]
  return named.some((id) => blocked.has(id)) ? [fault('TARGET_BLOCKED', 'target')] : []
}

/**
 * The register without blocked carriers in its groups: an offer to a group leaves them out. A driver stands for his companies that are not
 * blocked; one who has no other is left out of groups of drivers.
 */
export const withoutBlocked = (register: Register, now: string, operationGroupId: string | undefined): Register => {
  const blocked = blockedIn(register, now, operationGroupId)
  if (!blocked.size) return register
  const groups = Object.fromEntries(
    Object.entries(register.groups).map(([id, members]) => [id, members.filter((one) => !blocked.has(one))]),
  )
  const employers = Object.fromEntries(
    Object.entries(register.employers).map(([id, ties]) => {
      const free = ties.filter(({ transporterId }) => !blocked.has(transporterId))
      return [id, free.length ? free : ties]
    }),
  )
  const isFree = (id: string) => employers[id]?.some(({ transporterId }) => !blocked.has(transporterId)) ?? false
  const driverGroups = Object.fromEntries(Object.entries(register.driverGroups).map(([id, members]) => [id, members.filter(isFree)]))
  return { ...register, groups, employers, driverGroups }
}
