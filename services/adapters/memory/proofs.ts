import { generateKeyPairSync } from 'node:crypto'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { notary, type SignedHead } from '../../kit/notary.ts'
import { type Proofs, proofsOf, type SignedHeads } from '../../kit/proofs.ts'

type Log = readonly { readonly body: string; readonly hash: string }[]

/** A notary for the life of the process, over a log in memory; it signs when a proof is requested. */
export const memoryProofs = (log: Log, ofStream: (stream: string) => readonly number[]): Proofs => {
  const signed: SignedHead[] = []
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const hashes = (after: string, limit: number) =>
    log.slice(Number(after) + 1, Number(after) + 1 + limit).map(({ hash }, at) => ({ position: String(Number(after) + 1 + at), hash }))
  const { write } = notary(hashes, { latest: () => signed.slice(-2), add: (head) => void signed.push(head) }, privateKey)
  const heads: SignedHeads = {
    around: (position) => {
      const at = signed.findIndex((head) => comparePositions(head.position, position) >= 0)
      const before = at < 0 ? signed.at(-1) : signed[at - 1]
      return { ...(before && { before }), ...(at >= 0 && { after: signed[at]! }) }
    },
    latest: () => signed.at(-1),
  }
  return proofsOf({
    stored: (stream) => ofStream(stream).map((position) => log[position]!),
    key: privateKey,
    publicKey,
    history: { hashes, heads, signHead: () => write(new Date().toISOString()) },
  })
}
