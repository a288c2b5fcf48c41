import { type Scalar, UnindexedQuery } from '../../kit/read-store.ts'

/** The key of null and undefined: before every other key. */
export const NOTHING = ''
const SIGN = 0x80000000
const bytes = new DataView(new ArrayBuffer(8))
const HALF = 8
const hex = (half: number): string => half.toString(16).padStart(HALF, '0')

/** A number's bits as sortable text: bits of negative numbers inverted, the sign bit of the others set. */
const ordered = (value: number): string => {
  bytes.setFloat64(0, value === 0 ? 0 : value)
  const [high, low] = [bytes.getUint32(0), bytes.getUint32(4)]
  return high & SIGN ? hex(~high >>> 0) + hex(~low >>> 0) : hex((high | SIGN) >>> 0) + hex(low)
}
const numberOf = (text: string): number => {
  const [high, low] = [Number.parseInt(text.slice(0, HALF), 16), Number.parseInt(text.slice(HALF), 16)]
  bytes.setUint32(0, high & SIGN ? high ^ SIGN : ~high)
  bytes.setUint32(4, high & SIGN ? low : ~low)
  return bytes.getFloat64(0)
}

/**
 * A value as a text that sorts as in all stores: null, then numbers and booleans, then text. Engines differ in how they order values
 * of several kinds; all of them order texts alike.
 */
export const keyOf = (value: unknown): string => {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'string') return `t${value}`
  if (typeof value === 'number' || typeof value === 'boolean') return `n${ordered(Number(value))}`
  throw new UnindexedQuery('a declared field holds a list or an object')
}

export const valueIn = (key: string, kind: string | undefined): Scalar => {
  if (key === NOTHING) return null
  if (key.startsWith('t')) return key.slice(1)
  const value = numberOf(key.slice(1))
  return kind === 'boolean' ? value === 1 : value
}
