import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Listening } from '@embarca/projections/kit/feed.ts'
import type { EventStore } from './event-store.ts'

type Tailed = Pick<EventStore, 'readAll'> & { onCommit?(hear: () => void): () => void }
type Pace = { readonly batch?: number /** Milliseconds. */; readonly poll?: number }

const MOST_PATIENCE = 5_000

/** A feed that reads the log itself: woken by commits of this process, polling for those of others. */
export const tail = (log: Tailed, { batch = 500, poll = 200 }: Pace = {}): Feed & { close(): Promise<void> } => {
  const listening = new Set<Listening>()
  const readFrom = sharing((after: Position) => log.readAll(after, batch))
  const listen: Feed['listen'] = async (_group, from, hear) => {
    const bell = alarm()
    const unsubscribe = log.onCommit?.(bell.ring)
    let stopped = false
    let after: Position = from
    let patience = 0

    const next = async (): Promise<readonly Recorded[]> => {
      const facts = await readFrom(after)
      if (facts.length && !stopped) await hear(facts)
      return facts
    }
    const loop = async () => {
      while (!stopped) {
        try {
          const facts = await next()
          patience = 0
          after = facts.at(-1)?.position ?? after
          if (facts.length < batch && !stopped) await bell.wait(poll)
        } catch {
          patience = Math.min(MOST_PATIENCE, Math.max(20, patience * 2))
          if (!stopped) await bell.wait(patience)
        }
      }
    }
    const running = loop()

    const one: Listening = {
      wake: bell.ring,
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
