import { demoUser, demoUsers } from '../identity/demo-users.ts'
import { canhotosFrom } from './canhoto/canhotos.ts'
import { carriers as fleet } from './fleet.ts'
import { randomFrom } from './random.ts'
import { carrierActions } from './simulator/carrier-actions.ts'
import { carriers } from './simulator/carriers.ts'
import { leftToPeople } from './simulator/left-to-people.ts'
import { loadCodes } from './simulator/load-codes.ts'
import { MOST } from './simulator/most.ts'
import type { OfferKind } from './simulator/offers.ts'
import { type Pace, type PaceName, paces } from './simulator/pace.ts'
import { paperwork } from './simulator/paperwork.ts'
import { type PersonaSession, sessionAt } from './simulator/session.ts'
import { launchOne } from './simulator/shipper.ts'
import { type PersonaSignIn, passwordSignIn } from './simulator/sign-in.ts'
import { simulationContextOf } from './simulator/simulation-context.ts'
import { staffOf } from './simulator/staff/staff.ts'
import { tasks } from './simulator/tasks.ts'
import { gateWork } from './simulator/yard/gate-work.ts'

export type Simulation = {
  /** Where the server is, e.g. `http://localhost:8080`. */
  readonly base: string
  readonly pace: PaceName | Pace
  readonly seed?: string
  /** Instead of the password of the demo. */
  readonly signIn?: (username: string) => PersonaSignIn
  /** Whether a person is signed in as this user, to whom the simulator leaves it. */
  readonly isLeft?: (userId: string) => boolean
  /** Called with unexpected failures; the simulator continues. */
  readonly failed?: (error: unknown) => void
}

/** The users whose work waits for the people who are signed in as them. */
const leftUsers = new Map(
  demoUsers
    .filter(
      ({ transporterId, roles }) => transporterId ?? roles.some((role) => role === 'shipper_concierge' || role === 'shipper_expedition'),
    )
    .map(({ username, userId }) => [username, userId]),
)

/** Of this many polls one is for loads, the others are for offers. */
const LOADS_EVERY = 8

/** Simulates transporters, drivers and shippers' staff through the API, with only the data it shows them. Answers how to stop. */
export const startSimulator = ({ base, pace: paceName, seed = 'embarca', signIn, isLeft = () => false, failed = () => {} }: Simulation) => {
  const pace = typeof paceName === 'string' ? paces[paceName] : paceName
  const random = randomFrom(`${seed}/simulator`)
  const sessions = new Map<string, PersonaSession>()
  const signInOf = signIn ?? ((username: string) => passwordSignIn(base, username))
  /** Carriers, drivers and the people of a gate: other staff work on the demo's own loads together with the people who sign in as them. */
  const isAway = (username: string) => isLeft(leftUsers.get(username) ?? '')
  /** The people of gates go on working at the others. */
  const isGone = (username: string) => isAway(username) && demoUser(username).transporterId !== undefined
  const sessionOf = (username: string) => {
    const session = sessions.get(username) ?? leftToPeople(sessionAt(base, signInOf(username)), () => isGone(username))
    sessions.set(username, session)
    return session
  }
  const todo = tasks(Date.now, failed)
  const actions = carrierActions(sessionOf, random, canhotosFrom(seed))
  const context = simulationContextOf({ sessionOf, isAway, tasks: todo, random, pace })
  const { offers, trips, settle, pollOffers, pollLoads, pollChats, move, sign } = carriers(context, actions)

  const desk = paperwork(context)

  const round = <T>(all: readonly T[]) => {
    let next = 0
    return () => all[next++ % all.length]!
  }
  const [offering, carrying] = [round(fleet), round(fleet)]
  let polls = 0
  const poll = () => (++polls % LOADS_EVERY === 0 ? pollLoads(carrying().id) : pollOffers(offering().id))
  const weightWhenBelow = (kind: OfferKind, most: number, weight: number) => (offers.wantedOffersOf(kind).length < most ? weight : 0)
  const codes = loadCodes(sessionOf)
  const launch = async () => {
    if (!trips.hasCapacity()) return
    const bargains = weightWhenBelow('PROPOSALS', MOST.bargains, 1)
    const likely = {
      NORMAL: weightWhenBelow('NORMAL', MOST.open + 8, 42),
      QUOTATION: bargains * 22,
      TO_COMBINE: bargains * 8,
      AUCTION: weightWhenBelow('AUCTION', MOST.auctions, 18),
      LOT: weightWhenBelow('LOT', MOST.lots, 6),
      FOB: 4,
    }
    await launchOne(sessionOf, codes, { random, now: Date.now(), likely })
  }

  for (const { id } of fleet) todo.later(0, () => pollOffers(id))
  todo.later(0, async () => settle())
  for (const { id } of fleet) todo.later(pace.look, () => pollLoads(id))
  for (let n = 0; n < desk.count; n++) todo.later(pace.look, desk.look)
  todo.often(pace.look, poll)
  todo.often(pace.look * 2, desk.look)
  todo.often(pace.move, move)
  todo.often(pace.sign, sign)
  todo.often(pace.look, pollChats)
  todo.often(pace.staff, staffOf(context).work)
  todo.often(pace.gate, gateWork(context).work)
  todo.often(pace.launch, launch)
  return todo.start()
}
