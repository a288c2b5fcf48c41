import { createHmac } from 'node:crypto'
import { type KeyOrRing, newestOf, ringOf } from './key-ring.ts'
import { opened, sealed } from './seal.ts'

const KNOWN = 'embarca master key'

/** Sealed texts that identify a master key: one made for this purpose, and the oldest key of a person. */
export type KeyEvidence = { readonly check?: string | undefined; readonly oldest?: string | undefined }

/** A known text sealed with the master key: stored with people's keys, it reveals a wrong master key before anything is sealed with it. */
export const keyCheck = (master: KeyOrRing): string => sealed(newestOf(master), KNOWN)

const opens = (key: Buffer, text: string): boolean => {
  try {
    opened(key, text)
    return true
  } catch {
    return false
  }
}

/** The master key that the evidence knows; undefined when it knows another one. Without evidence, the oldest: it may have been used. */
export const knownMaster = (master: KeyOrRing, { check, oldest }: KeyEvidence): Buffer | undefined => {
  const evidence = check ?? oldest
  const ring = ringOf(master)
  return evidence === undefined ? ring.at(-1) : ring.find((key) => opens(key, evidence))
}

/** Whether no evidence contradicts that this is the master key. Data of versions without a check value is verified by a person's key. */
export const isMasterKey = (master: KeyOrRing, evidence: KeyEvidence): boolean => knownMaster(master, evidence) !== undefined

/** A text that identifies a signing key without revealing it. */
export const signingKeyCheck = (secret: Buffer): string => createHmac('sha256', secret).update('embarca signing key').digest('hex')

/** Whether a check value is of a key of the ring: the newest, or one that it replaced. */
export const isSigningKey = (keys: KeyOrRing, check: string): boolean => ringOf(keys).some((key) => signingKeyCheck(key) === check)
