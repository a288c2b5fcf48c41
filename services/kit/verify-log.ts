import type { KeyObject } from 'node:crypto'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS, link } from './chain.ts'
import { isSignedBy, type SignedHead } from './notary.ts'
import { type StreamEnd, type VerificationProgress, verificationInMemory } from './verification-progress.ts'

/** A stored event, with the stream and positions that the file states. */
export type StoredEvent = {
  readonly position: number
  readonly stream: string
  readonly revision: number
  /** Stated position of the previous event of its stream; undefined where the log finds a stream's events by itself. */
  readonly before?: number | null
  /** Stated position of its stream's last event, from which the stream is read backwards; null where the file has not stored it yet. */
  readonly head: number | null
  readonly body: string
  readonly hash: string
  /** As in a signed head. */
  readonly place?: Position
}

export type LogVerification = {
  /** Problems, one sentence each; empty when none was found. */
  readonly findings: readonly string[]
  /** Problems beyond those that are listed. */
  readonly unlisted?: number
  readonly events: number
  readonly streams: number
  /** The last position that a signed head covers. */
  readonly vouched: Position | undefined
  /** How many copies of heads, kept elsewhere, were compared with the log. */
  readonly copies?: number
  /** An earlier run verified the log up to this signed position; it was not read again. */
  readonly earlier?: { readonly position: number; readonly time: string }
}

/** What a head that was copied elsewhere says of the log. */
export type CopiedHead = Pick<SignedHead, 'position' | 'hash'>

/** A record in a stream of the log that this product did not write. */
export type ForeignRecord = { readonly stream: string; readonly revision: number; readonly type: string }
/** The type of the record with which an event store deletes a stream for ever. */
const DELETED_STREAM = '$streamDeleted'

/** An event contains its position, unless the log that recorded it assigns positions itself. */
type EnvelopeFields = { readonly stream: string; readonly revision: number; readonly position?: string; readonly prev: string }

/** A log that was rewritten gives a problem per event. */
const MAX_LISTED = 1_000
/** Events between two checkpoints; one stands only where the notary signed. */
const SAVE_EVERY = 20_000

/** Reads the whole log once and checks it against itself and against the signed heads. */
export const verifyLog = (log: Iterable<StoredEvent>, heads: Iterable<SignedHead>, publicKey: KeyObject): LogVerification => {
  const check = verifier(heads, publicKey)
  for (const event of log) check.take(event)
  return check.result()
}

/**
 * The same, event by event in the log's order, for a log that is read from elsewhere; `heads` in the order in which they were signed.
 * Continues `progress`: then the first event is the one at which it ends, and what was found before it is found again. `copies`: in the
 * log's order; other processes may have signed them, at other positions.
 */
