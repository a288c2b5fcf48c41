import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS } from './chain.ts'

/** The state of the log at a time: the running hash over all events up to a position, signed. */
export type SignedHead = {
  readonly position: Position
  readonly hash: string
  readonly time: string /** Ed25519, base64. */
  readonly signature: string
}

/** The hashes of events after a position, in the log's order, at most `limit`. */
export type Hashes = (after: Position, limit: number) => readonly { readonly position: Position; readonly hash: string }[]

/** Stores heads outside the database, append-only. */
export type HeadLog = { last(): SignedHead | undefined; add(head: SignedHead): void }

const signedText = ({ position, hash, time }: Omit<SignedHead, 'signature'>) => Buffer.from(`embarca head ${position} ${hash} ${time}`)

export const isSignedBy = (key: KeyObject, head: SignedHead): boolean =>
  verify(null, signedText(head), key, Buffer.from(head.signature, 'base64'))

/** An Ed25519 key from 32 secret bytes. */
export const notaryKey = (secret: Buffer) => {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const key = createPrivateKey({ key: Buffer.concat([prefix, secret]), format: 'der', type: 'pkcs8' })
  return { key, publicKey: createPublicKey(key) }
}

/** The most events between two heads: the proof of one event contains the hashes of all of them. */
const AT_ONCE = 2_000

/** Follows the log and signs its heads; `write` adds a head unless nothing was recorded since the last. */
export const notary = (hashes: Hashes, heads: HeadLog, key: KeyObject) => {
  const before = heads.last()
  let position: Position = before?.position ?? BEFORE_ALL
  let hash = before?.hash ?? GENESIS
  let signed = position

  const signUp = (time: string) => {
    if (comparePositions(position, signed) <= 0) return
    const head = { position, hash, time }
    heads.add({ ...head, signature: sign(null, signedText(head), key).toString('base64') })
    signed = position
  }
  return {
    write: (time: string): void => {
      for (;;) {
        const entries = hashes(position, AT_ONCE)
        for (const entry of entries) hash = follow(hash, entry.hash)
        position = entries.at(-1)?.position ?? position
        signUp(time)
        if (entries.length < AT_ONCE) return
      }
    },
  }
}
