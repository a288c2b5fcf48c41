import { createHmac } from 'node:crypto'

const PURPOSE = 'embarca digest of a person'
let key: Buffer = Buffer.from(PURPOSE)

/** The key of `personDigest` that belongs to a master key. */
export const personKeyFrom = (master: Buffer): Buffer => createHmac('sha256', master).update(PURPOSE).digest()
/** Sets the key once, at the start of a process: all processes of a log share it. */
export const usePersonKey = (own: Buffer): void => {
  key = own
}

/** A keyed digest of a person's number, hex: equal numbers have equal digests, and without the key none can be guessed from them. */
export const personDigest = (text: string): string => createHmac('sha256', key).update(text).digest('hex')
