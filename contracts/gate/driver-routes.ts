import { type Static, Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import { loadInTrip } from '../trip-link/in-trip.ts'
import { arrivalTexts } from './arrival.pt.ts'
import { gateSteps } from './codes.ts'

const maybe = Type.Optional(Type.String())
/** A driver before his next gate, and where he stands there. Without `name`: his load has none to go to. */
export const DriverAtGate = Type.Object({
  name: maybe,
  /** EXPECTED: he has said nothing yet; WAITING: in the waiting list; else the step of his visit. */
  state: Type.Optional(Type.Enum(['EXPECTED', 'WAITING', ...gateSteps] as const)),
  label: maybe,
  /** His place, and why he has it. */
  position: Type.Optional(Type.Integer()),
  sentence: maybe,
  dock: maybe,
})
export type DriverAtGate = Static<typeof DriverAtGate>

/** The driver's app: `:id` is the load, whose next gate he has reached (Y6). */
export const driverGateServed = {
  gate: query('GET /webdriver/trips/:id/gate', DriverAtGate, { may: may.drive, inTrip: loadInTrip }),
  arriveAtGate: command('POST /webdriver/trips/:id/arriveAtGate', 'ArriveAtGate', {
    may: may.drive,
    inTrip: loadInTrip,
    takesMoment: true,
    messages: { done: arrivalTexts.waiting, failed: arrivalTexts.failed },
  }),
}
