import { type GateStep, gateSteps } from '@embarca/contracts/gate/codes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LateDecision } from '../kit/decision.ts'
import { about } from './moments.ts'
import type { VisitState } from './state.ts'
import type { GateTypes } from './types.ts'

const placeOf = (step: GateStep) => gateSteps.indexOf(step)

/** A tablet's step that another desk has passed meanwhile is done (Y37). */
export const passed =
  (target: GateStep): LateDecision<GateTypes> =>
  (_, { step }) =>
    placeOf(step) >= placeOf(target) ? [] : undefined
/** A tablet's undo of a step that another desk has undone meanwhile is done. */
export const undone =
  (target: GateStep): LateDecision<GateTypes> =>
  (_, { step }) =>
    placeOf(step) < placeOf(target) ? [] : undefined

/** An arrival that is recorded already: the earlier of the two moments is the true one, unless the tablet's clock is in doubt. */
export const arrivedBefore: LateDecision<GateTypes, 'CheckIn'> = (named, visit, { now, occurredAt = now, isEstimated }) => {
  const before = visit.moments.CHECK_IN
  if (visit.step === 'CREATED' || before === undefined) return undefined
  if (named.driverId !== undefined && named.driverId !== visit.driver?.driverId) return refuse('DRIVER_OF_ANOTHER_LOAD')
  if (isEstimated || occurredAt >= before) return []
  return { type: 'GateCheckInCorrected', data: { ...about(named), at: occurredAt, before } }
}

const DAY = 86_400_000
/** An arrival is corrected by a day at most (Y10); that of a truck that has left is not. */
export const dayBeforeArrival = ({ step, moments: { CHECK_IN: arrived } }: VisitState): string | undefined =>
  step === 'FINISHED' || arrived === undefined ? undefined : new Date(Date.parse(arrived) - DAY).toISOString()
