import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 9
const MAC_LENGTH = 12
const MOST = 400
/** A visit, and the revision of its arrival: one that was undone and comes again has another. */
export type ProofName = { readonly visitId: string; readonly revision: number }

const mac = (secret: Buffer, name: string) => createHmac('sha256', secret).update(`arrival\0${name}`).digest().subarray(0, MAC_BYTES)

/** Names an arrival, and proves that this server issued the link. Nothing of it is stored. */
export const tokenOfProof = (secret: Buffer, { visitId, revision }: ProofName): string => {
  const name = `${visitId}:${revision}`
  return `${Buffer.from(name).toString('base64url')}${mac(secret, name).toString('base64url')}`
}

/** The arrival that a valid token of this server names. */
export const proofIn = (secret: Buffer, token: string): ProofName | undefined => {
  if (token.length > MOST || !/^[\w-]{16,}$/.test(token)) return undefined
  const name = Buffer.from(token.slice(0, -MAC_LENGTH), 'base64url').toString()
  const given = Buffer.from(token.slice(-MAC_LENGTH), 'base64url')
  if (given.length !== MAC_BYTES || !timingSafeEqual(mac(secret, name), given)) return undefined
  const at = name.lastIndexOf(':')
  return { visitId: name.slice(0, at), revision: Number(name.slice(at + 1)) }
}
