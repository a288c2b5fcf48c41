import { hash } from 'node:crypto'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { NewerEvent } from '@embarca/projections/kit/newer-event.ts'
import { GENESIS, link } from './chain.ts'
import type { Blob, Codec, SealedEvent } from './codec.ts'
import { type Append, AppendTooLarge, MAX_APPEND_BYTES } from './event-store.ts'

/** A validated and sealed append: only its position and the previous hash are still unknown. */
export type Prepared = {
  readonly write: Append
  /** Hex; identifies the command. */
  readonly digest: string
  readonly sealedEvents: readonly SealedEvent[]
}
/** The end of a stream. `hash` is that of its last event. */
export type Head = { readonly revision: number; readonly hash: string }
export const EMPTY: Head = { revision: -1, hash: GENESIS }

/** The identity of a command: SHA-256 of scope and key. */
export const digestOf = ({ scope, key }: { scope: string; key: string }) => hash('sha256', `${scope}\0${key}`, 'hex')

/** Throws `InvalidEvent`, or `AppendTooLarge` before any engine is asked. */
export const prepare = (codec: Codec, write: Append): Prepared => {
  const sealedEvents = write.events.map(codec.seal)
  refuseTooLarge(write, sealedEvents)
  return { write, digest: digestOf(write.command), sealedEvents }
}

/** Fewer events than these are not measured: what made them was bounded by the size of a request. */
const FEW_EVENTS = 20
/** Bytes of an event around its data, at most. */
const ENVELOPE_BYTES = 1_200
const refuseTooLarge = ({ stream }: Append, sealedEvents: readonly SealedEvent[]): void => {
  const { length } = sealedEvents
  if (length < FEW_EVENTS) return
  const bytes = sealedEvents.reduce((sum, { data, sealed }) => sum + ENVELOPE_BYTES + Buffer.byteLength(JSON.stringify([data, sealed])), 0)
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(stream, length, bytes)
}

const V7 = /^[\da-f]{8}-[\da-f]{4}-7/
/** The first half of a UUIDv7: taken from the client's key, when that is one. */
const timeOf = ({ command, now }: Append) => {
  if (V7.test(command.key)) return command.key.slice(0, 13)
  const time = Date.parse(now).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}

/** An event's id, shaped as UUIDv7 and derived from its command and its index in it. */
const eventId = ({ write, digest }: Prepared, index: number) =>
  `${timeOf(write)}-7${digest.slice(0, 3)}-${'89ab'[Number.parseInt(digest[3]!, 16) & 3]}${digest.slice(4, 7)}-${digest.slice(7, 15)}${index.toString(16).padStart(4, '0')}`

/** Offset of the type in an event's bytes: all ids have the same length. */
const TYPE_AT = `{"id":"${'-'.repeat(36)}","type":"`.length
/** An event's type, read from the start of its bytes. */
export const typeIn = (body: string): string => body.slice(TYPE_AT, body.indexOf('"', TYPE_AT))

/** The bytes of one event, keys in this order: stored and hashed as they are. */
const bodyOf = (prepared: Prepared, index: number, revision: number, position: number | undefined, prev: string): string => {
  const { type, version, data, sealed } = prepared.sealedEvents[index]!
  const { stream, key, now, occurredAt = now, isEstimated, by, command, correlationId, causationId } = prepared.write
  return JSON.stringify({
    id: eventId(prepared, index),
    type,
    schemaVersion: version,
    stream,
    revision,
    position: position === undefined ? undefined : String(position),
    key,
    recordedAt: now,
    occurredAt,
    isEstimated,
    by,
    commandId: command.key,
    correlationId,
    causationId,
    data,
    sealed,
    prev,
  })
}

/** All events of an append, each with the hash of the previous one. Without `position` where the log itself assigns positions. */
export const chained = (
  prepared: Prepared,
  head: Head,
  position?: number,
): { readonly rows: readonly { body: string; hash: string }[]; readonly head: Head } => {
  let { revision, hash: prev } = head
  const rows = prepared.sealedEvents.map((_, index) => {
    revision += 1
    const body = bodyOf(prepared, index, revision, position === undefined ? undefined : position + index, prev)
    prev = link(body)
    return { body, hash: prev }
  })
  return { rows, head: { revision, hash: prev } }
}

/** An event as it is stored: in the version it was written in, personal values sealed. */
export type SealedEnvelope = Recorded & { readonly sealed?: readonly Blob[] | undefined }

/** A stored event, opened and upcast. Throws `NewerEvent` when a newer version of the program recorded it. */
export const openBody = (codec: Codec, body: string, hash: string): Recorded => openParsed(codec, JSON.parse(body), hash)

/**
 * Built field by field: all events have the same property order, so that the engine optimises their access. `position`: for events that do
 * not contain their own.
 */
export const openParsed = (codec: Codec, parsed: unknown, hash: string, position?: Position): Recorded => {
  const stored = parsed as SealedEnvelope
  if (!codec.knows(stored.type, stored.schemaVersion)) throw new NewerEvent(stored)
  const recorded: Recorded = {
    id: stored.id,
    type: stored.type,
    schemaVersion: codec.version(stored.type),
    stream: stored.stream,
    revision: stored.revision,
    position: position ?? stored.position,
    key: stored.key,
    recordedAt: stored.recordedAt,
    occurredAt: stored.occurredAt,
    by: stored.by,
    commandId: stored.commandId,
    correlationId: stored.correlationId,
    causationId: stored.causationId,
    data: codec.open(stored.type, stored.schemaVersion, stored.data, stored.sealed),
    prev: stored.prev,
    hash,
  }
  return stored.isEstimated ? { ...recorded, isEstimated: true } : recorded
}
