import { nothingAsked, type VisitChecklist } from '@embarca/contracts/checklist/visit-checklist.ts'
import type { GateStep, StepSequence } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

type DataOf<K extends GateEvent['type']> = OfType<GateEvent, K>['data']
export type VisitState = {
  readonly step: GateStep
  readonly shipperId?: string
  /** As at check-in: a change of the gate's settings does not reach it (Y4). */
  readonly sequence?: StepSequence
  readonly zone?: string
  readonly driver?: Pick<DataOf<'GateCheckedIn'>, 'driverId' | 'driverName' | 'plate'>
  /** When each step began. */
  readonly moments: Readonly<Partial<Record<GateStep, string>>>
  /** Where the driver was called to. */
  readonly dock?: string | undefined
  readonly isAbsent: boolean
  /** The truck left without its load, which had been canceled or sent back: the load may come again. */
  readonly wasReleased: boolean
  /** The collect of its load that it belongs to. */
  readonly collectId?: string | undefined
  readonly checklist: VisitChecklist
  /** Kilograms of the vehicle's own, as its gate stated them. */
  readonly capacity?: number
  /** Vehicles whose axes were confirmed in this visit. */
  readonly axes: Readonly<Record<string, number>>
  /** The proof of this arrival opens no more. */
  readonly isProofRevoked?: boolean
}

const moved = (visit: VisitState, { step, at }: { readonly step: GateStep; readonly at: string }): VisitState => ({
  ...visit,
  step,
  moments: { ...visit.moments, [step]: at },
})
/** Back to an earlier step: that one's own moment stands again. */
const back = (visit: VisitState, { step }: { readonly step: GateStep }): VisitState => {
  const { [visit.step]: _, ...moments } = visit.moments
  return { ...visit, step, moments }
}

const evolve: Evolve<{ state: VisitState; event: GateEvent }> = {
  GateCheckedIn: (visit, { collectId, shipperId, sequence, zone, driverId, driverName, plate, ...move }) => ({
    ...moved({ ...visit, moments: {} }, move),
    ...{ shipperId, sequence, zone, dock: undefined, isAbsent: false, wasReleased: false, checklist: nothingAsked, axes: {}, collectId },
    isProofRevoked: false,
    driver: { driverId, driverName, ...(plate !== undefined && { plate }) },
  }),
  GateCheckInUndone: (visit, move) => ({ ...back(visit, move), isAbsent: false, checklist: nothingAsked }),
  GateCheckInCorrected: (visit, { at }) => ({ ...visit, moments: { ...visit.moments, CHECK_IN: at } }),
  GateEntryRequested: (visit, { dock, ...move }) => ({ ...moved(visit, move), dock }),
  GateEntryRequestUndone: (visit, move) => ({ ...back(visit, move), dock: undefined }),
  GateEntered: (visit, move) => ({ ...moved(visit, move), isAbsent: false }),
  GateEntryUndone: back,
  LoadingStarted: (visit, { dock = visit.dock, ...move }) => ({ ...moved(visit, move), dock, isAbsent: false }),
  LoadingStartUndone: back,
  LoadingFinished: moved,
  LoadingFinishUndone: back,
  GateLeft: (visit, { released = false, ...move }) => ({ ...moved(visit, move), wasReleased: released }),
  GateExitUndone: back,
  GateDriverAbsent: (visit) => ({ ...visit, isAbsent: true }),
  GateDriverPresent: (visit) => ({ ...visit, isAbsent: false }),
  GateCommented: (visit) => visit,
  GateChecklistAsked: (visit, { items: asked }) => ({ ...visit, checklist: { ...nothingAsked, asked } }),
  GateChecklistAnswered: (visit, { answers }) => {
    const given = Object.fromEntries(answers.map(({ itemId, passed }) => [itemId, { passed }]))
    return { ...visit, checklist: { ...visit.checklist, answers: { ...visit.checklist.answers, ...given } } }
  },
  GateDwellSettled: (visit) => visit,
  VehicleAxesConfirmed: (visit, { vehicleId, axes, capacity }) => ({
    ...visit,
    axes: { ...visit.axes, [vehicleId]: axes },
    ...(capacity !== undefined && { capacity }),
  }),
  OfflineEntryDiscarded: (visit) => visit,
  ArrivalProofRevoked: (visit) => ({ ...visit, isProofRevoked: true }),
  GateChecklistOverridden: (visit, { moment }) => ({
    ...visit,
    checklist: { ...visit.checklist, overridden: [...visit.checklist.overridden, moment] },
  }),
}
export const visitFold: Fold<VisitState> = {
  initial: { step: 'CREATED', moments: {}, isAbsent: false, wasReleased: false, checklist: nothingAsked, axes: {} },
  evolve,
}

/** The dock that a visit holds: reserved by the call, occupied until its loading ends (Y20). */
export const dockHeldBy = ({ step, dock, sequence }: VisitState): string | undefined => {
  if (step === 'FINISH_COLLECT' || step === 'FINISHED' || step === 'CREATED' || step === 'CHECK_IN') return undefined
  return sequence ? dock : undefined
}
