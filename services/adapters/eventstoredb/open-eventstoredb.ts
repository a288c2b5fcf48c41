import type { KeyObject } from 'node:crypto'
import type { EventSchemas } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { EventReader } from '@embarca/projections/kit/log.ts'
import { codecOf } from '../../kit/codec.ts'
import type { DataStores } from '../../kit/data.ts'
import type { SealedEnvelope } from '../../kit/envelope.ts'
import type { Keys } from '../../kit/keys.ts'
import type { HeadLog, notaryKey } from '../../kit/notary.ts'
import { proofsOf } from '../../kit/proofs.ts'
import { shareReads, tail } from '../../kit/tail.ts'
import type { Upcasts } from '../../kit/upcast.ts'
import { commitNotifier } from './commit-notifier.ts'
import { startError } from './connect-at-start.ts'
import { openerOf, sealedFrom } from './event-format.ts'
import { esdbEventStore } from './event-store.ts'
import { type ForeignEvent, foreignEvents } from './foreign-events.ts'
import { logOn } from './log.ts'
import { namesIn } from './names.ts'
import { notaryOn } from './notary.ts'
import { peopleOn } from './people.ts'
import { type ServerTimeouts, serverAt } from './server.ts'
import { storedStreamOn } from './stored-stream.ts'

export type EventStoreDbOptions = {
  readonly eventSchemas: EventSchemas
  readonly upcasts?: Upcasts
  readonly keys: Keys
  /** Signs evidence; without it there are no proofs. */
  readonly notaryKey?: ReturnType<typeof notaryKey>
  /** Called once for each record in our streams that this product did not write. */
  readonly foreign?: (event: ForeignEvent) => void
  /** Distinguishes installations on one server. */
  readonly space?: string
  /** Shorter times for tests. */
  readonly times?: Partial<
    ServerTimeouts & { /** Milliseconds between checks that the subscription is alive. */ watch: number; orphaned: number }
  >
}
/** Events of one page of the feed. */
const PAGE = 500
export const SPACE = 'embarca'

/** What the log provides to a process. */
export type LogStores = Pick<DataStores, 'events' | 'feed' | 'onCommit' | 'streamsNaming' | 'close' | 'proofs' | 'foreignEvents'> & {
  /** Events after a position as they are stored, for the relay: it needs no person's key. */
  sealed(after: Position, limit: number): Promise<readonly SealedEnvelope[]>
  /** For the one process that signs the log's heads. */
  notary(heads: HeadLog, key: KeyObject): { write(time: string): Promise<void> }
}

/**
 * Opens the log on an EventStoreDB; throws `StoreUnavailable` when the server does not respond, with one line that names the setting to
 * correct.
 */
export const openEventStoreDb = async (
  url: string,
  { eventSchemas, upcasts = {}, keys, notaryKey: signing, foreign: alarm, space = SPACE, times = {} }: EventStoreDbOptions,
): Promise<LogStores> => {
  const server = serverAt(url, times)
  const names = namesIn(space)
  const foreign = foreignEvents(alarm)
  const log = logOn(server, names, foreign)
  const from = await log.head().catch(async (error: Error) => {
    await server.close()
    throw startError(url, error)
  })
  const notifier = commitNotifier({ server, names, log, from, checkedEvery: times.watch })
  const people = peopleOn(server, names)
  const codec = codecOf(eventSchemas, keys, upcasts)
  const events = esdbEventStore({ server, names, log, notifier, people, codec, keys, orphaned: times.orphaned })
  const opened = openerOf(codec, keys)
  // Subscribers that a commit wakes read the server once together, and open only what each of them wants.
  const page = shareReads((after) => log.after(after, PAGE))
  const pick: EventReader['pick'] = async (types, after) => {
    const stored = await page(after)
    const wanted = stored.filter(({ type }) => types.includes(type))
    return { events: await opened(wanted), to: stored.at(-1)?.position ?? after, more: stored.length === PAGE }
  }
  const feed = tail({ readAll: events.readAll, pick, onCommit: notifier.onCommit }, { poll: 1_000, deliverLast: true })
  return {
    events,
    feed: {
      // A subscriber that ignores old events skips reading them.
      subscribe: async (group, from, consume, only) =>
        feed.subscribe(group, from === BEFORE_ALL && only?.since !== undefined ? await log.before(only.since) : from, consume, only),
    },
    onCommit: notifier.onCommit,
    streamsNaming: people.streamsNaming,
    sealed: async (after, limit) => (await log.after(after, limit)).map(sealedFrom),
    ...(signing && { proofs: proofsOf({ stored: storedStreamOn(server, names), ...signing }) }),
    foreignEvents: foreign.count,
    notary: (heads, key) => notaryOn(log, heads, key),
    close: async () => {
      await feed.close()
      notifier.close()
      await server.close()
    },
  }
}
