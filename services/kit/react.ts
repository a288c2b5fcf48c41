import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Listening } from '@embarca/projections/kit/feed.ts'
import { type Clock, clockOf } from './clock.ts'
import type { EventStore } from './event-store.ts'
import type { Modules } from './module.ts'
import { type Call, type Reactions, timerFor, together, waitedFor } from './reaction.ts'
import type { Run } from './run.ts'
import { programFor } from './scope.ts'
import type { Timer, Timers } from './timers.ts'

/** A reaction that broke on every try and was set aside, so that the feed goes on. */
export type Parked = { readonly what: Recorded | Timer; readonly error: unknown }

export type Reactor = {
  /** Hears the feed from where it stopped, and the deadlines. */
  start(feed: Feed): Promise<void>
  stop(): Promise<void>
  /** Without a feed: reacts to everything recorded so far, also to what that brings about, and to what is due. */
  drain(): Promise<void>
  /** How far it has come. */
  reached(): Promise<Position>
  readonly parked: readonly Parked[]
}
type Setting = {
  readonly store: Pick<EventStore, 'readAll'>
  readonly timers: Timers
  readonly run: Run
  readonly modules: Modules
  readonly tables: readonly Reactions[]
  readonly now: () => string
  readonly park?: (parked: Parked) => void
}

const TRIES = 3
/** Milliseconds between notes of how far it has come: a fact heard again is answered what it was answered before. */
const NOTE_EVERY = 1_000

/** Asks for the commands that facts call for: once per fact, in order within a load, side by side across loads. */
export const reactor = ({ store, timers, run, modules, tables, now, park = () => {} }: Setting): Reactor => {
  const callsFor = together(...tables)
  const parked: Parked[] = []
  const setAside = (what: Parked['what'], error: unknown) => {
    parked.push({ what, error })
    park({ what, error })
  }
  const clock: Clock = clockOf({ timers, run, modules, now, giveUp: setAside })
  let at: Position | undefined
  let noted = 0
  let listening: Listening | undefined

  const answer = async (event: Recorded, call: Call, index: number) => {
    const { id, by, correlationId } = event
    const { module, command, at: due } = call
    if (due !== undefined && due > now()) {
      await timers.set(timerFor(event, call, index, due))
      return clock.wake()
    }
    const key = `${id}-${index}`
    await run(modules[module]!, command, { by: programFor(by.shipperId), key, correlationId, causationId: id, asProgram: true })
  }
  const react = async (fact: Recorded) => {
    for (const [index, call] of callsFor(fact).entries())
      for (let tried = 1; ; tried++)
        try {
          await answer(fact, call, index)
          break
        } catch (error) {
          if (tried < TRIES) await new Promise((resolve) => setTimeout(resolve, 10 * 4 ** tried))
          else {
            setAside(fact, error)
            break
          }
        }
  }
  const note = async () => {
    const far = listening?.reached() ?? at
    if (far !== undefined) await timers.reach(far)
    noted = Date.now()
  }
  const noteSometimes = async () => {
    if (Date.now() - noted > NOTE_EVERY) await note()
  }
  const hear = async (facts: readonly Recorded[]) => {
    const byKey = new Map<string, Recorded[]>()
    for (const fact of facts) byKey.set(fact.key, [...(byKey.get(fact.key) ?? []), fact])
    await Promise.all(
      [...byKey.values()].map(async (own) => {
        for (const fact of own) await react(fact)
      }),
    )
    at = facts.at(-1)?.position ?? at
    await noteSometimes()
  }

  return {
    parked,
    start: async (feed) => {
      at = await timers.reached()
      listening = await feed.listen('reactions', at, hear, { types: waitedFor(tables) })
      await clock.start()
    },
    stop: async () => {
      await listening?.stop()
      await clock.stop()
      await note()
    },
    drain: async () => {
      at ??= await timers.reached()
      for (;;) {
        const facts = await store.readAll(at)
        if (facts.length) await hear(facts)
        else {
          const before = at
          await clock.fire()
          if (!(await store.readAll(before, 1)).length) return
        }
      }
    },
    reached: async () => listening?.reached() ?? at ?? timers.reached(),
  }
}
