import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Listening } from '@embarca/projections/kit/feed.ts'
import { type Log, type Picked, readNext } from '@embarca/projections/kit/log.ts'
import type { Committed, OnCommit } from './committed.ts'
import type { EventStore } from './event-store.ts'

type Tailed = Pick<EventStore, 'readAll'> & Pick<Log, 'pick'> & { onCommit?: OnCommit }
type Pace = {
  readonly batch?: number
  /** Milliseconds. */
  readonly poll?: number
  /** What is being read when somebody stops is still told: where reading takes long, stopping soon would mean hearing nothing. */
  readonly hearOut?: boolean
}

const MOST_PATIENCE = 5_000

/** A feed that reads the log itself: woken by commits of this process, polling for those of others. */
export const tail = (log: Tailed, { batch = 500, poll = 200, hearOut = false }: Pace = {}): Feed & { close(): Promise<void> } => {
  const listening = new Set<Listening>()
  const readAll = (after: Position): Promise<Picked> => readNext(log, after, batch)
  const sift = (types: readonly string[]) => async (after: Position) => {
    const { facts, ...far } = await readAll(after)
    return { facts: facts.filter(({ type }) => types.includes(type)), ...far }
  }
  const readFrom = sharing(readAll)
  const readerOf = (types: readonly string[] | undefined) => {
    if (!types) return readFrom
    return log.pick ? (after: Position) => log.pick!(types, after) : sift(types)
  }
  const listen: Feed['listen'] = async (_group, from, hear, only) => {
    const read = readerOf(only?.types)
    const bell = alarm()
    let stopped = false
    let idle = false
    let after: Position = from
    let patience = 0
    const concerns = (committed: Committed | undefined) =>
      !idle || !only || committed?.after !== after || committed.types.some((type) => only.types.includes(type))
    const unsubscribe = log.onCommit?.((head, committed) => {
      if (concerns(committed)) bell.ring()
      else after = head
    })

    /** Whether there may be more. */
    const next = async (): Promise<boolean> => {
      const { facts, to, more } = await read(after)
      if (stopped && !hearOut) return false
      if (facts.length) await hear(facts)
      after = to
      return more
    }
    const loop = async () => {
      while (!stopped) {
        try {
          const more = await next()
          patience = 0
          if (more) await new Promise(setImmediate)
          else if (!stopped) {
            idle = true
            await bell.wait(poll)
            idle = false
          }
        } catch {
          patience = Math.min(MOST_PATIENCE, Math.max(20, patience * 2))
          if (!stopped) await bell.wait(patience)
        }
      }
    }
    const running = loop()

    const one: Listening = {
      wake: bell.ring,
      reached: () => after,
      stop: async () => {
        stopped = true
        unsubscribe?.()
        bell.ring()
        listening.delete(one)
        await running
      },
    }
    listening.add(one)
    return one
  }
  return {
    listen,
    /** Stops everybody who still listens. */
    close: async () => void (await Promise.all([...listening].map((one) => one.stop()))),
  }
}

/** Listeners that are woken together and stand at the same place read once. */
const sharing = <Found>(read: (after: Position) => Promise<Found>) => {
  const underway = new Map<Position, Promise<Found>>()
  return (after: Position) => {
    const reading = underway.get(after) ?? read(after).finally(() => underway.delete(after))
    underway.set(after, reading)
    return reading
  }
}

/** Waits that end early when somebody rings; a ring while nobody waits ends the next wait at once. */
const alarm = () => {
  let rung = false
  let release: (() => void) | undefined
  return {
    ring: () => {
      rung = true
      release?.()
    },
    wait: async (ms: number) => {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          release = resolve
          timer = setTimeout(resolve, ms)
        })
        clearTimeout(timer)
        release = undefined
      }
      rung = false
    },
  }
}
