import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 9
const MAC_LENGTH = 12
const mac = (secret: Buffer, shareId: string) => createHmac('sha256', secret).update(`share\0${shareId}`).digest().subarray(0, MAC_BYTES)

/** A link's id and the proof that this server issued it. The log has only the id. */
export const tokenOf = (secret: Buffer, shareId: string): string =>
  `${Buffer.from(shareId, 'hex').toString('base64url')}${mac(secret, shareId).toString('base64url')}`

/** The id in a valid token of this server. */
export const shareIdIn = (secret: Buffer, token: string): string | undefined => {
  if (!/^[\w-]{20}$/.test(token)) return undefined
  const shareId = Buffer.from(token.slice(0, -MAC_LENGTH), 'base64url').toString('hex')
  return timingSafeEqual(mac(secret, shareId), Buffer.from(token.slice(-MAC_LENGTH), 'base64url')) ? shareId : undefined
}
