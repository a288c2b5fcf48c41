import type { GateStep, StepSequence } from '@embarca/contracts/gate/codes.ts'
import type { DetentionDue } from '@embarca/contracts/gate/detention-due.ts'
import type { Dwell } from '@embarca/contracts/gate/dwell.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Steps } from '../kit/projector.ts'
import type { ChecklistDocument } from './checklist-document.ts'

/** When a step was reached, and by whom. `isEstimated`: the tablet's clock is in doubt (Y36). */
export type Moment = { readonly at: string; readonly by: string; readonly isEstimated?: true }
export type GateComment = {
  readonly at: string
  readonly authorId: string
  readonly comment: string
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
}
/** A visit of a load at one gate, as its document keeps it. */
export type GateVisit = {
  readonly step: GateStep
  readonly zone: string
  readonly sequence?: StepSequence
  readonly moments: Readonly<Partial<Record<GateStep, Moment>>>
  /** The recorded arrival, where staff corrected it. */
  readonly recorded?: string
  readonly driver?: { readonly driverId: string; readonly driverName: string; readonly plate?: string }
  readonly dock?: string
  /** Kilograms of the vehicle's own; absent: its type's. */
  readonly capacity?: number
  readonly absentSince?: string
  readonly absentMinutes: number
  readonly wasReleased?: true
  readonly acknowledged: readonly string[]
  readonly comments: readonly GateComment[]
  /** What the stay came to at the exit. */
  readonly settled?: Settled
  /** Absent: nothing is asked. */
  readonly checklist?: ChecklistDocument
}
export const expectedVisit: GateVisit = { step: 'CREATED', zone: '', moments: {}, absentMinutes: 0, acknowledged: [], comments: [] }

type Settled = Pick<Dwell, 'clock' | 'stay'> & DetentionDue
type Move = { readonly step: GateStep; readonly at: string }
type Step<Data> = (visit: GateVisit, event: Recorded<{ type: string; data: Data }>) => GateVisit
const momentOf = ({ data: { at }, by: { userId }, isEstimated }: Recorded<{ type: string; data: Move }>): Moment => ({
  at,
  by: userId,
  ...(isEstimated && { isEstimated }),
})
const moves: Step<Move> = (visit, event) => {
  const { step } = event.data
  return { ...visit, step, moments: { ...visit.moments, [step]: momentOf(event) } }
}
const goesBack: Step<Move> = (visit, { data: { step } }) => {
  const { [visit.step]: _, ...moments } = visit.moments
  return { ...visit, step, moments }
}
const without = <K extends keyof GateVisit>(visit: GateVisit, field: K): Omit<GateVisit, K> => {
  const { [field]: _, ...rest } = visit
  return rest
}
const MINUTE = 60_000
/** The driver is there again. */
const present = (visit: GateVisit, at: string): GateVisit => {
  const { absentSince } = visit
  if (absentSince === undefined) return visit
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(absentSince)) / MINUTE))
  return { ...(without(visit, 'absentSince') as GateVisit), absentMinutes: visit.absentMinutes + minutes }
}
const movesInside: Step<Move> = (visit, event) => moves(present(visit, event.data.at), event)

/** What each event makes of a visit. */
export const visitSteps: { readonly [K in GateEvent['type']]: Step<Extract<GateEvent, { type: K }>['data']> } = {
  GateCheckedIn: (visit, event) => {
    const { sequence, zone, driverId, driverName, plate, acknowledged } = event.data
    return {
      ...moves({ ...expectedVisit, comments: visit.comments }, event),
      ...{ sequence, zone, acknowledged, driver: { driverId, driverName, ...(plate !== undefined && { plate }) } },
    }
  },
  GateCheckInUndone: (visit) => ({ ...expectedVisit, comments: visit.comments }),
  GateCheckInCorrected: (visit, { data: { at, before } }) => {
    const arrival = visit.moments.CHECK_IN
    return arrival ? { ...visit, recorded: visit.recorded ?? before, moments: { ...visit.moments, CHECK_IN: { ...arrival, at } } } : visit
  },
  GateEntryRequested: (visit, event) => ({ ...moves(visit, event), dock: event.data.dock }),
  GateEntryRequestUndone: (visit, event) => without(goesBack(visit, event), 'dock') as GateVisit,
  GateEntered: movesInside,
  GateEntryUndone: goesBack,
  LoadingStarted: (visit, event) => ({ ...movesInside(visit, event), ...(event.data.dock && { dock: event.data.dock }) }),
  LoadingStartUndone: goesBack,
  LoadingFinished: moves,
  LoadingFinishUndone: goesBack,
  GateLeft: (visit, event) => ({ ...movesInside(visit, event), ...(event.data.released && { wasReleased: true as const }) }),
  GateExitUndone: (visit, event) => without(goesBack(visit, event), 'settled') as GateVisit,
  GateDwellSettled: (visit, { data: { clock, stay, detention, missing } }) => ({
    ...visit,
    settled: { clock, stay, ...(detention && { detention }), ...(missing && { missing }) },
  }),
  VehicleAxesConfirmed: (visit, { data: { capacity } }) => (capacity === undefined ? visit : { ...visit, capacity }),
  ArrivalProofRevoked: (visit) => visit,
  OfflineEntryDiscarded: (visit) => visit,
  GateDriverAbsent: (visit, { data: { at } }) => ({ ...visit, absentSince: at }),
  GateDriverPresent: (visit, { data: { at } }) => present(visit, at),
  GateCommented: (visit, { data: { at, authorId, comment, attachments } }) => ({
    ...visit,
    comments: [...visit.comments, { at, authorId, comment, attachments: attachments.map(({ fileId, name }) => ({ fileId, name })) }],
  }),
  GateChecklistAsked: (visit, { data: { items: asked } }) => ({ ...visit, checklist: { asked, answers: {}, overrides: [] } }),
  GateChecklistAnswered: (visit, { data: { answers, at }, by: { userId: by } }) => {
    const { checklist } = visit
    if (!checklist) return visit
    const given = answers.map(({ itemId, passed, yes, number, text, files }) => {
      const value = Object.entries({ yes, number, text, files }).filter(([, one]) => one !== undefined)
      return [itemId, { ...Object.fromEntries(value), passed, at, by }] as const
    })
    return { ...visit, checklist: { ...checklist, answers: { ...checklist.answers, ...Object.fromEntries(given) } } }
  },
  GateChecklistOverridden: (visit, { data: { moment, reason, at }, by: { userId: by } }) => {
    const { checklist } = visit
    return checklist ? { ...visit, checklist: { ...checklist, overrides: [...checklist.overrides, { moment, reason, at, by }] } } : visit
  },
}
/** The events of visits as steps of a document. */
export const eachVisitStep = <Doc>(
  change: (doc: Doc | undefined, conciergeId: string, by: (visit: GateVisit) => GateVisit) => Doc | undefined,
): Steps<Doc, GateEvent> =>
  Object.fromEntries(
    Object.entries(visitSteps).map(([type, step]) => [
      type,
      (doc: Doc | undefined, event: Recorded) => change(doc, event.data.conciergeId, (visit) => step(visit, event as never)),
    ]),
  ) as Steps<Doc, GateEvent>
