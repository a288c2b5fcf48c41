import { hash } from 'node:crypto'

const V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** SHA-256 of a text. */
export const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer')

/**
 * The id of what a command creates: the same command sent again creates the same thing. Ordered by time (UUIDv7) when the client's key is
 * a UUIDv7; otherwise a UUIDv8 made from the hash alone.
 */
export const idFor = ({ scope, key }: { readonly scope: string; readonly key: string }): string => {
  const digest = hash('sha256', `new\0${scope}\0${key}`, 'hex')
  const timed = V7.test(key)
  const head = timed ? key.slice(0, 13).toLowerCase() : `${digest.slice(20, 28)}-${digest.slice(28, 32)}`
  const variant = '89ab'[Number.parseInt(digest[3]!, 16) & 3]
  return `${head}-${timed ? 7 : 8}${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`
}
