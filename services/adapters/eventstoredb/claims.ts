import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Prepared } from '../../kit/envelope.ts'
import { type Append, ClaimTaken, StoreUnavailable } from '../../kit/event-store.ts'
import { isCommand } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** A command's wish to take or release a name; it counts if the command's first event follows `expected` in `stream`. */
type Wish = {
  readonly take: boolean
  readonly stream: string
  readonly expected: number
  readonly command: string
  readonly settled?: true
}
const WISHED = 'ClaimWished'
const DROPPED = 'ClaimDropped'
/** Milliseconds after which a command that is not recorded never will be: its last attempt ended long before. */
export const ORPHANED = 60_000
const WAIT = 20
const WAIT_LIMIT_MS = 5_000

type Open = Wish & { readonly revision: number }
/** `open`: wishes whose outcome is not known yet. */
type ClaimState = { readonly holder: string | undefined; readonly open: readonly Open[]; readonly last: number }

/**
 * Names that one stream may hold, each in a stream of its own. Two streams cannot be written atomically, so a wish is written before the
 * command's events and counts once these events are appended: their append decides for both streams. A command that meets the wish of a
 * pending command waits.
 */
export const claimsOn = (server: EventStoreDbServer, names: Names, orphaned: number) => {
  const outcomeOf = async ({ data, created }: StoredRecord): Promise<'counts' | 'void' | 'open'> => {
    const { stream, expected, command, settled } = data as Wish
    if (settled) return 'counts'
    const there = await server.at(names.events(stream), expected + 1)
    if (there) return isCommand(there, command) ? 'counts' : 'void'
    return Date.now() - created.getTime() > orphaned ? 'void' : 'open'
  }
  const stateOf = async (name: string): Promise<ClaimState> => {
    const events = await server.read(names.claim(name))
    const dropped = new Set(events.flatMap(({ type, data }) => (type === DROPPED ? [data.wish as number] : [])))
    const open: Open[] = []
    for (const one of events.filter(({ type, revision }) => type === WISHED && !dropped.has(revision)).reverse()) {
      const outcome = await outcomeOf(one)
      if (outcome === 'open') open.push({ ...(one.data as Wish), revision: one.revision })
      if (outcome === 'counts') return { holder: one.data.take ? one.data.stream : undefined, open, last: events.length - 1 }
    }
    return { holder: undefined, open, last: events.length - 1 }
  }
  const drop = async (name: string, wish: number): Promise<void> => {
    for (let last = wish; ; ) {
      const written = await server.append(names.claim(name), last, [{ id: randomUUID(), type: DROPPED, data: { wish } }])
      if ('position' in written) return
      last = written.actual
    }
  }

  /** Writes one wish, when it changes anything; returns how to drop it. */
  const wish = async (name: string, mine: Wish): Promise<(() => Promise<void>) | undefined> => {
    for (const end = Date.now() + WAIT_LIMIT_MS; ; ) {
      const { holder, open, last } = await stateOf(name)
      if (open.some(({ stream }) => stream !== mine.stream)) {
        if (Date.now() > end) throw new StoreUnavailable(`${name} is wished for by a command that has not come to an end`)
        await pause(WAIT)
        continue
      }
      if (mine.take && holder !== undefined && holder !== mine.stream) throw new ClaimTaken(name, holder)
      const nothing = mine.take ? holder === mine.stream : holder !== mine.stream
      if (nothing && !open.length) return undefined
      const written = await server.append(names.claim(name), last, [{ id: randomUUID(), type: WISHED, data: mine }])
      if ('position' in written) return () => drop(name, last + 1)
    }
  }

  return {
    /** Makes a stream the holder of a name; throws `ClaimTaken` when another stream holds it. */
    hold: async (name: string, stream: string): Promise<void> =>
      void (await wish(name, { take: true, stream, expected: -1, command: '', settled: true })),
    /**
     * Writes wishes for all names that a command takes and releases, or none of them: throws `ClaimTaken`. Returns how to drop all of
     * them.
     */
    wish: async ({ write, digest, sealedEvents }: Prepared): Promise<() => Promise<void>> => {
      const { stream, expected } = write
      const drops: (() => Promise<void>)[] = []
      const dropAll = async () => void (await Promise.allSettled(drops.map((one) => one())))
      try {
        // Every command uses the same order, so that no two commands wait for each other.
        for (const [name, take] of wishes(write)) {
          const one = await wish(name, { take, stream, expected, command: digest, ...(!sealedEvents.length && { settled: true }) })
          if (one) drops.push(one)
        }
        return dropAll
      } catch (error) {
        await dropAll()
        throw error
      }
    },
  }
}

const wishes = ({ claims }: Append): readonly (readonly [string, boolean])[] =>
  [
    ...new Map([
      ...(claims?.release ?? []).map((name) => [name, false] as const),
      ...(claims?.take ?? []).map((name) => [name, true] as const),
    ]),
  ].sort(([a], [b]) => (a < b ? -1 : 1))
