import type { KeyObject } from 'node:crypto'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS, link } from './chain.ts'
import { isSignedBy, type SignedHead } from './notary.ts'

/** A stored event, with the stream and positions that the file states. */
export type StoredEvent = {
  readonly position: number
  readonly stream: string
  readonly revision: number
  /** Stated position of the previous event of its stream. */
  readonly before: number | null
  /** Stated position of its stream's last event, from which the stream is read backwards; null where the file has not stored it yet. */
  readonly head: number | null
  readonly body: string
  readonly hash: string
}

export type LogVerification = {
  /** Problems, one sentence each; empty when none was found. */
  readonly findings: readonly string[]
  readonly events: number
  readonly streams: number
  /** The last position that a signed head covers. */
  readonly vouched: Position | undefined
}

/** A record in a stream of the log that this product did not write. */
export type ForeignRecord = { readonly stream: string; readonly revision: number; readonly type: string }
/** The type of the record with which an event store deletes a stream for ever. */
const DELETED_STREAM = '$streamDeleted'

type StreamEnd = { readonly revision: number; readonly hash: string; readonly position: number | null }
/** An event contains its position, unless the log that recorded it assigns positions itself. */
type EnvelopeFields = { readonly stream: string; readonly revision: number; readonly position?: string; readonly prev: string }

/** Reads the whole log once and checks it against itself and against the signed heads. */
export const verifyLog = (log: Iterable<StoredEvent>, heads: readonly SignedHead[], publicKey: KeyObject): LogVerification => {
  const check = verifier(heads, publicKey)
  for (const event of log) check.take(event)
  return check.result()
}

/** The same, event by event in the log's order, for a log that is read from elsewhere. */
export const verifier = (heads: readonly SignedHead[], publicKey: KeyObject) => {
  const findings: string[] = []
  const streams = new Map<string, StreamEnd>()
  const ends = new Map<string, { readonly position: number; readonly head: number }>()
  const signed = new Map<string, SignedHead>()
  for (const head of heads) {
    if (isSignedBy(publicKey, head)) signed.set(head.position, head)
    else findings.push(`the head of ${head.time} does not carry the notary's signature`)
  }
  let expected = 0
  let running = GENESIS
  let vouched: Position | undefined

  const take = (event: StoredEvent): void => {
    const at = `event ${event.position} (${event.stream} revision ${event.revision})`
    if (event.position !== expected) findings.push(`positions ${expected} to ${event.position - 1} are missing: events were deleted`)
    expected = event.position + 1
    const envelope = parsed(event.body)
    if (!envelope || link(event.body) !== event.hash) findings.push(`${at} was edited: its bytes do not give its hash`)
    if (envelope && !isAt(envelope, event))
      findings.push(`${at} was moved: it says it is ${envelope.stream} revision ${envelope.revision} at position ${envelope.position}`)
    const before = streams.get(event.stream) ?? { revision: -1, hash: GENESIS, position: null }
    if (event.revision !== before.revision + 1)
      findings.push(`${at} follows revision ${before.revision}: events of the stream were deleted, inserted or reordered`)
    else if (envelope && envelope.prev !== before.hash) findings.push(`${at} does not continue the event before it`)
    if (event.before !== before.position)
      findings.push(`${at} does not lead back to the event before it: a reader of the stream misses events`)
    streams.set(event.stream, event)
    if (event.head !== null) ends.set(event.stream, { position: event.position, head: event.head })
    running = follow(running, event.hash)
    const head = signed.get(String(event.position))
    if (head && head.hash !== running) findings.push(`the log up to position ${head.position} is not the one signed at ${head.time}`)
    if (head) vouched = head.position
  }
  /** Takes a record that stands in a stream of the log and is no event of it. */
  const takeForeign = ({ stream, revision, type }: ForeignRecord): void => {
    findings.push(
      type === DELETED_STREAM
        ? `${stream} was deleted in the event store`
        : `${stream} revision ${revision} (${type}) was inserted: it is not an event of this log`,
    )
  }
  const result = (): LogVerification => {
    for (const [stream, { position, head }] of ends)
      if (head !== position)
        findings.push(`${stream} is read from position ${head}, but went on to ${position}: its last events are hidden`)
    for (const head of signed.values()) {
      if (Number(head.position) >= expected)
        findings.push(`the log was cut: it ends before position ${expected}, but position ${head.position} was signed at ${head.time}`)
    }
    return { findings, events: expected, streams: streams.size, vouched }
  }
  return { take, takeForeign, result }
}

const isAt = (envelope: EnvelopeFields, { stream, revision, position }: StoredEvent) =>
  envelope.stream === stream && envelope.revision === revision && (envelope.position ?? String(position)) === String(position)

const parsed = (body: string): EnvelopeFields | undefined => {
  try {
    return JSON.parse(body) as EnvelopeFields
  } catch {
    return undefined
  }
}

/** The result in sentences, including what cannot be verified. */
export const describeVerification = ({ findings, events, streams, vouched }: LogVerification): readonly string[] => {
  const open = events - 1 - Number(vouched ?? -1)
  return [
    `${events} events in ${streams} streams read.`,
    ...findings,
    findings.length
      ? `${findings.length} findings: this log is not what was recorded.`
      : 'Nothing was edited, deleted, inserted or reordered.',
    vouched === undefined ? 'No signed head vouches for any of it.' : `Signed heads vouch for everything up to position ${vouched}.`,
    open > 0
      ? `The last ${open} events are newer than the last head: they continue their streams, but a cut after them could not be detected.`
      : 'The last head is the last event: a cut before it would have been found.',
  ]
}
