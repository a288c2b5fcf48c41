import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { tieKinds } from '../reference/ties.ts'
import { answerSources, carrierResults, crewResults } from './outside-codes.ts'

const asked = { shipperId: Id, questionId: Id, askedAt: Instant }
const carrier = { ...asked, transporterId: Id }
const crew = {
  ...asked,
  driverId: Id,
  transporterId: Id,
  /** The tractor first. */
  vehicleIds: Type.Array(Id),
  tie: Type.Enum(tieKinds),
  /** Names tractor, trailers and kind of tie. */
  setId: Type.String(),
}
const answer = {
  source: Type.Enum(answerSources),
  validUntil: Type.Optional(Instant),
  /** Under which the source keeps its answer. */
  protocol: Type.Optional(Type.String()),
  /** When it is asked for again. */
  nextAt: Instant,
}
/** `tries`: how many failed in a row. */
const failure = { tries: Type.Integer(), nextAt: Instant }

/**
 * What sources outside said of a shipper's carriers and crews, each carrier and each driver in a stream of its own,
 * `check-{shipperId}.{subjectId}`: an answer that comes late never stands against a command on the relation or the driver.
 * They hold ids, no CPF and no plate.
 */
export const outsideEvents = {
  CarrierCheckAsked: event(carrier),
  CarrierChecked: event({ ...carrier, result: Type.Enum(carrierResults), ...answer }),
  /** The source was away, or too slow. */
  CarrierCheckFailed: event({ ...carrier, ...failure }),
  CrewCheckAsked: event(crew),
  CrewChecked: event({ ...crew, result: Type.Enum(crewResults), ...answer }),
  CrewCheckFailed: event({ ...crew, ...failure }),
}
export type OutsideEvent = EventsOf<typeof outsideEvents>
