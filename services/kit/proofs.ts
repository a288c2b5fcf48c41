import { createHash, type KeyObject, sign } from 'node:crypto'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Hashes, SignedHead } from './notary.ts'

/** A fact's bytes as they are kept, sealed, and the hash that is kept beside them. */
export type StoredBody = { readonly body: string; readonly hash: string }
/** From one signed head to the next: every hash of the log between them. Without `from`, from the log's beginning. */
export type Witnessed = { readonly from?: SignedHead; readonly hashes: readonly string[]; readonly to: SignedHead }
/** Signed heads by position: the last before one, and the first that covers it. */
export type HeadsKept = {
  around(position: Position): { readonly before?: SignedHead; readonly after?: SignedHead }
  latest(): SignedHead | undefined
}

/** What a stranger can check of the log without its database. */
export interface Proofs {
  /** A stream's facts as they are stored, oldest first; empty when nobody wrote it. */
  stored(stream: string): Promise<readonly StoredBody[]>
  /** The way between the signed heads around a position; signs first what is not signed yet. */
  witnessed(position: Position): Promise<Witnessed | undefined>
  latest(): SignedHead | undefined
  /** The notary's word for some text: Ed25519, base64. */
  sign(text: string): string
  /** PEM. */
  readonly publicKey: string
  /** SHA-256 of the public key, hex. */
  readonly fingerprint: string
}

type Keeping = {
  readonly stored: (stream: string) => readonly StoredBody[]
  readonly hashes: Hashes
  readonly heads: HeadsKept
  /** Signs what the log has come to. */
  readonly signHead: () => void
  readonly key: KeyObject
  readonly publicKey: KeyObject
}

const AT_ONCE = 5_000

export const fingerprintOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')

/** Proofs from whatever keeps the log and its heads. */
export const proofsOf = ({ stored, hashes, heads, signHead, key, publicKey }: Keeping): Proofs => {
  const between = (from: Position, to: Position): readonly string[] => {
    const found: string[] = []
    for (let after = from; ; ) {
      const facts = hashes(after, AT_ONCE).filter(({ position }) => comparePositions(position, to) <= 0)
      found.push(...facts.map(({ hash }) => hash))
      if (facts.length < AT_ONCE) return found
      after = facts.at(-1)!.position
    }
  }
  return {
    stored: async (stream) => stored(stream),
    witnessed: async (position) => {
      if (!heads.around(position).after) signHead()
      const { before, after } = heads.around(position)
      return after && { ...(before && { from: before }), hashes: between(before?.position ?? '-1', after.position), to: after }
    },
    latest: heads.latest,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }) as string,
    fingerprint: fingerprintOf(publicKey),
  }
}
