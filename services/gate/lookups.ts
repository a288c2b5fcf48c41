import { visitOf } from '@embarca/contracts/gate/codes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type LoadState, loadOf } from '../load/index.ts'
import { type GateOfPlace, gateOf, isGateOpen } from '../place/index.ts'
import { registered } from '../registry/index.ts'
import type { VisitState } from './state.ts'

/** The load and the place that a command names. */
export type VisitNames = { readonly conciergeId: string; readonly shippingId: string }
export const visitIdOf = ({ conciergeId, shippingId }: VisitNames) => visitOf(shippingId, conciergeId)

/** The load as a visit's decisions read it. */
export type VisitedLoad = Pick<LoadState, 'loadId' | 'shipperId' | 'operationGroupId' | 'status' | 'driver' | 'vehicles'> & {
  readonly isExpectedHere: boolean
  /** Neither canceled nor sent back since the truck arrived. */
  readonly isInCollect: boolean
}
export type Visited = {
  readonly load: VisitedLoad
  readonly gate: GateOfPlace
  /** Visits may begin there. */
  readonly isOpen: boolean
}

const inCollect = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT']
const visited = (load: LoadState, { conciergeId }: VisitNames): VisitedLoad => {
  const { loadId, shipperId, operationGroupId, status, driver, vehicles, terms, gateMove } = load
  const isUndoing = status === 'LINKED_TO_DRIVER_VEHICLE' && gateMove?.gateId === conciergeId
  return {
    ...{ loadId, shipperId, operationGroupId, status, driver, vehicles },
    isExpectedHere: terms?.origins.some(({ place }) => place.placeId === conciergeId) ?? false,
    // The load speaks first: what this gate has just taken back is no cancellation.
    isInCollect: inCollect.includes(status) || isUndoing,
  }
}
const unknownGate: GateOfPlace = { name: '', zone: '', settings: usualGateSettings }

export const visitedLookup = async (_: VisitState, named: VisitNames, context: LookupContext): Promise<Visited> => {
  const load = await loadOf(context, named.shippingId)
  return {
    load: visited(load, named),
    gate: (await gateOf(context, named.conciergeId, load.shipperId)) ?? unknownGate,
    isOpen: await isGateOpen(context, named.conciergeId, load.shipperId),
  }
}

/** The last day on which the driver's integration with the shipper was registered; undefined: never. */
export type Integrated = { readonly integratedOn?: string | undefined }
export const checkInLookup = async (visit: VisitState, named: VisitNames, context: LookupContext): Promise<Visited & Integrated> => {
  const looked = await visitedLookup(visit, named, context)
  const driver = await registered(context, 'driver', looked.load.driver?.driverId)
  return { ...looked, integratedOn: driver?.integrations?.[looked.load.shipperId]?.date }
}
