import { driverGateServed } from '@embarca/contracts/gate/driver-routes.ts'
import { loginOf } from '../../script/personas.ts'
import type { PersonaSessions } from '../carrier-actions.ts'
import type { PhoneMoment } from '../lost-signal.ts'
import { nextStep, type Trip } from '../trip.ts'

const collecting: readonly string[] = ['startCollect', 'finishCollect', 'startTransit']

/** Trucks whose collect is registered by a gate: their drivers say that they are there, and wait. */
export const atGates = (sessionOf: PersonaSessions) => {
  const waiting = new Set<string>()
  const isCollecting = (trip: Trip) => collecting.includes(nextStep(trip)?.kind ?? '')
  return {
    isWaiting: (trip: Trip) => waiting.has(trip.loadId) && isCollecting(trip),
    /** It is on the road, or begins again. */
    note: (trip: Trip) => void (isCollecting(trip) || waiting.delete(trip.loadId)),
    /** Asks the driver's app whether a gate registers the next step. Answers true when it does. */
    comes: async (trip: Trip, moment: PhoneMoment | undefined): Promise<boolean> => {
      if (!isCollecting(trip) || !trip.driverId) return false
      const driver = sessionOf(loginOf(trip.driverId))
      const { ok, body } = await driver.ask(driverGateServed.gate, { id: trip.loadId })
      if (!ok || body.name === undefined) return false
      if (body.state === 'EXPECTED') await driver.ask(driverGateServed.arriveAtGate, { id: trip.loadId }, undefined, undefined, moment)
      waiting.add(trip.loadId)
      return true
    },
  }
}
