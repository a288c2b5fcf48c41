import { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import { transporterTrackingCommands } from '@embarca/contracts/tracking/routes.ts'
import { loginOf } from '../script/personas.ts'
import type { CarrierActions } from './carrier-actions.ts'
import type { DriverTalk } from './driver-talk.ts'
import { lostSignal } from './lost-signal.ts'
import { mishapsOf } from './mishaps.ts'
import { MOST } from './most.ts'
import type { SimulationContext } from './simulation-context.ts'
import { dueOf, isEarly, isLate, isStopped, nextStep, type Trip } from './trip.ts'
import { atGates } from './yard/at-gates.ts'
import { slotBooking } from './yard/slot-booking.ts'

/** Shares of the trip at which a watched truck reports its position. */
const legs = [0.2, 0.45, 0.7, 0.93] as const
/** Polls of a load that waits for another party before it joins the usual round. */
const QUIET_POLLS = 120
const waiting: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED', 'WAITING_APPROVE']
const open: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION']
const whyUntracked = ['Rastreador em manutenção', 'Veículo reserva sem rastreador', 'Sem sinal na região'] as const
const RARELY = 0.02

type Parts = {
  readonly actions: CarrierActions
  readonly talk: DriverTalk /** It is offered again. */
  readonly openAgain: (loadId: string) => void
}

/** The loads that the companies carry, from hiring to the last receipt. */
export const tripsOf = (context: SimulationContext, { actions, talk, openAgain }: Parts) => {
  const { tasks, random, pace, roughly, isByHand, isAway, company } = context
  const trips = new Map<string, Trip>()
  /** Positions reported so far by watched trucks. */
  const signs = new Map<string, number>()
  const signal = lostSignal(random, pace.silence)
  const mishaps = mishapsOf(context)
  const gates = atGates(context.sessionOf)
  const bookSlots = slotBooking(context)
  const walking = new Set<string>()
  /** Withdrawals whose truck has not come yet. */
  const paused = new Set<string>()

  const underway = () => [...trips.values()].filter((trip) => nextStep(trip))
  /** Drivers and vehicles that are on a trip. */
  const busyCrew = () =>
    new Set(underway().flatMap(({ driverId, vehicles }) => [...(driverId ? [driverId] : []), ...vehicles.map(({ id }) => id)]))

  /** Reads a load again and does its next step when it is this company's. */
  const follow = async (
    transporterId: string,
    loadId: string,
    { after, polls = 0 }: { after?: string; polls?: number } = {},
  ): Promise<void> => {
    const { ok, body } = await company(transporterId).ask(transporterRoutes.load, { id: loadId }, after)
    if (!ok) return
    if (nextStep(body) && body.transporterId === transporterId) {
      trips.set(loadId, body)
      if (isByHand(loadId)) continueTrip(loadId)
    } else if (open.includes(body.status) && body.mine !== 'ACCEPTED') openAgain(loadId)
    else if (isByHand(loadId) && waiting.includes(body.status) && polls < QUIET_POLLS)
      tasks.later(roughly(pace.hand), () => follow(transporterId, loadId, { polls: polls + 1 }))
  }

  const continueTrip = (loadId: string) => {
    if (walking.has(loadId) || paused.has(loadId)) return
    walking.add(loadId)
    tasks.later(roughly(pace.hand) * (random.chance(0.05) ? 4 : 1), () => {
      walking.delete(loadId)
      return walk(loadId)
    })
  }
  const walk = async (loadId: string): Promise<void> => {
    const trip = trips.get(loadId)
    const step = trip && nextStep(trip)
    if (!step) return
    // Read again until the pendency in the way is settled, or the gate has let the truck go.
    if (isStopped(trip) || gates.isWaiting(trip)) return follow(trip.transporterId!, loadId)
    await talk.answer(trip)
    const shown = signs.get(loadId) ?? 0
    if (step.kind === 'approach' && shown < legs.length) {
      signs.set(loadId, shown + 1)
      await actions.sign(trip, legs[shown])
    } else await advance(trip)
    continueTrip(loadId)
  }

  const advance = async (trip: Trip) => {
    const { loadId, transporterId } = trip
    if (trip.status === 'COLLECT_DONE' && random.chance(isByHand(loadId) ? RARELY * 2 : RARELY))
      await company(transporterId!).ask(transporterTrackingCommands.askWithout, { id: loadId, reason: random.pick(whyUntracked) })
    const patiently = isByHand(loadId)
    if (!patiently && random.chance(pace.trouble)) await mishaps.report(trip)
    const moment = patiently ? undefined : signal.momentOf(loadId, Date.now())
    if (await gates.comes(trip, moment)) return
    const after = await actions.take(trip, nextStep(trip)!, { patiently, busy: busyCrew(), moment })
    if (after) {
      trips.set(loadId, after)
      signal.sent(loadId, Date.now())
    } else {
      // Another user moved it: read it again.
      trips.delete(loadId)
      await follow(transporterId!, loadId)
    }
  }

  /** Updates a trip from a list. */
  const note = (trip: Trip) => {
    gates.note(trip)
    if (isByHand(trip.loadId) && trips.has(trip.loadId)) return
    if (nextStep(trip) || trip.status === 'DELIVERED') trips.set(trip.loadId, trip)
    else trips.delete(trip.loadId)
    if (isByHand(trip.loadId)) continueTrip(trip.loadId)
  }

  /** Its next step is left to the person who is signed in as its driver or carrier. */
  const isLeft = (trip: Trip) => isAway(loginOf((nextStep(trip)?.kind === 'bind' ? trip.transporterId : trip.driverId) ?? ''))
  const isFull = () => [...trips.values()].filter(({ status }) => status === 'DELIVERED').length >= MOST.delivered
  const underwayTrips = () => underway().filter(({ loadId }) => !isByHand(loadId) && !paused.has(loadId))

  return {
    follow,
    has: (loadId: string) => trips.has(loadId),
    /** Whether one more load of the demo's own may be hired. */
    hasCapacity: (spare = 0) => underwayTrips().length < MOST.underway - spare,
    underway,
    /** Its truck comes later, or never. */
    hold: (loadId: string) => void (walking.has(loadId) || paused.add(loadId)),
    arrive: (transporterId: string, loadId: string) => {
      paused.delete(loadId)
      return follow(transporterId, loadId)
    },
    pollLoads: async (transporterId: string) => {
      // Newest first: a page without a trip that is underway has none behind it, except a load that stands still for weeks.
      for (let page = 1, hasMore = true; hasMore; page++) {
        const { ok, body } = await company(transporterId).ask(transporterRoutes.loads, { size: 100, page })
        if (!ok) return
        for (const trip of body.list) {
          note(trip)
          await bookSlots(trip)
        }
        hasMore = body.hasMore && body.list.some(nextStep)
      }
    },
    /** One step for the demo's own loads: the step that is due first, and now and then a withdrawal of a lot. */
    move: async () => {
      const full = isFull()
      const now = new Date().toISOString()
      const busy = busyCrew()
      const ready = underwayTrips().filter(
        (trip) =>
          !(full && nextStep(trip)?.kind === 'end') &&
          !isEarly(trip, now) &&
          !isLate(trip, now) &&
          !isLeft(trip) &&
          !isStopped(trip) &&
          !gates.isWaiting(trip) &&
          actions.mayGo(trip, nextStep(trip)!, busy),
      )
      const parts = ready.filter(({ loadId }) => withdrawalOf(loadId))
      const due = [...ready].sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1)).slice(0, 12)
      const next = parts.length && random.chance(0.3) ? parts : due
      if (next.length) await advance(random.pick(next))
    },
    /** One truck on the road reports its position. */
    sign: async () => {
      const driving = [...trips.values()].filter(({ status, loadId }) => status === 'IN_TRANSIT' && !isByHand(loadId))
      if (driving.length) await actions.sign(random.pick(driving))
    },
  }
}
export type Trips = ReturnType<typeof tripsOf>
