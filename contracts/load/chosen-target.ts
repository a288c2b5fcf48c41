import type { LaunchForm, LoadTerms } from './terms.ts'

/** A target as it was chosen: without the transporters that only its groups and drivers reach. */
export const chosenTarget = ({ namedTransporterIds, ...target }: LoadTerms['target']): LaunchForm['target'] => ({
  ...target,
  transporterIds: namedTransporterIds ?? target.transporterIds,
})
