import type { GateRefusal } from '@embarca/contracts/gate/codes.ts'
import { waitingOf } from '@embarca/contracts/gate/detention-due.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { type AxesKept, axesMissing } from './axes.ts'
import type { Visited } from './lookups.ts'
import { about, momentOf, move } from './moments.ts'
import type { VisitState } from './state.ts'
import type { GateContext, GateDecisions } from './types.ts'

/** With people of their own, the docks are not the gate's (Y3). */
export const isDockStaff = ({ by, lookups: { gate } }: Pick<GateContext<Visited>, 'by' | 'lookups'>): boolean =>
  !gate.settings.enableExpedition || allows(may.workDock, by.roles)

/** Docks have their codes in capitals. */
const codeOf = (typed: string | undefined) => typed?.trim().toUpperCase()
/** Why a truck cannot be sent to this dock. A gate that is no longer open may have no docks: its visits are finished with any name (Y1). */
const dockFault = (code: string | undefined, { gate, load, isOpen }: Visited): GateRefusal | undefined => {
  if (!code) return 'DOCK_MISSING'
  const { docks } = gate.settings
  if (!isOpen && docks.length === 0) return undefined
  const dock = docks.find((one) => one.code === code && one.active)
  if (!dock) return 'DOCK_UNKNOWN'
  const [tractor] = load.vehicles
  const fits = !tractor || !dock.vehicleTypes.length || dock.vehicleTypes.includes(tractor.vehicleType as VehicleType)
  const trailer = load.vehicles.find(({ trailerType }) => trailerType !== undefined)?.trailerType
  const takesTrailer = !trailer || !dock.trailerTypes.length || (dock.trailerTypes as readonly string[]).includes(trailer)
  return fits && takesTrailer ? undefined : 'DOCK_NOT_FIT'
}
/** The wait of a truck that leaves now (Y21). */
const settled = ({ moments, capacity }: VisitState, finished: string, { gate, load }: Visited) => {
  const { CHECK_IN: checkIn = finished, FINISH_COLLECT: collectFinished } = moments
  const vehicleType = load.vehicles[0]?.vehicleType as VehicleType | undefined
  const { clock, stay, detention, missing } = waitingOf({ checkIn, finished, ...(collectFinished && { collectFinished }) }, finished, {
    ...{ rule: gate.settings.detention, zone: gate.zone, vehicle: { vehicleType, capacity } },
  })
  return { clock, stay, ...(detention && { detention }), ...(missing && { missing }) }
}
const atDock = (code: GateRefusal, texts: Readonly<Record<string, string>>) =>
  refuse(code, { fields: [{ field: 'dock', message: texts[code] ?? code }] })

/** The call, the entry, the loading and the exit, each with its undo. */
export const loading = (
  texts: Readonly<Record<string, string>>,
): GateDecisions<
  | 'RequestInbound'
  | 'UndoRequestInbound'
  | 'CheckInbound'
  | 'UndoCheckInbound'
  | 'StartLoading'
  | 'UndoStartLoading'
  | 'FinishLoading'
  | 'UndoFinishLoading'
  | 'CheckOutbound'
  | 'UndoCheckOutbound',
  {
    RequestInbound: Visited
    UndoRequestInbound: Visited
    StartLoading: Visited
    UndoStartLoading: Visited
    FinishLoading: Visited
    UndoFinishLoading: Visited
    CheckOutbound: AxesKept
  }
> => ({
  RequestInbound: (named, visit, context) => {
    if (!isDockStaff(context)) return refuse('DOCK_STAFF_ONLY')
    const dock = codeOf(named.dock)
    const fault = dockFault(dock, context.lookups)
    if (fault) return atDock(fault, texts)
    const comment = named.comment?.trim()
    const at = momentOf(visit, context)
    const { operationGroupId } = context.lookups.load
    const called: GateEvent = {
      type: 'GateEntryRequested',
      data: { ...move(named, visit, context), operationGroupId, dock: dock!, ...visit.driver! },
    }
    if (!comment) return called
    return [called, { type: 'GateCommented', data: { ...about(named), authorId: context.by.userId, comment, attachments: [], at } }]
  },
  UndoRequestInbound: (named, visit, context) =>
    isDockStaff(context) ? { type: 'GateEntryRequestUndone', data: move(named, visit, context) } : refuse('DOCK_STAFF_ONLY'),

  CheckInbound: (named, visit, context) => ({ type: 'GateEntered', data: move(named, visit, context) }),
  UndoCheckInbound: (named, visit, context) => ({ type: 'GateEntryUndone', data: move(named, visit, context) }),

  StartLoading: (named, visit, context) => {
    if (!isDockStaff(context)) return refuse('DOCK_STAFF_ONLY')
    const dock = codeOf(named.dock)
    const fault = dock ? dockFault(dock, context.lookups) : undefined
    if (fault) return atDock(fault, texts)
    return { type: 'LoadingStarted', data: { ...move(named, visit, context), ...(dock && { dock }) } }
  },
  UndoStartLoading: (named, visit, context) =>
    isDockStaff(context) ? { type: 'LoadingStartUndone', data: move(named, visit, context) } : refuse('DOCK_STAFF_ONLY'),

  FinishLoading: (named, visit, context) =>
    isDockStaff(context) ? { type: 'LoadingFinished', data: move(named, visit, context) } : refuse('DOCK_STAFF_ONLY'),
  UndoFinishLoading: (named, visit, context) =>
    isDockStaff(context) ? { type: 'LoadingFinishUndone', data: move(named, visit, context) } : refuse('DOCK_STAFF_ONLY'),

  CheckOutbound: (named, visit, context) => {
    if (axesMissing(visit, context.lookups)) return refuse('AXES_NOT_CONFIRMED')
    const left = move(named, visit, context)
    return [
      { type: 'GateLeft', data: { ...left, ...(!context.lookups.load.isInCollect && { released: true }) } },
      { type: 'GateDwellSettled', data: { ...about(named), ...settled(visit, left.at, context.lookups), at: left.at } },
    ]
  },
  UndoCheckOutbound: (named, visit, context) => ({ type: 'GateExitUndone', data: move(named, visit, context) }),
})
