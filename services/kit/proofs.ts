import { createHash, type KeyObject, sign } from 'node:crypto'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS } from './chain.ts'
import { type Hashes, isSignedBy, type SignedHead } from './notary.ts'

/** A stored, sealed event: its bytes and the hash stored with them. */
export type StoredBody = { readonly body: string; readonly hash: string }
/** Every hash of the log between two signed heads. Without `from`, from the log's start. */
export type Witnessed = { readonly from?: SignedHead; readonly hashes: readonly string[]; readonly to: SignedHead }
/** Signed heads by position: the last before one, and the first that covers it. */
export type SignedHeads = {
  around(position: Position): { readonly before?: SignedHead; readonly after?: SignedHead }
  latest(): SignedHead | undefined
}

/** What outsiders can verify about the log without access to its database. */
export interface Proofs {
  /** A stream's stored events, oldest first; empty when the stream does not exist. */
  stored(stream: string): Promise<readonly StoredBody[]>
  /** The hashes between the signed heads around a position; undefined when the position is not signed yet. */
  witnessed(position: Position): Promise<Witnessed | undefined>
  /** Signs the present head of the log. */
  signHead(): void
  latest(): SignedHead | undefined
  /** The notary's signature of a text: Ed25519, base64. */
  sign(text: string): string
  readonly publicKey: KeyObject
  /** SHA-256 of the public key, hex. */
  readonly fingerprint: string
}

/** The log position that an event's bytes claim; it is not verified. */
export const positionIn = (body: string): Position | undefined => /"position":"(\d+)"/.exec(body)?.[1]

/** Whether an event is in the history between two heads, and the notary signed both. */
export const isProven = ({ from, hashes, to }: Witnessed, hash: string, publicKey: KeyObject): boolean =>
  (!from || isSignedBy(publicKey, from)) &&
  isSignedBy(publicKey, to) &&
  hashes.includes(hash) &&
  hashes.reduce(follow, from?.hash ?? GENESIS) === to.hash

/** The log as the notary reads it, where one process has random access to it. */
type History = {
  readonly hashes: Hashes
  readonly heads: SignedHeads
  readonly signHead: () => void
}
type ProofSources = {
  readonly stored: (stream: string) => readonly StoredBody[] | Promise<readonly StoredBody[]>
  readonly key: KeyObject
  readonly publicKey: KeyObject
  /** Without it, streams can still be checked by their own chains, but nothing proves since when they are as they are. */
  readonly history?: History
}

const AT_ONCE = 5_000

export const fingerprintOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')

const between = (hashes: Hashes, from: Position, to: Position): readonly string[] => {
  const found: string[] = []
  for (let after = from; ; ) {
    const entries = hashes(after, AT_ONCE).filter(({ position }) => comparePositions(position, to) <= 0)
    found.push(...entries.map(({ hash }) => hash))
    if (entries.length < AT_ONCE) return found
    after = entries.at(-1)!.position
  }
}

/** Proofs over any store of the log and its heads. */
export const proofsOf = ({ stored, key, publicKey, history }: ProofSources): Proofs => ({
  stored: async (stream) => stored(stream),
  witnessed: async (position) => {
    const { before, after } = history?.heads.around(position) ?? {}
    return history && after
      ? { ...(before && { from: before }), hashes: between(history.hashes, before?.position ?? BEFORE_ALL, after.position), to: after }
      : undefined
  },
  signHead: () => history?.signHead(),
  latest: () => history?.heads.latest(),
  sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  publicKey,
  fingerprint: fingerprintOf(publicKey),
})
