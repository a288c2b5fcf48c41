import { createHmac } from 'node:crypto'
import { opened, sealed } from './seal.ts'

/** Keys of one purpose, the newest first: it seals and signs; the others still open and verify what they sealed and signed before. */
export type KeyRing = readonly [newest: Buffer, ...before: Buffer[]]
/** A key, or several since it was changed. */
export type KeyOrRing = Buffer | KeyRing

export const ringOf = (keys: KeyOrRing): KeyRing => (Buffer.isBuffer(keys) ? [keys] : keys)
export const newestOf = (keys: KeyOrRing): Buffer => ringOf(keys)[0]

const HEX = /^[\da-f]{64}$/i

/** The keys of a setting or file: 64 hex digits each, by comma or line, the newest first. Throws one line that names the source. */
export const ringFrom = (text: string, source: string): KeyRing => {
  const [newest, ...before] = text.trim().split(/\s*[,\n]\s*/)
  const all = [newest ?? '', ...before]
  if (!all.every((one) => HEX.test(one)))
    throw new Error(`${source} is not 64 hex digits${all.length > 1 ? ', several by comma, the newest first' : ''}`)
  return all.map((one) => Buffer.from(one, 'hex')) as unknown as KeyRing
}

/** The ring as a setting or a file has it. */
export const ringText = (ring: KeyRing, between = ','): string => ring.map((key) => key.toString('hex')).join(between)

/** Names a key without revealing it: 16 hex digits, stored with what the key sealed or signed. */
export const keyIdOf = (key: Buffer): string => createHmac('sha256', key).update('embarca key id').digest('hex').slice(0, 16)

/** A key that is wrapped by another one. `kid` names that one; absent in data of versions without key ids. */
export type Wrapped = { readonly wrapped: string; readonly kid?: string | null }

export const wrappedBy = (keys: KeyOrRing, key: Buffer): { readonly wrapped: string; readonly kid: string } => {
  const newest = newestOf(keys)
  return { wrapped: sealed(newest, key.toString('base64')), kid: keyIdOf(newest) }
}

/** The key in a wrapped one. Throws when no key of the ring wrapped it. */
export const unwrappedBy = (keys: KeyOrRing, { wrapped, kid }: Wrapped): Buffer => {
  const ring = ringOf(keys)
  const named = kid ? ring.filter((key) => keyIdOf(key) === kid) : ring
  for (const [at, key] of named.entries())
    try {
      return Buffer.from(opened(key, wrapped), 'base64')
    } catch (error) {
      if (at === named.length - 1) throw error
    }
  throw new Error(`a key is wrapped by ${kid}, which is none of the master keys given`)
}
