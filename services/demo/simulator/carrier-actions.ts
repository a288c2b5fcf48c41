import {
  driverLoadCommands,
  driverReceiptCommands,
  driverTrackingCommands,
  transporterLoadCommands,
  transporterRoutes,
} from '@embarca/contracts/carrier/routes.ts'
import { DEFAULT_ZONE } from '@embarca/contracts/kit/local-time.ts'
import { type DrawCanhoto, VARIANTS } from '../canhoto/canhotos.ts'
import type { CanhotoTexts } from '../canhoto/signed-strip.ts'
import type { Random } from '../random.ts'
import { orderOf } from '../script/offer.ts'
import { loginOf } from '../script/personas.ts'
import { nfeNumberOf, signedOn } from '../script/receipt-photo.ts'
import type { PhoneMoment } from './lost-signal.ts'
import type { PersonaSession } from './session.ts'
import { type AtDrop, positionOf, type Trip, type TripStep } from './trip.ts'

/** Sessions of all simulated users, by login. */
export type PersonaSessions = (username: string) => PersonaSession
type Vehicle = { readonly id: string; readonly plate: string; readonly vehicleType: string }
type Yard = { readonly drivers: readonly { readonly id: string }[]; readonly vehicles: readonly Vehicle[] }
/** Drivers and vehicles that are on a trip. */
type Busy = ReadonlySet<string>

/** How a step is done. */
type Going = {
  /** No driver refuses. */
  readonly patiently: boolean
  readonly busy: Busy
  /** When its driver did it, where it is sent later. */
  readonly moment?: PhoneMoment | undefined
}
const at = (moment: PhoneMoment | undefined) => [undefined, undefined, moment] as const

const freeIn = ({ drivers, vehicles }: Yard, busy: Busy): Yard => ({
  drivers: drivers.filter(({ id }) => !busy.has(id)),
  vehicles: vehicles.filter(({ id }) => !busy.has(id)),
})

const refusals = ['Veículo em manutenção', 'Jornada de trabalho excedida'] as const
const REFUSED_BY_DRIVERS = 0.04

/** What the receipt of a stop says: the invoice is numbered after the order where the demo launched the load. */
const textsOf = ({ loadId, externalId, deliveries }: Trip, receiptId: string): CanhotoTexts => {
  const index = deliveries.findIndex((one) => one.receiptId === receiptId)
  const code = /^\w\w-(\d{4,7})(\/\d+)?$/.exec(externalId)?.[1]
  return {
    place: deliveries[index]?.city ?? '',
    date: signedOn(Date.now(), DEFAULT_ZONE),
    nfe: code ? nfeNumberOf(orderOf(Number(code), index), loadId) : undefined,
  }
}

