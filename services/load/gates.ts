import { type GateStep, type StepSequence, visitOf } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { isGateOpen } from '../place/index.ts'
import type { LoadState } from './state.ts'

/** A visit as its load reads it. */
export type VisitProgress = { readonly step: GateStep; readonly sequence?: StepSequence; readonly collectId?: string | undefined }
const moved = (visit: VisitProgress, { step }: { readonly step: GateStep }): VisitProgress => ({ ...visit, step })
const stays = (visit: VisitProgress): VisitProgress => visit
const evolve: Evolve<{ state: VisitProgress; event: GateEvent }> = {
  GateCheckedIn: (_, { step, sequence, collectId }) => ({ step, sequence, collectId }),
  GateCheckInUndone: moved,
  GateCheckInCorrected: stays,
  GateEntryRequested: moved,
  GateEntryRequestUndone: moved,
  GateEntered: moved,
  GateEntryUndone: moved,
  LoadingStarted: moved,
  LoadingStartUndone: moved,
  LoadingFinished: moved,
  LoadingFinishUndone: moved,
  GateLeft: moved,
  GateExitUndone: moved,
  GateDriverAbsent: stays,
  GateDriverPresent: stays,
  GateCommented: stays,
  GateChecklistAsked: stays,
  GateChecklistAnswered: stays,
  GateChecklistOverridden: stays,
  GateDwellSettled: stays,
  VehicleAxesConfirmed: stays,
  ArrivalProofRevoked: stays,
  OfflineEntryDiscarded: stays,
}
export const visitProgressFold: Fold<VisitProgress> = { initial: { step: 'CREATED' }, evolve }
export const streamOfVisit = (visitId: string) => `gate-${visitId}`

/** A place where the load is collected; `isGate`: its people record the steps there (Y6). */
type CollectStop = { readonly placeId: string; readonly isGate: boolean; readonly visit: VisitProgress }
/** The collect stops of a load, in order. */
export type Gates = { readonly gates: readonly CollectStop[] }

const isBegun = ({ visit: { step } }: CollectStop) => step !== 'CREATED'
const isInside = ({ visit: { step } }: CollectStop) => step !== 'CREATED' && step !== 'FINISHED'
const isLoaded = ({ visit: { step } }: CollectStop) => step === 'FINISH_COLLECT' || step === 'FINISHED'

/** A visit that ended in an earlier collect of its load, which was canceled or sent back since, and comes again. */
const ofThisCollect = (visit: VisitProgress, collectId: string | undefined): VisitProgress =>
  isEarlierVisit(visit, collectId) ? visitProgressFold.initial : visit
export const isEarlierVisit = ({ step, collectId: visited }: VisitProgress, collectId: string | undefined): boolean =>
  step === 'FINISHED' && visited !== undefined && visited !== collectId

export const gatesLookup = async (
  { loadId, shipperId, terms, collectId }: LoadState,
  _: unknown,
  context: LookupContext,
): Promise<Gates> => {
  const placeIds = [...new Set(terms?.origins.map(({ place }) => place.placeId) ?? [])]
  const gates = placeIds.map(async (placeId): Promise<CollectStop> => {
    const visit = ofThisCollect(await context.read(visitProgressFold, streamOfVisit(visitOf(loadId, placeId))), collectId)
    const stop = { placeId, isGate: false, visit }
    // A visit under way is finished also where the gate was switched off meanwhile (Y1).
    return { ...stop, isGate: isInside(stop) || (await isGateOpen(context, placeId, shipperId)) }
  })
  return { gates: await Promise.all(gates) }
}

/** Whether the driver's app has to leave this step to a gate. */
export const gateDecides = (command: 'StartCollect' | 'FinishCollect' | 'StartTransit', { gates }: Gates): boolean => {
  const stop = command === 'StartCollect' ? gates[0] : gates.at(-1)
  // A load that was collected without a visit may leave without one.
  return stop?.isGate === true && (command !== 'StartTransit' || isBegun(stop))
}

/** Whether nothing remains to be collected once this gate is done. */
export const isLastGate = (gateId: string, { gates }: Gates): boolean =>
  gates.at(-1)?.isGate === true &&
  gates.some(({ placeId }) => placeId === gateId) &&
  gates.every((stop) => stop.placeId === gateId || !stop.isGate || isLoaded(stop))

export const isOtherVisitBegun = (gateId: string, { gates }: Gates): boolean =>
  gates.some((stop) => stop.placeId !== gateId && isBegun(stop))

const visitAt = (gateId: string, { gates }: Gates): VisitProgress | undefined => gates.find(({ placeId }) => placeId === gateId)?.visit

/** Whether its visit there ends the collect with the exit. */
export const collectsUntilExit = (gateId: string, gates: Gates): boolean => visitAt(gateId, gates)?.sequence?.startFinish === false

/** The status that a load has by its visit at the gate that moved it last. */
export const statusByVisit = (gateId: string, gates: Gates) => {
  const { step } = visitAt(gateId, gates) ?? { step: 'CREATED' }
  if (step === 'CREATED') return isOtherVisitBegun(gateId, gates) ? 'IN_COLLECT' : 'LINKED_TO_DRIVER_VEHICLE'
  // What a gate recorded stands where it was switched off since.
  const known = { gates: gates.gates.map((stop) => ({ ...stop, isGate: stop.isGate || isBegun(stop) })) }
  if (!isLastGate(gateId, known)) return 'IN_COLLECT'
  return step === 'FINISHED' ? 'IN_TRANSIT' : step === 'FINISH_COLLECT' ? 'COLLECT_DONE' : 'IN_COLLECT'
}

const followed: readonly string[] = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT']
/** Whether a status that staff choose says something else than the load's visits (Y6). */
export const contradictsVisits = (status: string, gates: Gates): boolean => {
  const begun = gates.gates.filter(isBegun).at(-1)
  return begun !== undefined && followed.includes(status) && statusByVisit(begun.placeId, gates) !== status
}
