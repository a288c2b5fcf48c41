import type { LogDestination } from '../../kit/move-log.ts'
import type { StoredEvent } from '../../kit/verify-log.ts'
import { claimsOn, ORPHANED } from './claims.ts'
import { commandsOn } from './commands.ts'
import type { EventMetadata } from './event-format.ts'
import { keyedStreamsOn } from './keyed-streams.ts'
import { logOn } from './log.ts'
import { namesIn } from './names.ts'
import { SPACE } from './open-eventstoredb.ts'
import { peopleOn } from './people.ts'
import { serverAt } from './server.ts'
import { storedOn } from './stored-events.ts'

/** A server that receives a log from elsewhere and is read back for verification. */
export const migrationTarget = (url: string, space = SPACE): LogDestination & { close(): Promise<void> } => {
  const server = serverAt(url)
  const names = namesIn(space)
  const commands = commandsOn(server, names)
  const keyed = keyedStreamsOn(server, names)
  return {
    events: () => storedOn(logOn(server, names), names),
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
