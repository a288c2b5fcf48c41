import type { GateRefusal } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { isIntegrationDue } from './integration.ts'
import type { Arriving, Visited } from './lookups.ts'
import { about, momentOf, move } from './moments.ts'
import type { VisitState } from './state.ts'
import type { GateDecisions } from './types.ts'

const DAY = 86_400_000

/** Why a load cannot be checked in here. */
const notHere = ({ load: { status, isExpectedHere }, isOpen }: Visited): GateRefusal | undefined => {
  if (!isOpen) return 'GATE_NOT_ACTIVE'
  if (!isExpectedHere) return 'LOAD_NOT_AT_GATE'
  if (status === 'ASSIGNED_TO_TRANSPORTER' || status === 'WAITING_DRIVER_ACCEPT') return 'LOAD_WITHOUT_DRIVER'
  return status === 'LINKED_TO_DRIVER_VEHICLE' || status === 'IN_COLLECT' ? undefined : 'LOAD_NOT_AT_GATE'
}
const wrongDate = (code: GateRefusal, message: string) => refuse(code, { fields: [{ field: 'checkInDate', message }] })

/** The arrival, and what is said of it afterwards. */
export const arriving = (
  texts: Readonly<Record<string, string>>,
): GateDecisions<
  'CheckIn' | 'UndoCheckIn' | 'UpdateCheckInDate' | 'MarkAbsent' | 'MarkPresent',
  { CheckIn: Arriving; UndoCheckIn: Visited }
> => ({
  CheckIn: (named, visit, context) => {
    const { lookups, now } = context
    const fault = notHere(lookups)
    if (fault) return refuse(fault)
    const { load, gate } = lookups
    const { driver } = load
    if (!driver) return refuse('LOAD_WITHOUT_DRIVER')
    if (named.driverId !== undefined && named.driverId !== driver.driverId) return refuse('DRIVER_OF_ANOTHER_LOAD')
    const isUnintegrated = isIntegrationDue(gate, lookups.integratedOn, now)
    if (isUnintegrated && !named.allowCheckInWithoutIntegration) return refuse('DRIVER_NEEDS_INTEGRATION')
    const plate = load.vehicles[0]?.plate
    const fresh = { ...visit, moments: {} }
    const arrived: GateEvent = {
      type: 'GateCheckedIn',
      data: {
        ...move(named, fresh, context),
        ...{ shipperId: load.shipperId, operationGroupId: load.operationGroupId, zone: gate.zone, sequence: gate.settings.steps },
        ...(load.collectId !== undefined && { collectId: load.collectId }),
        ...{ driverId: driver.driverId, driverName: driver.name, ...(plate !== undefined && { plate }) },
        acknowledged: [
          ...(isUnintegrated ? (['INTEGRATION'] as const) : []),
          ...(named.shippingWithoutApisulIntegration ? (['TRACKING'] as const) : []),
          ...(named.shippingWithoutAccountOrderIntegration ? (['ORDER_INTEGRATION'] as const) : []),
        ],
        ...(lookups.waitingId !== undefined && { waitingId: lookups.waitingId }),
      },
    }
    const items = [...lookups.questions]
    return items.length === 0 ? arrived : [arrived, { type: 'GateChecklistAsked', data: { ...about(named), items } }]
  },
  UndoCheckIn: (named, visit, context) => ({ type: 'GateCheckInUndone', data: move(named, visit, context) }),

  UpdateCheckInDate: (named, visit, { now }) => {
    const before = visit.moments.CHECK_IN
    if (before === undefined) return refuse('GATE_STEP_NOT_NOW')
    const at = named.checkInDate.length === 19 ? parseLocal(named.checkInDate, visit.zone) : undefined
    if (at === undefined) return wrongDate('CHECK_IN_INVALID', texts['CHECK_IN_INVALID']!)
    if (at > now) return wrongDate('CHECK_IN_IN_FUTURE', texts['CHECK_IN_IN_FUTURE']!)
    const { CHECK_IN: _, ...later } = visit.moments
    if (Object.values(later).some((next) => at > next)) return wrongDate('CHECK_IN_TOO_LATE', texts['CHECK_IN_TOO_LATE']!)
    if (Date.parse(before) - Date.parse(at) > DAY) return wrongDate('CHECK_IN_TOO_EARLY', texts['CHECK_IN_TOO_EARLY']!)
    return at === before ? [] : { type: 'GateCheckInCorrected', data: { ...about(named), at, before } }
  },

  MarkAbsent: (named, visit, context) => {
    const fault = notWaiting(visit, named.driverId)
    if (fault) return refuse(fault)
    if (visit.isAbsent) return []
    return { type: 'GateDriverAbsent', data: { ...about(named), driverId: named.driverId, at: momentOf(visit, context) } }
  },
  MarkPresent: (named, visit, context) => {
    const fault = notWaiting(visit, named.driverId)
    if (fault) return refuse(fault)
    if (!visit.isAbsent) return []
    return { type: 'GateDriverPresent', data: { ...about(named), driverId: named.driverId, at: momentOf(visit, context) } }
  },
})

/** Absence is of drivers who wait or were called (Y9). */
const notWaiting = ({ step, driver }: VisitState, driverId: string): GateRefusal | undefined => {
  if (step !== 'CHECK_IN' && step !== 'REQUEST_INBOUND') return 'NOT_WAITING'
  return driver?.driverId === driverId ? undefined : 'DRIVER_OF_ANOTHER_LOAD'
}
