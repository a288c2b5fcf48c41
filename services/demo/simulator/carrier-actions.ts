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
import type { PersonaSession } from './session.ts'
import { type AtDrop, positionOf, type Trip, type TripStep } from './trip.ts'

/** Sessions of all simulated users, by login. */
export type PersonaSessions = (username: string) => PersonaSession
type Yard = { readonly drivers: readonly { readonly id: string }[]; readonly vehicles: readonly { readonly id: string }[] }

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

  const bind = async (trip: Trip, busy: ReadonlySet<string>): Promise<Trip | undefined> => {
    const { drivers, vehicles } = await yardOf(trip.transporterId!)
    const free = drivers.filter(({ id }) => !busy.has(id))
    const [driver, vehicle] = [random.pick(free.length ? free : drivers), random.pick(vehicles)]
    if (!driver || !vehicle) return undefined
    const { ok } = await sessionOf(loginOf(trip.transporterId!)).ask(transporterLoadCommands.bindDriver, {
      id: trip.loadId,
      driverId: driver.id,
      vehicleIds: [vehicle.id],
    })
    return ok ? { ...trip, driverId: driver.id, status: 'WAITING_DRIVER_ACCEPT' } : undefined
  }

  const confirm = async (trip: Trip, wheel: PersonaSession, patiently: boolean): Promise<Trip | undefined> => {
    const { loadId: id, driverId: _, ...unbound } = trip
    if (!patiently && random.chance(REFUSED_BY_DRIVERS)) {
      const { ok } = await wheel.ask(driverLoadCommands.refuse, { id, reason: random.pick(refusals) })
      return ok ? { ...unbound, loadId: id, status: 'ASSIGNED_TO_TRANSPORTER' } : undefined
    }
    const { ok } = await wheel.ask(driverLoadCommands.accept, { id })
    return ok ? { ...trip, status: 'LINKED_TO_DRIVER_VEHICLE' } : undefined
  }

  const drop = async (trip: Trip, wheel: PersonaSession, step: AtDrop): Promise<Trip | undefined> => {
    const where = { id: trip.deliveryId, receiverId: step.receiptId }
    const change = (part: Partial<Trip['deliveries'][number]>, status = trip.status): Trip => ({
      ...trip,
      status,
      deliveries: trip.deliveries.map((one) => (one.receiptId === step.receiptId ? { ...one, ...part } : one)),
    })
    if (step.kind === 'arrive') {
      const { ok } = await wheel.ask(driverReceiptCommands.arrive, where)
      return ok ? change({ arrivedAt: new Date().toISOString() }) : undefined
    }
    if (step.kind === 'show') {
      const fileId = await wheel.upload(
        trip.loadId,
        'canhoto.png',
        draw(random.wholeNumber(0, VARIANTS - 1), textsOf(trip, step.receiptId)),
      )
      if (!fileId) return undefined
      const { ok } = await wheel.ask(driverReceiptCommands.addImages, { ...where, images: [{ fileId, name: 'canhoto.png' }] })
      return ok ? change({ images: 1 }) : undefined
    }
    const { ok } = await wheel.ask(driverReceiptCommands.end, where)
    return ok ? change({ ended: true }, step.isLast ? 'DELIVERED' : trip.status) : undefined
  }

  const moves = {
    startCollect: { route: driverLoadCommands.startCollect, status: 'IN_COLLECT' },
    finishCollect: { route: driverLoadCommands.finishCollect, status: 'COLLECT_DONE' },
    startTransit: { route: driverLoadCommands.startTransit, status: 'IN_TRANSIT' },
    approach: { route: driverLoadCommands.approach, status: 'IN_DELIVERY' },
  } as const

  return {
    /** `retryUntil`: no driver refuses. `busy`: drivers who have a load. */
    take: async (
      trip: Trip,
      step: TripStep,
      { patiently, busy }: { patiently: boolean; busy: ReadonlySet<string> },
    ): Promise<Trip | undefined> => {
      if (step.kind === 'bind') return bind(trip, busy)
      const wheel = sessionOf(loginOf(trip.driverId!))
      if (step.kind === 'confirm') return confirm(trip, wheel, patiently)
      if ('receiptId' in step) return drop(trip, wheel, step)
      const { route, status } = moves[step.kind]
      const { ok } = await wheel.ask(route, { id: trip.loadId })
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
