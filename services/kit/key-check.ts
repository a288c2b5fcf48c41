import { createHmac } from 'node:crypto'
import { opened, sealed } from './seal.ts'

const KNOWN = 'embarca master key'

/** Sealed texts by which a master key is recognised: one made for that, and the oldest key of a person. */
export type KeyEvidence = { readonly check?: string | undefined; readonly oldest?: string | undefined }

/** Known text sealed with the master key: kept with people's keys, it tells a wrong key before anything is sealed with that. */
export const keyCheck = (master: Buffer): string => sealed(master, KNOWN)

/** Whether nothing contradicts that this is the master key. Data of versions without a check is recognised by a person's key. */
export const isMasterKey = (master: Buffer, { check, oldest }: KeyEvidence): boolean => {
  const evidence = check ?? oldest
  if (evidence === undefined) return true
  try {
    opened(master, evidence)
    return true
  } catch {
    return false
  }
}

/** A text by which a key that signs is recognised; nobody finds the key by it. */
export const signingKeyCheck = (secret: Buffer): string => createHmac('sha256', secret).update('embarca signing key').digest('hex')
