import { createHmac } from 'node:crypto'
import { opened, sealed } from './seal.ts'

const KNOWN = 'embarca master key'

/** Sealed texts that identify a master key: one made for this purpose, and the oldest key of a person. */
export type KeyEvidence = { readonly check?: string | undefined; readonly oldest?: string | undefined }

/** A known text sealed with the master key: stored with people's keys, it reveals a wrong master key before anything is sealed with it. */
export const keyCheck = (master: Buffer): string => sealed(master, KNOWN)

/** Whether no evidence contradicts that this is the master key. Data of versions without a check value is verified by a person's key. */
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

/** A text that identifies a signing key without revealing it. */
export const signingKeyCheck = (secret: Buffer): string => createHmac('sha256', secret).update('embarca signing key').digest('hex')
