import { createHmac, timingSafeEqual } from 'node:crypto'
import { type KeyOrRing, newestOf, ringOf } from './key-ring.ts'

const MAC_BYTES = 9
const MAC_LENGTH = 12
/** What a link is for; a token for one purpose is none for another. */
type Purpose = 'share' | 'arrival'

/**
 * Tokens of public links: a name, and the proof that this server issued it, by the newest of its keys. Nothing of a token is stored.
 * `encoding`: of the name's bytes; `shape`: what a token looks like, with its bounds.
 */
export const signedNames = (purpose: Purpose, encoding: 'hex' | 'utf8', shape: RegExp) => {
  const mac = (secret: Buffer, name: string) => createHmac('sha256', secret).update(`${purpose}\0${name}`).digest().subarray(0, MAC_BYTES)
  return {
    tokenOf: (keys: KeyOrRing, name: string): string =>
      `${Buffer.from(name, encoding).toString('base64url')}${mac(newestOf(keys), name).toString('base64url')}`,
    /** The name in a valid token of this server, also of a key that was replaced. */
    nameIn: (keys: KeyOrRing, token: string): string | undefined => {
      if (!shape.test(token)) return undefined
      const name = Buffer.from(token.slice(0, -MAC_LENGTH), 'base64url').toString(encoding)
      const given = Buffer.from(token.slice(-MAC_LENGTH), 'base64url')
      return ringOf(keys).some((key) => timingSafeEqual(mac(key, name), given)) ? name : undefined
    },
  }
}
