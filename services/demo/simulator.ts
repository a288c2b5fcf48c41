import { drawCanhotos } from './canhoto/canhotos.ts'
import { carriers as fleet } from './fleet.ts'
import { randomFrom } from './random.ts'
import { books } from './shippers.ts'
import { actor } from './simulator/act.ts'
import { carriers } from './simulator/carriers.ts'
import { type Pace, type PaceName, paces } from './simulator/pace.ts'
import { type Session, sessionAt } from './simulator/session.ts'
import { launchOne } from './simulator/shipper.ts'
import { passwordSignIn, type SignIn } from './simulator/sign-in.ts'
import { tasks } from './simulator/tasks.ts'

export type Simulation = {
  /** Where the server is, e.g. `http://localhost:8080`. */
  readonly base: string
  readonly pace: PaceName | Pace
  readonly seed?: string
  /** Instead of the password of the demo. */
  readonly signIn?: (username: string) => SignIn
  /** Hears of what should not happen; the simulator goes on. */
  readonly failed?: (error: unknown) => void
}

/** Of this many looks one is at loads, the others at offers. */
const LOADS_EVERY = 8

/** Plays the demo's transporters and drivers through the API, from nothing but what it shows them. Answers how to stop. */
export const startSimulator = ({ base, pace: wanted, seed = 'embarca', signIn, failed = () => {} }: Simulation) => {
  const pace = typeof wanted === 'string' ? paces[wanted] : wanted
  const random = randomFrom(`${seed}/simulator`)
  const sessions = new Map<string, Session>()
  const players = (username: string) => {
    const session = sessions.get(username) ?? sessionAt(base, signIn ? signIn(username) : passwordSignIn(base, username))
    sessions.set(username, session)
    return session
  }
  const todo = tasks(Date.now, failed)
  const acting = actor(players, random, drawCanhotos(seed))
  const { settle, disown, lookAtOffers, lookAtLoads, move, sign, room } = carriers({ players, acting, tasks: todo, random, pace })

  const round = <T>(all: readonly T[]) => {
    let next = 0
    return () => all[next++ % all.length]!
  }
  const [offering, carrying] = [round(fleet), round(fleet)]
  let looks = 0
  const look = () => (++looks % LOADS_EVERY === 0 ? lookAtLoads(carrying().id) : lookAtOffers(offering().id))
  const launch = async () => {
    const loadId = room() ? await launchOne(players(books[0]!.username.operator), random, Date.now()) : undefined
    if (loadId) disown(loadId)
  }

  for (const { id } of fleet) todo.later(0, () => lookAtOffers(id))
  todo.later(0, async () => settle())
  for (const { id } of fleet) todo.later(pace.look, () => lookAtLoads(id))
  todo.often(pace.look, look)
  todo.often(pace.move, move)
  todo.often(pace.sign, sign)
  todo.often(pace.launch, launch)
  return todo.start()
}
