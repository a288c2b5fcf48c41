import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS } from './chain.ts'

/** The state of the log at a time: the running hash over all events up to a position, signed. */
export type SignedHead = {
  readonly position: Position
  readonly hash: string
  readonly time: string
  /** Where a log that assigns positions itself has this event, so that a reader can continue there. */
  readonly place?: Position
  /** Ed25519, base64. */
  readonly signature: string
  /** The id of the key that signed it; absent in heads of versions without ids. */
  readonly key?: string
}

/** The hash of one event, and its position; `place` as in a head. */
export type EventHash = { readonly position: Position; readonly hash: string; readonly place?: Position }
/** The hashes of events after a position, in the log's order, at most `limit`. */
export type Hashes = (after: Position, limit: number) => readonly EventHash[]

/** Stores heads outside the database, append-only. */
export type HeadLog = {
  /** The last two heads, the older first. */
  latest(): readonly SignedHead[]
  add(head: SignedHead): void
}

const signedText = ({ position, hash, time, place }: Omit<SignedHead, 'signature' | 'key'>) =>
  Buffer.from(`embarca head ${position} ${hash} ${time}${place === undefined ? '' : ` at ${place}`}`)

export const isSignedBy = (key: KeyObject, head: SignedHead): boolean =>
  verify(null, signedText(head), key, Buffer.from(head.signature, 'base64'))

/** Names a public key: 16 hex digits of its fingerprint. */
export const publicKeyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 16)

/** A head with the signature of a key, in place of another signature that it may have. */
export const signedBy = (key: KeyObject, { position, hash, time, place }: Omit<SignedHead, 'signature' | 'key'>): SignedHead => {
  const head = { position, hash, time, ...(place !== undefined && { place }) }
  const signature = sign(null, signedText(head), key).toString('base64')
  return { ...head, signature, key: publicKeyId(createPublicKey(key)) }
}

/** An Ed25519 key from 32 secret bytes. */
export const notaryKey = (secret: Buffer) => {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const key = createPrivateKey({ key: Buffer.concat([prefix, secret]), format: 'der', type: 'pkcs8' })
  return { key, publicKey: createPublicKey(key) }
}

/** Milliseconds between two signed heads of a process. */
export const SIGN_EVERY_MS = 60_000
/** The most events between two heads: the proof of one event contains the hashes of all of them. */
export const EVENTS_PER_HEAD = 2_000

/** Continues the running hash of the last head, and signs it. */
export const headSigner = (heads: HeadLog, key: KeyObject) => {
  const before = heads.latest().at(-1)
  let last: EventHash = before ?? { position: BEFORE_ALL, hash: '' }
  let hash = before?.hash ?? GENESIS
  let signed = last.position
  return {
    /** The next events of the log, in order. */
    take: (entries: readonly EventHash[]): void => {
      for (const entry of entries) hash = follow(hash, entry.hash)
      last = entries.at(-1) ?? last
    },
    /** Adds a head unless nothing was taken since the last. */
    sign: (time: string): void => {
      const { position, place } = last
      if (comparePositions(position, signed) <= 0) return
      heads.add(signedBy(key, { position, hash, time, ...(place !== undefined && { place }) }))
      signed = position
    },
    /** The position up to which events were taken. */
    position: (): Position => last.position,
  }
}

/** Follows the log and signs its heads; `write` adds a head unless nothing was recorded since the last. */
export const notary = (hashes: Hashes, heads: HeadLog, key: KeyObject) => {
  const signer = headSigner(heads, key)
  return {
    write: (time: string): void => {
      for (;;) {
        const entries = hashes(signer.position(), EVENTS_PER_HEAD)
        signer.take(entries)
        signer.sign(time)
        if (entries.length < EVENTS_PER_HEAD) return
      }
    },
  }
}
