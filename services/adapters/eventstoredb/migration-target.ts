import type { LogDestination } from '../../kit/move-log.ts'
import type { ForeignRecord, StoredEvent } from '../../kit/verify-log.ts'
import { claimsOn, ORPHANED } from './claims.ts'
import { commandsStreamOn } from './commands-stream.ts'
import type { EventMetadata } from './event-format.ts'
import { type ForeignEvent, foreignEvents } from './foreign-events.ts'
import { keyedStreamsOn } from './keyed-streams.ts'
import { logOn } from './log.ts'
import { namesIn } from './names.ts'
import { SPACE } from './open-eventstoredb.ts'
import { peopleOn } from './people.ts'
import { serverAt } from './server.ts'
import { storedOn } from './stored-events.ts'

type MigrationTargetOptions = {
  readonly space?: string
  /** Called for each record in the log's streams that is no event of it. */
  readonly foreign?: (record: ForeignRecord) => void
}

/** A server that receives a log from elsewhere and is read back for verification. */
export const migrationTarget = (
  url: string,
  { space = SPACE, foreign = () => {} }: MigrationTargetOptions = {},
): LogDestination & { close(): Promise<void> } => {
  const server = serverAt(url)
  const names = namesIn(space)
  const foreignNamed = ({ stream, ...rest }: ForeignEvent) => foreign({ ...rest, stream: names.streamOf(stream) })
  const commands = commandsStreamOn(server, names, ORPHANED)
  const keyed = keyedStreamsOn(server, names)
  return {
    events: (from) => storedOn(logOn(server, names, foreignEvents(foreignNamed)), names, from),
    add: async (events) => {
      const { stream, revision, body } = events[0]!
      if (revision === 0) await keyed.add((JSON.parse(body) as { key: string }).key, stream)
      const written = await server.append(names.events(stream), revision - 1, events.map(writtenFrom))
      if ('position' in written) return written.position
      throw new Error(`${stream} is at revision ${written.actual} on the server: another program writes there`)
    },
    hold: claimsOn(server, names, ORPHANED).hold,
    note: peopleOn(server, names).note,
    recordAnswer: async (digest, answer) => {
      await commands.record(digest, answer)
    },
    close: async () => void (await server.close()),
  }
}

const writtenFrom = ({ stream, revision, body, hash }: StoredEvent) => {
  const data = JSON.parse(body) as { id: string; type: string; correlationId: string; causationId: string }
  if (JSON.stringify(data) !== body) throw new Error(`${stream} revision ${revision} would not be given back as it was written`)
  const metadata: EventMetadata = {
    hash,
    command: '',
    bodyHash: '',
    last: revision,
    $correlationId: data.correlationId,
    $causationId: data.causationId,
  }
  return { id: data.id, type: data.type, data, metadata }
}
