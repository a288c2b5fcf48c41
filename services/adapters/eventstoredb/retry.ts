import { setTimeout as pause } from 'node:timers/promises'
import { StoreRefused, StoreUnavailable } from '../../kit/event-store.ts'

const FIRST_PAUSE = 20
const LONGEST_PAUSE = 1_000

/**
 * Retries with growing, randomised pauses until a call succeeds or the timeout ends; then throws `StoreUnavailable`. A `StoreRefused` is
 * final and thrown as it is.
 */
export const retryUntil = async <Answer>(
  ask: () => Promise<Answer>,
  timeout: number,
  isFinal: (error: unknown) => boolean,
): Promise<Answer> => {
  const end = Date.now() + timeout
  for (let wait = FIRST_PAUSE; ; wait = Math.min(LONGEST_PAUSE, wait * 2)) {
    try {
      return await ask()
    } catch (cause) {
      if (isFinal(cause) || Date.now() + wait > end)
        throw cause instanceof StoreUnavailable || cause instanceof StoreRefused
          ? cause
          : new StoreUnavailable(`the event store does not answer: ${(cause as Error).message}`, { cause })
      await pause(wait * (0.5 + Math.random()))
    }
  }
}

/** Rejects when the promise takes longer than `ms`: the driver does not apply a deadline to every call. */
export const withTimeout = async <Answer>(promise: Promise<Answer>, ms: number): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

type Read<Event> = AsyncIterable<{ event?: Event }> & { cancel(): Promise<void> }

/** Everything that a read yields; rejects when no item arrives for `ms` milliseconds. */
export const collected = async <Event, One>(read: Read<Event>, one: (event: Event) => One, ms: number): Promise<One[]> => {
  const all: One[] = []
  const events = read[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await withTimeout(events.next(), ms)
      if (next.done) return all
      if (next.value.event) all.push(one(next.value.event))
    }
  } catch (error) {
    void read.cancel().catch(() => {})
    throw error
  }
}
