import type { LaunchForm } from '@embarca/contracts/load/terms.ts'

/** The participants of an offer as people choose them: transporters, all or some, and drivers, none, all or some. */
export type Targets = {
  readonly toAll: boolean
  readonly groupIds: readonly string[]
  readonly transporterIds: readonly string[]
  readonly toDrivers: 'NONE' | 'ALL' | 'SOME'
  readonly groupDriverIds: readonly string[]
  readonly driverIds: readonly string[]
}
export type ChangeTargets = (change: (before: Targets) => Partial<Targets>) => void

type Target = LaunchForm['target']

export const targetsOf = ({ flAll, flAllDriver, groupIds, transporterIds, groupDriverIds, driverIds }: Target): Targets => ({
  ...{ toAll: flAll, groupIds, transporterIds, groupDriverIds, driverIds },
  toDrivers: flAllDriver ? 'ALL' : groupDriverIds.length + driverIds.length > 0 ? 'SOME' : 'NONE',
})

export const targetOf = ({ toAll, toDrivers, groupIds, transporterIds, groupDriverIds, driverIds }: Targets): Target => ({
  flAll: toAll,
  flAllDriver: toDrivers === 'ALL',
  groupIds: toAll ? [] : [...groupIds],
  transporterIds: toAll ? [] : [...transporterIds],
  groupDriverIds: toDrivers === 'SOME' ? [...groupDriverIds] : [],
  driverIds: toDrivers === 'SOME' ? [...driverIds] : [],
})

export const hasNoParticipants = ({ toAll, groupIds, transporterIds, toDrivers, groupDriverIds, driverIds }: Targets): boolean =>
  !toAll &&
  groupIds.length + transporterIds.length === 0 &&
  toDrivers !== 'ALL' &&
  (toDrivers === 'NONE' || groupDriverIds.length + driverIds.length === 0)
