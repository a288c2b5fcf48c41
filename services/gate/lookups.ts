import { itemsFor } from '@embarca/contracts/checklist/answers.ts'
import { type AskedItem, askedOf } from '@embarca/contracts/checklist/visit-checklist.ts'
import { visitOf } from '@embarca/contracts/gate/codes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { isEarlierVisit, type LoadState, loadOf } from '../load/index.ts'
import { type GateOfPlace, gateOf, isGateOpen, isSwitchedOn } from '../place/index.ts'
import { registered } from '../registry/index.ts'
import type { VisitState } from './state.ts'
import { streamOfWaiting, waitingFold, walkInIdOf } from './waiting/state.ts'

/** The load and the place that a command names. */
export type VisitNames = { readonly conciergeId: string; readonly shippingId: string }
export const visitIdOf = ({ conciergeId, shippingId }: VisitNames) => visitOf(shippingId, conciergeId)

/** The load as a visit's decisions read it. */
export type VisitedLoad = Pick<LoadState, 'loadId' | 'shipperId' | 'operationGroupId' | 'status' | 'driver' | 'vehicles'> & {
  readonly isExpectedHere: boolean
  /** Neither canceled nor sent back since the truck arrived. */
  readonly isInCollect: boolean
  /** Waits for its collect: a visit that has ended was of an earlier one. */
  readonly isToCollect: boolean
  readonly collectId?: string | undefined
}
export type Visited = {
  readonly load: VisitedLoad
  readonly gate: GateOfPlace
  /** Visits may begin there. */
  readonly isOpen: boolean
}

const inCollect = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT']
const visited = (load: LoadState, { conciergeId }: VisitNames): VisitedLoad => {
  const { loadId, shipperId, operationGroupId, status, driver, vehicles, terms, collectsAgain, collectId } = load
  const isUndoing = status === 'LINKED_TO_DRIVER_VEHICLE' && collectsAgain === true
  return {
    ...{ loadId, shipperId, operationGroupId, status, driver, vehicles },
    isExpectedHere: terms?.origins.some(({ place }) => place.placeId === conciergeId) ?? false,
    // The load speaks first: what this gate has just taken back is no cancellation.
    isInCollect: inCollect.includes(status) || isUndoing,
    isToCollect: status === 'LINKED_TO_DRIVER_VEHICLE' && !isUndoing,
    collectId,
  }
}
/** An ended visit whose load comes again: it left without its load, or the load was canceled or sent back later. */
export const comesAgain = (visit: VisitState, { isToCollect, collectId }: VisitedLoad): boolean =>
  visit.step === 'FINISHED' && (visit.wasReleased || isToCollect || isEarlierVisit(visit, collectId))
const unknownGate: GateOfPlace = { name: '', zone: '', settings: usualGateSettings }

export const visitedLookup = async (_: VisitState, named: VisitNames, context: LookupContext): Promise<Visited> => {
  const load = await loadOf(context, named.shippingId)
  return {
    load: visited(load, named),
    gate: (await gateOf(context, named.conciergeId, load.shipperId)) ?? unknownGate,
    isOpen: await isGateOpen(context, named.conciergeId, load.shipperId),
  }
}

/** The questions that this visit is asked, as they are now. */
const questionsFor = async (named: VisitNames, { load, gate }: Visited, context: LookupContext): Promise<readonly AskedItem[]> => {
  if (!(await isSwitchedOn(context, load.shipperId, 'ENABLE_CHECKLIST'))) return []
  const items = (await context.questions?.(load.shipperId)) ?? []
  const vehicleType = load.vehicles[0]?.vehicleType as VehicleType | undefined
  const { entry, exit } = gate.settings.checklists
  const moments = [...(entry ? (['ENTRY'] as const) : []), ...(exit ? (['EXIT'] as const) : [])]
  return moments.flatMap((moment) => itemsFor(items, { moment, gateId: named.conciergeId, vehicleType }).map(askedOf))
}

export type Arriving = Visited & {
  /** The last day on which the driver's integration with the shipper was registered; undefined: never. */
  readonly integratedOn?: string | undefined
  /** His entry in the waiting list. */
  readonly waitingId?: string | undefined
  readonly questions: readonly AskedItem[]
}
/** The driver's standing entry, whether he was named by his register entry or by his CPF. */
const waitingIdOf = async ({ driver, shipperId }: VisitedLoad, { conciergeId }: VisitNames, { read }: LookupContext) => {
  const ids = driver ? [driver.driverId, walkInIdOf(shipperId, driver.document)] : []
  for (const id of ids) if ((await read(waitingFold, streamOfWaiting(conciergeId, id))).standing) return id
  return undefined
}
export const checkInLookup = async (visit: VisitState, named: VisitNames, context: LookupContext): Promise<Arriving> => {
  const looked = await visitedLookup(visit, named, context)
  const { load } = looked
  const driver = await registered(context, 'driver', load.driver?.driverId)
  const [waitingId, questions] = [await waitingIdOf(load, named, context), await questionsFor(named, looked, context)]
  return { ...looked, integratedOn: driver?.integrations?.[load.shipperId]?.date, waitingId, questions }
}
