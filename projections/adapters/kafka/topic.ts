import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { IHeaders, Message } from 'kafkajs'

/** The topic that projectors consume. The number of partitions is fixed: a load's events stay in one partition for ever. */
export type EventsTopic = { readonly name: string; readonly parts: number }
export const EVENTS_TOPIC: EventsTopic = { name: 'embarca.facts', parts: 12 }

/** The partition of a key: FNV-1a, which any other program can repeat. */
export const partOf = (key: string, parts: number): number => {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash % parts
}

/**
 * A record's headers, which let a consumer skip an event without decoding it. `after`: the position of the record before it in the
 * partition; a consumer at an earlier position has missed something.
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

/** A record that states that a partition holds all its events up to a position. */
export const watermark = (position: Position, after: Position, partition: number): Message => ({
  key: null,
  value: null,
  partition,
  headers: { position, after },
})

/** Reads a record's headers; a watermark has no type. */
export const readHeaders = ({
  position,
  after,
  type,
  schemaVersion,
}: IHeaders): { readonly position: Position; readonly after: Position; readonly type?: string; readonly schemaVersion: number } => ({
  position: String(position),
  after: String(after),
  ...(type !== undefined && { type: String(type) }),
  schemaVersion: Number(schemaVersion ?? 1),
})
