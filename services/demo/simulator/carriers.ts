import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import type { Random } from '../random.ts'
import { loginOf } from '../story/cast.ts'
import type { Acting, Players } from './act.ts'
import type { Pace } from './pace.ts'
import type { Tasks } from './tasks.ts'
import { dueOf, nextStep, type Trip } from './trip.ts'

type Offer = OutputOf<typeof transporterRoutes.offers>['list'][number]
/** An offer, the companies it has reached, and those of them that may still accept it. */
type Open = { readonly offer: Offer; readonly met: Set<string>; readonly companies: Set<string> }

type Setting = { readonly players: Players; readonly acting: Acting; readonly tasks: Tasks; readonly random: Random; readonly pace: Pace }

const excuses = ['Sem veículo disponível na região', 'Valor abaixo do praticado', 'Motoristas em viagem'] as const
/** The demo's own loads keep within these, however long it runs. */
const MOST = { open: 22, underway: 175, delivered: 45 } as const
/** Shares of the way at which a watched truck says where it is. */
const legs = [0.2, 0.45, 0.7, 0.93] as const
/** Looks at a load that waits for somebody else before it is left to the usual round. */
const PATIENCE = 120
const waiting: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'OFFER_COMPLETED', 'WAITING_APPROVE']

/** What transporters and drivers do, from what the API shows them. */
export const carriers = ({ players, acting, tasks, random, pace }: Setting) => {
  const offers = new Map<string, Open>()
  const trips = new Map<string, Trip>()
  /** Launched by a person at a screen: served at once and at a watchable pace. */
  const byHand = new Set<string>()
  const own = new Set<string>()
  /** Signs of life given so far by trucks that somebody watches. */
  const signs = new Map<string, number>()
  const walking = new Set<string>()
  let settled = false

  const roughly = (ms: number) => (ms * random.whole(70, 125)) / 100
  const company = (transporterId: string) => players(loginOf(transporterId))
  const underway = () => [...trips.values()].filter((trip) => nextStep(trip))
  const busyDrivers = () => new Set(underway().flatMap(({ driverId }) => driverId ?? []))

  const accept = async (transporterId: string, loadId: string) => {
    const { ok, body } = await company(transporterId).ask(transporterLoadCommands.accept, { id: loadId })
    const rivals = offers.get(loadId)?.companies
    rivals?.delete(transporterId)
    if (!ok) return
    await follow(transporterId, loadId, { after: body.position })
    if (trips.has(loadId)) offers.delete(loadId)
    else if (rivals?.size && random.chance(0.6)) {
      const rival = random.pick([...rivals])
      tasks.later(roughly(pace.hand), () => accept(rival, loadId))
    }
  }

  /** Reads a load again and goes on with it when it is this company's. */
  const follow = async (
    transporterId: string,
    loadId: string,
    { after, looked = 0 }: { after?: string; looked?: number } = {},
  ): Promise<void> => {
    const { ok, body } = await company(transporterId).ask(transporterRoutes.load, { id: loadId }, after)
    if (!ok) return
    if (nextStep(body) && body.transporterId === transporterId) {
      trips.set(loadId, body)
      if (byHand.has(loadId)) goOn(loadId)
    } else if (body.status === 'WAIT_TRANSPORTER_ACCEPT' && body.mine !== 'ACCEPTED')
      // It is open to everybody again: met anew at the next look.
      offers.delete(loadId)
    else if (byHand.has(loadId) && waiting.includes(body.status) && looked < PATIENCE)
      tasks.later(roughly(pace.hand), () => follow(transporterId, loadId, { looked: looked + 1 }))
  }

  const goOn = (loadId: string) => {
    if (walking.has(loadId)) return
    walking.add(loadId)
    tasks.later(roughly(pace.hand), () => {
      walking.delete(loadId)
      return walk(loadId)
    })
  }
  const walk = async (loadId: string): Promise<void> => {
    const trip = trips.get(loadId)
    const step = trip && nextStep(trip)
    if (!step) return
    const shown = signs.get(loadId) ?? 0
    if (step.kind === 'approach' && shown < legs.length) {
      signs.set(loadId, shown + 1)
      await acting.sign(trip, legs[shown])
    } else await advance(trip)
    goOn(loadId)
  }

  const advance = async (trip: Trip) => {
    const after = await acting.take(trip, nextStep(trip)!, { patiently: byHand.has(trip.loadId), busy: busyDrivers() })
    if (after) trips.set(trip.loadId, after)
    else {
      // Somebody else moved it: look again.
      trips.delete(trip.loadId)
      await follow(trip.transporterId!, trip.loadId)
    }
  }

  const meet = (transporterId: string, offer: Offer) => {
    const { loadId, mine } = offer
    if (trips.has(loadId)) return
    const known = offers.get(loadId)
    const fresh = !known && settled && !own.has(loadId)
    const open = known ?? { offer, met: new Set<string>(), companies: new Set<string>() }
    offers.set(loadId, open)
    if (fresh) {
      byHand.add(loadId)
      tasks.later(roughly(pace.hand), () => accept(transporterId, loadId))
    }
    if (open.met.has(transporterId)) return
    open.met.add(transporterId)
    const declines = mine === 'NONE' && !fresh && random.chance(0.12)
    if (declines) tasks.later(whenever(loadId), () => decline(transporterId, loadId))
    else if (mine === 'NONE' || mine === 'SEEN') open.companies.add(transporterId)
    if (mine === 'NONE' && (byHand.has(loadId) || random.chance(0.4))) tasks.later(whenever(loadId) / 2, () => see(transporterId, loadId))
  }
  /** Nobody waits for what companies say to the demo's own offers. */
  const whenever = (loadId: string) => (byHand.has(loadId) ? roughly(pace.hand) : pace.move * random.whole(1, 40))
  const see = async (transporterId: string, id: string) => void (await company(transporterId).ask(transporterDealCommands.see, { id }))
  const decline = async (transporterId: string, id: string) =>
    void (await company(transporterId).ask(transporterDealCommands.decline, { id, reason: random.pick(excuses) }))

  const forgetPast = () => {
    const now = new Date().toISOString()
    for (const [loadId, { offer, companies }] of offers) if ((offer.deadline ?? '') < now || !companies.size) offers.delete(loadId)
  }

  return {
    /** Whatever is offered from now on was launched just now. */
    settle: () => {
      settled = true
    },
    disown: (loadId: string) => void own.add(loadId),
    lookAtOffers: async (transporterId: string) => {
      const { ok, body } = await company(transporterId).ask(transporterRoutes.offers, { size: 50 })
      if (!ok) return
      for (const offer of body.list) if (offer.status === 'WAIT_TRANSPORTER_ACCEPT') meet(transporterId, offer)
      forgetPast()
    },
    lookAtLoads: async (transporterId: string) => {
      const { ok, body } = await company(transporterId).ask(transporterRoutes.loads, { size: 100 })
      if (!ok) return
      for (const trip of body.list)
        if (!byHand.has(trip.loadId) || !trips.has(trip.loadId)) {
          if (nextStep(trip) || trip.status === 'DELIVERED') trips.set(trip.loadId, trip)
          else trips.delete(trip.loadId)
          if (byHand.has(trip.loadId)) goOn(trip.loadId)
        }
    },
    /** One step of one of the demo's own loads: an offer is accepted, or what is due soonest goes on. */
    move: async () => {
      const open = [...offers.values()].filter(({ offer, companies }) => !byHand.has(offer.loadId) && companies.size)
      const moving = underway().filter(({ loadId }) => !byHand.has(loadId))
      if (open.length && moving.length < MOST.underway && (open.length > MOST.open || random.chance(0.12))) {
        const { offer, companies } = random.pick(open)
        return accept(random.pick([...companies]), offer.loadId)
      }
      const full = [...trips.values()].filter(({ status }) => status === 'DELIVERED').length >= MOST.delivered
      const due = moving.filter((trip) => !(full && nextStep(trip)?.kind === 'end')).sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1))
      if (due.length) await advance(random.pick(due.slice(0, 12)))
    },
    /** One truck on the road says where it is. */
    sign: async () => {
      const driving = [...trips.values()].filter(({ status, loadId }) => status === 'IN_TRANSIT' && !byHand.has(loadId))
      if (driving.length) await acting.sign(random.pick(driving))
    },
    room: () => offers.size < MOST.open + 8 && underway().length < MOST.underway,
  }
}