export const verifier = (
  heads: Iterable<SignedHead>,
  publicKey: KeyObject,
  progress: VerificationProgress = verificationInMemory(),
  { saveEvery = SAVE_EVERY, copies }: { readonly saveEvery?: number; readonly copies?: Iterable<CopiedHead> } = {},
) => {
  const { before } = progress
  const findings = [...(before?.findings ?? [])]
  let unlisted = before?.unlisted ?? 0
  let expected = before ? before.position + 1 : 0
  let running = before?.running ?? GENESIS
  let vouched: Position | undefined = before && String(before.position)
  let savedAt = expected
  let joint = before
  const find = (problem: string) => (findings.length < MAX_LISTED ? void findings.push(problem) : void unlisted++)
  const signed = headsAfter(heads, before?.position ?? -1, publicKey, find)
  let head = signed.next()

  if (before) {
    const isSame = head.value?.position === String(before.position) && head.value.hash === before.running
    if (isSame) head = signed.next()
    else find(`no signed head is left for position ${before.position}, up to which the log was verified earlier: verify all of it again`)
  }

  const copied = (copies ?? [])[Symbol.iterator]()
  let [copy, compared] = [copied.next(), 0]
  const compareWithCopies = (last: number): void => {
    for (; !copy.done && Number(copy.value.position) <= last; copy = copied.next()) {
      const { position, hash } = copy.value
      if (Number(position) <= (before?.position ?? -1)) continue
      compared += 1
      if (Number(position) !== last || hash !== running)
        find(`the log up to position ${position} is not the one of which a head was copied (${hash})`)
    }
  }

  /** Whether this is the event with which the verified part ends. */
  const joins = ({ position, hash, body }: StoredEvent, { position: end, hash: known }: { position: number; hash: string }) => {
    if (position !== end || hash !== known || link(body) !== known)
      find(`event ${end}, up to which the log was verified earlier, is no longer there: verify all of it again`)
    return position === end
  }
  const compareWithHeads = (event: StoredEvent): void => {
    for (; !head.done && Number(head.value.position) <= event.position; head = signed.next()) {
      const { position, hash, time } = head.value
      if (Number(position) < event.position) find(`position ${position}, signed at ${time}, is missing or its head is out of order`)
      else if (hash !== running) find(`the log up to position ${position} is not the one signed at ${time}`)
      else {
        vouched = position
        if (event.position - savedAt < saveEvery) continue
        savedAt = event.position
        const place = event.place !== undefined && { place: event.place }
        progress.save({ position: savedAt, hash: event.hash, running, time, ...place, findings, unlisted })
      }
    }
  }
  const take = (event: StoredEvent): void => {
    const verified = joint
    joint = undefined
    if (verified && joins(event, verified)) return
    const at = `event ${event.position} (${event.stream} revision ${event.revision})`
    if (event.position !== expected) find(`positions ${expected} to ${event.position - 1} are missing: events were deleted`)
    expected = event.position + 1
    const envelope = parsed(event.body)
    if (!envelope || link(event.body) !== event.hash) find(`${at} was edited: its bytes do not give its hash`)
    if (envelope && !isAt(envelope, event))
      find(`${at} was moved: it says it is ${envelope.stream} revision ${envelope.revision} at position ${envelope.position}`)
    const end = progress.end(event.stream)
    if (event.revision !== (end?.revision ?? -1) + 1)
      find(`${at} follows revision ${end?.revision ?? -1}: events of the stream were deleted, inserted or reordered`)
    else if (envelope && envelope.prev !== (end?.hash ?? GENESIS)) find(`${at} does not continue the event before it`)
    if (event.before !== undefined && event.before !== (end?.position ?? null))
      find(`${at} does not lead back to the event before it: a reader of the stream misses events`)
    progress.setEnd(event.stream, endAt(event, end))
    running = follow(running, event.hash)
    compareWithHeads(event)
    compareWithCopies(event.position)
  }
  /** Takes a record that stands in a stream of the log and is no event of it. */
  const takeForeign = ({ stream, revision, type }: ForeignRecord): void => {
    find(
      type === DELETED_STREAM
        ? `${stream} was deleted in the event store`
        : `${stream} revision ${revision} (${type}) was inserted: it is not an event of this log`,
    )
  }
  const result = (): LogVerification => {
    if (joint) find(`the log was cut: it ends before position ${joint.position}, up to which it was verified earlier`)
    for (const { stream, stated } of progress.hidden())
      find(`${stream} is read from position ${stated.head}, but went on to ${stated.position}: its last events are hidden`)
    for (; !head.done; head = signed.next())
      find(`the log was cut: it ends before position ${expected}, but position ${head.value.position} was signed at ${head.value.time}`)
    for (; !copy.done; copy = copied.next())
      find(`the log was cut: it ends before position ${expected}, but a head of position ${copy.value.position} was copied`)
    const counted = { events: expected, streams: progress.streams(), vouched }
    return { findings, ...(unlisted && { unlisted }), ...counted, ...(copies && { copies: compared }), ...(before && { earlier: before }) }
  }
  return { take, takeForeign, result }
}

/** Heads from a position on, after which nothing was verified yet; reports those that the notary did not sign. */
function* headsAfter(heads: Iterable<SignedHead>, from: number, publicKey: KeyObject, find: (problem: string) => void) {
  for (const head of heads) {
    if (Number(head.position) < from) continue
    if (isSignedBy(publicKey, head)) yield head
    else find(`the head of ${head.time} does not carry the notary's signature`)
  }
}

const endAt = ({ revision, hash, position, head }: StoredEvent, before: StreamEnd | undefined): StreamEnd => {
  const stated = head === null ? before?.stated : { position, head }
  return { revision, hash, position, ...(stated && { stated }) }
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
export const describeVerification = ({
  findings,
  unlisted = 0,
  events,
  streams,
  vouched,
  copies,
  earlier,
}: LogVerification): readonly string[] => {
  const open = events - 1 - Number(vouched ?? -1)
  return [
    `${events - (earlier ? earlier.position + 1 : 0)} events read, ${events} in ${streams} streams in all.`,
    ...(earlier
      ? [
          `Up to position ${earlier.position}, signed at ${earlier.time}, they were verified earlier and not read again: a change made there since is found with --full.`,
        ]
      : []),
    ...findings,
    findings.length
      ? `${findings.length + unlisted} findings: this log is not what was recorded.`
      : 'Nothing was edited, deleted, inserted or reordered.',
    vouched === undefined ? 'No signed head vouches for any of it.' : `Signed heads vouch for everything up to position ${vouched}.`,
    ...(copies === undefined ? [] : [`${copies} copies of heads were compared with it.`]),
    open > 0
      ? `The last ${open} events are newer than the last head: they continue their streams, but a cut after them could not be detected.`
      : 'The last head is the last event: a cut before it would have been found.',
  ]
}
