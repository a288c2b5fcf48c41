import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { IHeaders, Message } from 'kafkajs'

/** Where every projector hears facts. The number of parts is fixed: a load's facts stand in one part for ever. */
export type EventsTopic = { readonly name: string; readonly parts: number }
export const EVENTS_TOPIC: EventsTopic = { name: 'embarca.facts', parts: 12 }

/** The part that a key's facts stand in: FNV-1a, which any other program can repeat. */
export const partOf = (key: string, parts: number): number => {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash % parts
}

/**
 * What stands in a record's headers, so that nobody has to read the fact to pass it over. `after`: the position of the record before it
 * in the part; whoever stands earlier has missed something.
 */
export const headersOf = ({ id, stream, revision, position, by, type, schemaVersion }: Recorded, after: Position): IHeaders => ({
  eventId: id,
  stream,
  revision: String(revision),
  position,
  tenant: by.shipperId,
  type,
  schemaVersion: String(schemaVersion),
  after,
})

/** Says that a part holds every fact of its own up to a position. */
export const watermark = (position: Position, after: Position, partition: number): Message => ({
  key: null,
  value: null,
  partition,
  headers: { position, after },
})

/** What a record says of itself; a watermark has no type. */
export const readHeaders = ({
  position,
  after,
  type,
}: IHeaders): { readonly position: Position; readonly after: Position; readonly type?: string } => ({
  position: String(position),
  after: String(after),
  ...(type !== undefined && { type: String(type) }),
})
