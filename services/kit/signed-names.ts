import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 9
const MAC_LENGTH = 12
/** What a link is for; a token for one purpose is none for another. */
type Purpose = 'share' | 'arrival'

/**
 * Tokens of public links: a name, and the proof that this server issued it. Nothing of a token is stored. `encoding`: of the name's bytes;
 * `shape`: what a token looks like, with its bounds.
 */
export const signedNames = (purpose: Purpose, encoding: 'hex' | 'utf8', shape: RegExp) => {
  const mac = (secret: Buffer, name: string) => createHmac('sha256', secret).update(`${purpose}\0${name}`).digest().subarray(0, MAC_BYTES)
  return {
    tokenOf: (secret: Buffer, name: string): string =>
      `${Buffer.from(name, encoding).toString('base64url')}${mac(secret, name).toString('base64url')}`,
    /** The name in a valid token of this server. */
    nameIn: (secret: Buffer, token: string): string | undefined => {
      if (!shape.test(token)) return undefined
      const name = Buffer.from(token.slice(0, -MAC_LENGTH), 'base64url').toString(encoding)
      return timingSafeEqual(mac(secret, name), Buffer.from(token.slice(-MAC_LENGTH), 'base64url')) ? name : undefined
    },
  }
}
