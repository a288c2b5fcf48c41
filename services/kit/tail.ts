import type { Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import { type EventReader, type PickedEvents, readNext } from '@embarca/projections/kit/log.ts'
import type { Committed, OnCommit } from './committed.ts'
import type { EventStore } from './event-store.ts'

type TailedLog = Pick<EventStore, 'readAll'> & Pick<EventReader, 'pick'> & { onCommit?: OnCommit }
type TailOptions = {
  readonly batch?: number
  /** Milliseconds. */
  readonly poll?: number
  /**
   * Delivers the batch that is being read when a subscription stops: where reads take long, short-lived subscriptions would otherwise
   * receive nothing.
   */
  readonly deliverLast?: boolean
}

const LONGEST_PAUSE = 5_000

/** A feed that reads the log itself: woken by commits of this process, polling for those of others. */
export const tail = (
  log: TailedLog,
  { batch = 500, poll = 200, deliverLast = false }: TailOptions = {},
): Feed & { close(): Promise<void> } => {
  const subscriptions = new Set<Subscription>()
  const idle = new Set<() => void>()
  let polling: ReturnType<typeof every> | undefined
  /** Idle subscriptions poll together: they are mostly at the same position, where one read answers them all. */
  const pollTogether = () => {
    polling ??= every(poll, () => [...idle].forEach((wake) => wake()))
  }
  const readFrom = shareReads((after): Promise<PickedEvents> => readNext(log, after, batch))
  const filterByTypes = (types: readonly string[]) => async (after: Position) => {
    const { events, ...rest } = await readFrom(after)
    return { events: events.filter(({ type }) => types.includes(type)), ...rest }
  }
  const readerOf = (types: readonly string[] | undefined) => {
    if (!types) return readFrom
    return log.pick ? (after: Position) => log.pick!(types, after) : filterByTypes(types)
  }
  const subscribe: Feed['subscribe'] = async (_group, from, consume, only) => {
    const read = readerOf(only?.types)
    const wakeSignal = createWakeSignal()
    let stopped = false
    let after: Position = from
    let pause = 0
    const isRelevant = (committed: Committed | undefined) =>
      !idle.has(wakeSignal.wake) || !only || committed?.after !== after || committed.types.some((type) => only.types.includes(type))
    const unsubscribe = log.onCommit?.((head, committed) => {
      if (isRelevant(committed)) wakeSignal.wake()
      else after = head
    })

    /** Reads and delivers one batch; returns whether there may be more. */
    const next = async (): Promise<boolean> => {
      const { events, to, more } = await read(after)
      if (stopped && !deliverLast) return false
      if (events.length) await consume(events)
      after = to
      return more
    }
    const loop = async () => {
      while (!stopped) {
        try {
          const more = await next()
          pause = 0
          if (more) await new Promise(setImmediate)
          else if (!stopped) {
            idle.add(wakeSignal.wake)
            await wakeSignal.wait()
            idle.delete(wakeSignal.wake)
          }
        } catch {
          pause = Math.min(LONGEST_PAUSE, Math.max(20, pause * 2))
          if (!stopped) await wakeSignal.wait(pause)
        }
      }
    }
    const running = loop()

    const one: Subscription = {
      wake: wakeSignal.wake,
      reached: () => after,
      stop: async () => {
        stopped = true
        unsubscribe?.()
        wakeSignal.wake()
        subscriptions.delete(one)
        if (!subscriptions.size) {
          void polling?.stop()
          polling = undefined
        }
        await running
      },
    }
    subscriptions.add(one)
    pollTogether()
    return one
  }
  return {
    subscribe,
    /** Stops all subscriptions. */
    close: async () => void (await Promise.all([...subscriptions].map((one) => one.stop()))),
  }
}

/** Shares one read among subscriptions that wake together at the same position. */
export const shareReads = <Found>(read: (after: Position) => Promise<Found>) => {
  const underway = new Map<Position, Promise<Found>>()
  return (after: Position) => {
    const pending = underway.get(after) ?? read(after).finally(() => underway.delete(after))
    underway.set(after, pending)
    return pending
  }
}

/** Waits that `wake` ends early; a call while nothing waits ends the next wait at once. */
const createWakeSignal = () => {
  let isSignalled = false
  let release: (() => void) | undefined
  return {
    wake: () => {
      isSignalled = true
      release?.()
    },
    wait: async (ms?: number) => {
      if (!isSignalled) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          release = resolve
          if (ms !== undefined) timer = setTimeout(resolve, ms)
        })
        clearTimeout(timer)
        release = undefined
      }
      isSignalled = false
    },
  }
}
