import { carrierIncidentCommands, carrierIncidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { carrierPendencyCommands } from '@embarca/contracts/pendency/carrier-routes.ts'
import { troubles } from '../incident-texts.ts'
import { pendencyTexts, type ReportedType } from '../pendency-cases.ts'
import { loginOf } from '../script/personas.ts'
import type { SimulationContext } from './simulation-context.ts'
import type { Trip } from './trip.ts'

/** What carriers, and drivers, report before the next step of a trip in each status. */
const byCarrier: Readonly<Record<string, readonly ReportedType[]>> = {
  WAITING_DRIVER_ACCEPT: [8],
  LINKED_TO_DRIVER_VEHICLE: [8, 10],
  IN_DELIVERY: [9],
}
const byDriver: Readonly<Record<string, readonly ReportedType[]>> = { IN_COLLECT: [11], IN_DELIVERY: [12] }
/** An incident's carrier comments on it that often after it was opened. */
const COMMENTED = 0.5

/** Carriers and drivers of the demo's own loads report pendencies and incidents. */
export const mishapsOf = ({ sessionOf, company, random }: SimulationContext) => {
  /** A load has one trouble at most. */
  const reported = new Set<string>()

  const openIncident = async ({ loadId: id, deliveryId, driverId, transporterId }: Trip) => {
    const driver = sessionOf(loginOf(driverId!))
    const { ok, body } = await driver.ask(carrierIncidentRoutes.ofDriver, { id })
    const known = ok && body.open ? body.types.filter(({ name }) => Object.hasOwn(troubles, name)) : []
    if (!known.length) return
    const type = random.pick(known)
    const { opening, treatment } = troubles[type.name as keyof typeof troubles]
    const opened = await driver.ask(carrierIncidentCommands.driverOpen, {
      ...{ deliveryId, occurrenceTypeId: type.id, observation: random.pick(opening) },
    })
    if (opened.ok && transporterId && random.chance(COMMENTED))
      await company(transporterId).ask(carrierIncidentCommands.transporterAddEvent, { id: opened.body.id, observation: treatment })
  }
  const openPendency = async ({ loadId, driverId, transporterId }: Trip, typeId: ReportedType, isDriver: boolean) => {
    const report = { loadId, pendingTypeId: typeId, observation: pendencyTexts[typeId].report }
    if (isDriver) await sessionOf(loginOf(driverId!)).ask(carrierPendencyCommands.byDriver, report)
    else await company(transporterId!).ask(carrierPendencyCommands.byCarrier, report)
  }

  return {
    report: async (trip: Trip): Promise<void> => {
      const { loadId, status, transporterId, driverId } = trip
      if (reported.has(loadId) || !transporterId || !driverId) return
      reported.add(loadId)
      const isDriver = random.chance(0.5)
      const types = (isDriver ? byDriver : byCarrier)[status] ?? []
      if (status === 'IN_TRANSIT' || (types.length && random.chance(0.4))) return openIncident(trip)
      if (types.length) await openPendency(trip, random.pick(types), isDriver)
    },
  }
}
