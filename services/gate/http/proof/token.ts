import type { KeyOrRing } from '../../../kit/key-ring.ts'
import { signedNames } from '../../../kit/signed-names.ts'

/** A visit, and the revision of its arrival: one that was undone and comes again has another. */
export type ProofName = { readonly visitId: string; readonly revision: number }
const names = signedNames('arrival', 'utf8', /^[\w-]{16,400}$/)

export const tokenOfProof = (secret: KeyOrRing, { visitId, revision }: ProofName): string => names.tokenOf(secret, `${visitId}:${revision}`)

/** The arrival that a valid token of this server names. */
export const proofIn = (secret: KeyOrRing, token: string): ProofName | undefined => {
  const name = names.nameIn(secret, token)
  if (name === undefined) return undefined
  const at = name.lastIndexOf(':')
  return { visitId: name.slice(0, at), revision: Number(name.slice(at + 1)) }
}
