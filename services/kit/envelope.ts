import { hash } from 'node:crypto'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { GENESIS, link } from './chain.ts'
import type { Blob, Codec, SealedEvent } from './codec.ts'
import type { Append } from './event-store.ts'

/** An append checked and sealed: only place and predecessor are still unknown. */
export type Prepared = {
  readonly write: Append
  /** Hex; which command this is. */
  readonly digest: string
  readonly sealedEvents: readonly SealedEvent[]
}
/** Where a stream stands. `prev` is the hash of its last fact. */
export type Head = { readonly revision: number; readonly hash: string }
export const EMPTY: Head = { revision: -1, hash: GENESIS }

/** The identity of a command: SHA-256 of scope and key. */
export const digestOf = ({ scope, key }: { scope: string; key: string }) => hash('sha256', `${scope}\0${key}`, 'hex')

export const prepare = (codec: Codec, write: Append): Prepared => ({
  write,
  digest: digestOf(write.command),
  sealedEvents: write.events.map(codec.seal),
})

const V7 = /^[\da-f]{8}-[\da-f]{4}-7/
/** The first half of a UUIDv7: the client's, when its key is one. */
const timeOf = ({ command, now }: Append) => {
  if (V7.test(command.key)) return command.key.slice(0, 13)
  const time = Date.parse(now).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}

/** A fact's id, shaped as UUIDv7 and derived from its command and place in it. */
const eventId = ({ write, digest }: Prepared, index: number) =>
  `${timeOf(write)}-7${digest.slice(0, 3)}-${'89ab'[Number.parseInt(digest[3]!, 16) & 3]}${digest.slice(4, 7)}-${digest.slice(7, 15)}${index.toString(16).padStart(4, '0')}`

/** Where its type begins in a fact's bytes: ids are all of one length. */
const TYPE_AT = `{"id":"${'-'.repeat(36)}","type":"`.length
/** A fact's type, told by the first of its bytes. */
export const typeIn = (body: string): string => body.slice(TYPE_AT, body.indexOf('"', TYPE_AT))

/** The bytes of one event, written once and hashed as they are; its names stay in this order. */
const bodyOf = (prepared: Prepared, index: number, revision: number, position: number | undefined, prev: string): string => {
  const { type, version, data, sealed } = prepared.sealedEvents[index]!
  const { stream, key, now, occurredAt = now, by, command, correlationId, causationId } = prepared.write
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
    by,
    commandId: command.key,
    correlationId,
    causationId,
    data,
    sealed,
    prev,
  })
}

/** All facts of an append, each pointing back to the one before. Where the log itself gives positions, they say none. */
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

type Stored = Recorded & { readonly sealed?: readonly Blob[] | undefined }

/** A stored fact, opened and current. */
export const openBody = (codec: Codec, body: string, hash: string): Recorded => openParsed(codec, JSON.parse(body), hash)

/**
 * Made field by field: every fact has the same names in the same order then, and whoever reads one after the other finds them fast.
 * `position`: where it does not say its own.
 */
export const openParsed = (codec: Codec, parsed: unknown, hash: string, position?: Position): Recorded => {
  const stored = parsed as Stored
  return {
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
}
