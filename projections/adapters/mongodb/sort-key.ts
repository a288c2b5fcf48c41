import { type Scalar, Undeclared } from '../../kit/read-store.ts'

/** Nothing at all: before every other key. */
export const NOTHING = ''
const SIGN = 1n << 63n
const ALL = (1n << 64n) - 1n
const bytes = new DataView(new ArrayBuffer(8))

const ordered = (value: number): string => {
  bytes.setFloat64(0, value === 0 ? 0 : value)
  const bits = bytes.getBigUint64(0)
  return (bits & SIGN ? bits ^ ALL : bits | SIGN).toString(16).padStart(16, '0')
}
const numberOf = (text: string): number => {
  const bits = BigInt(`0x${text}`)
  bytes.setBigUint64(0, bits & SIGN ? bits ^ SIGN : bits ^ ALL)
  return bytes.getFloat64(0)
}

/**
 * A value as a text that sorts as all stores sort: nothing, then numbers and booleans, then text. Engines order and compare values
 * of several kinds each in its own way; texts they all order alike.
 */
export const keyOf = (value: unknown): string => {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'string') return `t${value}`
  if (typeof value === 'number' || typeof value === 'boolean') return `n${ordered(Number(value))}`
  throw new Undeclared('a declared field holds a list or an object')
}

export const valueIn = (key: string, kind: string | undefined): Scalar => {
  if (key === NOTHING) return null
  if (key.startsWith('t')) return key.slice(1)
  const value = numberOf(key.slice(1))
  return kind === 'boolean' ? value === 1 : value
}