/** Executes a carrier's next step. Answers the load's new status, or undefined when a command was refused. */
export const carrierActions = (sessionOf: PersonaSessions, random: Random, draw: DrawCanhoto) => {
  const yards = new Map<string, Yard>()
  const yardOf = async (transporterId: string): Promise<Yard> => {
    const known = yards.get(transporterId)
    if (known) return known
    const company = sessionOf(loginOf(transporterId))
    const [drivers, vehicles] = [
      await company.ask(transporterRoutes.drivers, { size: 100 }),
      await company.ask(transporterRoutes.vehicles, { size: 100 }),
    ]
    const yard = { drivers: drivers.ok ? drivers.body.list : [], vehicles: vehicles.ok ? vehicles.body.list : [] }
    yards.set(transporterId, yard)
    return yard
  }

  /** A free driver and a free vehicle, of the requested type where there is one; the load waits while there is none. */
  const bind = async (trip: Trip, busy: Busy): Promise<Trip | undefined> => {
    const { loadId: id, transporterId = '' } = trip
    const company = sessionOf(loginOf(transporterId))
    const { drivers, vehicles } = freeIn(await yardOf(transporterId), busy)
    if (!drivers.length || !vehicles.length) return trip
    const load = await company.ask(transporterRoutes.load, { id })
    if (!load.ok) return undefined
    const alike = vehicles.filter(({ vehicleType }) => vehicleType === load.body.vehicleType)
    const [driver, vehicle] = [random.pick(drivers), random.pick(alike.length ? alike : vehicles)]
    const { ok } = await company.ask(transporterLoadCommands.bindDriver, { id, driverId: driver.id, vehicleIds: [vehicle.id] })
    const { plate } = vehicle
    return ok ? { ...trip, driverId: driver.id, vehicles: [{ id: vehicle.id, plate }], status: 'WAITING_DRIVER_ACCEPT' } : undefined
  }

  const confirm = async (trip: Trip, wheel: PersonaSession, { patiently, moment }: Going): Promise<Trip | undefined> => {
    const { loadId: id, driverId: _, ...rest } = trip
    const unbound = { ...rest, vehicles: [] }
    if (!patiently && random.chance(REFUSED_BY_DRIVERS)) {
      const { ok } = await wheel.ask(driverLoadCommands.refuse, { id, reason: random.pick(refusals) }, ...at(moment))
      return ok ? { ...unbound, loadId: id, status: 'ASSIGNED_TO_TRANSPORTER' } : undefined
    }
    const { ok } = await wheel.ask(driverLoadCommands.accept, { id }, ...at(moment))
    return ok ? { ...trip, status: 'LINKED_TO_DRIVER_VEHICLE' } : undefined
  }

  const drop = async (trip: Trip, wheel: PersonaSession, step: AtDrop, { moment }: Going): Promise<Trip | undefined> => {
    const where = { id: trip.deliveryId, receiverId: step.receiptId }
    const change = (part: Partial<Trip['deliveries'][number]>, status = trip.status): Trip => ({
      ...trip,
      status,
      deliveries: trip.deliveries.map((one) => (one.receiptId === step.receiptId ? { ...one, ...part } : one)),
    })
    if (step.kind === 'arrive') {
      const { ok } = await wheel.ask(driverReceiptCommands.arrive, where, ...at(moment))
      return ok ? change({ arrivedAt: new Date().toISOString() }) : undefined
    }
    if (step.kind === 'show') {
      const fileId = await wheel.upload(
        trip.loadId,
        'canhoto.png',
        draw(random.wholeNumber(0, VARIANTS - 1), textsOf(trip, step.receiptId)),
      )
      if (!fileId) return undefined
      const { ok } = await wheel.ask(
        driverReceiptCommands.addImages,
        { ...where, images: [{ fileId, name: 'canhoto.png' }] },
        ...at(moment),
      )
      return ok ? change({ images: 1 }) : undefined
    }
    const { ok } = await wheel.ask(driverReceiptCommands.end, where, ...at(moment))
    return ok ? change({ ended: true }, step.isLast ? 'DELIVERED' : trip.status) : undefined
  }

  const moves = {
    startCollect: { route: driverLoadCommands.startCollect, status: 'IN_COLLECT' },
    finishCollect: { route: driverLoadCommands.finishCollect, status: 'COLLECT_DONE' },
    startTransit: { route: driverLoadCommands.startTransit, status: 'IN_TRANSIT' },
    approach: { route: driverLoadCommands.approach, status: 'IN_DELIVERY' },
  } as const

  return {
    /** Whether a company has a crew for the step, as far as its yard is known. */
    mayGo: ({ transporterId = '' }: Trip, { kind }: TripStep, busy: Busy): boolean => {
      const yard = yards.get(transporterId)
      if (kind !== 'bind' || !yard) return true
      const { drivers, vehicles } = freeIn(yard, busy)
      return drivers.length > 0 && vehicles.length > 0
    },
    take: async (trip: Trip, step: TripStep, going: Going): Promise<Trip | undefined> => {
      if (step.kind === 'bind') return bind(trip, going.busy)
      const wheel = sessionOf(loginOf(trip.driverId!))
      if (step.kind === 'confirm') return confirm(trip, wheel, going)
      if ('receiptId' in step) return drop(trip, wheel, step, going)
      const { route, status } = moves[step.kind]
      const { ok } = await wheel.ask(route, { id: trip.loadId }, ...at(going.moment))
      return ok ? { ...trip, status } : undefined
    },
    /** Reports the truck's position. */
    sign: async (trip: Trip, share?: number): Promise<void> => {
      await sessionOf(loginOf(trip.driverId!)).ask(driverTrackingCommands.position, {
        id: trip.loadId,
        ...positionOf(trip, Date.now(), share),
      })
    },
  }
}
export type CarrierActions = ReturnType<typeof carrierActions>
