import { BEFORE_ALL, greatest } from '@embarca/contracts/kit/position.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { mutexByName } from '@embarca/projections/kit/mutex.ts'
import type { Codec } from '../../kit/codec.ts'
import { chained, digestOf, type Prepared } from '../../kit/envelope.ts'
import { ABSENT, type Answer, type EventStore, KeyReused, StaleRevision, StoreUnavailable } from '../../kit/event-store.ts'
import type { Keys } from '../../kit/keys.ts'
import { sealingWith } from '../../kit/remote-keys.ts'
import { claimsOn, ORPHANED } from './claims.ts'
import { commandsOn } from './commands.ts'
import type { CommitNotifier } from './commit-notifier.ts'
import { commandIdOf, openerOf, storedEventsOf } from './event-format.ts'
import { keyedStreamsOn } from './keyed-streams.ts'
import type { EventStoreDbLog } from './log.ts'
import type { Names } from './names.ts'
import type { peopleOn } from './people.ts'
import type { EventStoreDbServer } from './server.ts'
import { streamEndsOn } from './stream-ends.ts'

type EventStoreParts = {
  readonly server: EventStoreDbServer
  readonly names: Names
  readonly log: EventStoreDbLog
  readonly notifier: CommitNotifier
  readonly people: ReturnType<typeof peopleOn>
  readonly codec: Codec
  readonly keys: Pick<Keys, 'settle' | 'ready'>
  /** Milliseconds after which a name wished for by a command that was never recorded is free again. */
  readonly orphaned?: number | undefined
}

/** The log in EventStoreDB, one server stream per stream of ours. Other processes may write the same streams. */
export const esdbEventStore = ({ server, names, log, notifier, people, codec, keys, orphaned = ORPHANED }: EventStoreParts): EventStore => {
  const ends = streamEndsOn(server, names)
  const commands = commandsOn(server, names, ends, orphaned)
  const claims = claimsOn(server, names, orphaned)
  const keyed = keyedStreamsOn(server, names)
  const oneOfStream = mutexByName()

  const accepted = ({ write: { command } }: Prepared, { stream, revision, position, bodyHash }: Answer): Accepted => {
    if (bodyHash !== command.bodyHash) throw new KeyReused(command.key)
    return { stream, revision, position }
  }
  const answer = (prepared: Prepared, revision: number, position: string): Answer => ({
    stream: prepared.write.stream,
    revision,
    position,
    bodyHash: prepared.write.command.bodyHash,
  })

  /** A command without events is answered with the present revision of its stream; a retry gets the same answer. */
  const recordNothing = async (prepared: Prepared): Promise<Accepted> => {
    const { stream, expected } = prepared.write
    const [last] = await server.last(names.events(stream), 1)
    const actual = last?.revision ?? ABSENT
    if (actual !== expected) throw new StaleRevision(stream, actual)
    await claims.wish(prepared)
    return accepted(prepared, await commands.record(prepared.digest, answer(prepared, expected, last?.position ?? BEFORE_ALL)))
  }
  const record = async (prepared: Prepared): Promise<Accepted> => {
    const { digest, write } = prepared
    const { stream, expected } = write
    // Notes of a command that was recorded before, or will not be, are superfluous and do no harm.
    const [noted, end] = await Promise.all([
      commands.noted(digest, stream),
      ends.expected(stream, expected).catch((error: Error) => error),
      people.noteAll(prepared),
      keyed.addOf(prepared),
    ])
    const isPerhapsHere = end instanceof Error || end.commands.has(commandIdOf(digest))
    const before = noted ?? (isPerhapsHere ? await commands.answer(digest, stream) : undefined)
    if (before) return accepted(prepared, before)
    if (end instanceof Error) throw end
    if (!prepared.sealedEvents.length) return recordNothing(prepared)
    if (write.isJoining) await commands.attempt(prepared)
    const begun = Date.now()
    const dropWishes = await claims.wish(prepared)
    if (Date.now() - begun > orphaned / 3) {
      await dropWishes()
      throw new StoreUnavailable('it took too long to get there: others may soon take its names')
    }
    const { rows, head: after } = chained(prepared, end.head)
    const written = await server.append(names.events(stream), expected, storedEventsOf(prepared, rows))
    if ('position' in written) {
      ends.append(stream, end, after, digest)
      notifier.notify(written.position)
      return accepted(prepared, commands.keep(digest, answer(prepared, after.revision, written.position)))
    }
    ends.forget(stream)
    const meanwhile = await commands.answer(digest, stream)
    if (meanwhile) return accepted(prepared, meanwhile)
    await dropWishes()
    throw new StaleRevision(stream, written.actual)
  }
  const seal = sealingWith(codec, keys)
  /** Appends to one stream run one after the other, in order of arrival: each may build on the one before. */
  const append: EventStore['append'] = (write) => oneOfStream(write.stream, async () => record(await seal(write)))

  const opened = openerOf(codec, keys)
  return {
    append,
    read: async (stream, from = 0) => {
      const records = await server.read(names.events(stream), { from })
      const ours = records.filter((record) => log.isOurs(record))
      // Commands append where a stream was read to.
      ends.learn(stream, from, records)
      return opened(ours)
    },
    streamsOf: keyed.streamsOf,
    answered: (command, stream) => commands.answer(digestOf(command), stream),
    readAll: async (after, limit = 1_000) => opened(await log.after(after, limit)),
    head: async () => greatest(await log.head(), notifier.last()),
  }
}
