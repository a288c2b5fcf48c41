import { hash } from 'node:crypto'
import { copiers } from './copiers.ts'

type InOrder = (value: unknown) => unknown
/** No object keeps these names where they are put. */
const isMoved = (key: string) => key === '__proto__' || /^\d+$/.test(key)
/** Copies objects with their names in order. */
const copierOf = copiers((keys) => {
  const fields = [...keys].sort().map((key) => JSON.stringify(key))
  const body = `return { ${fields.map((field) => `${field}: inOrder(fields[${field}])`).join(', ')} }`
  return new Function('fields', 'inOrder', body) as (fields: object, inOrder: InOrder) => object
}, isMoved)

/** Thrown where names cannot be put in order by copying. */
const UNORDERED = new Error('These names are written one by one')
const inOrder: InOrder = (value) => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(inOrder)
  const keys = Object.keys(value)
  const copy = copierOf(keys)
  if (copy) return copy(value, inOrder)
  if (keys.some(isMoved)) throw UNORDERED
  const fields = value as Readonly<Record<string, unknown>>
  const ordered: Record<string, unknown> = {}
  for (const key of keys.sort()) ordered[key] = inOrder(fields[key])
  return ordered
}

const oneByOne = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(oneByOne).join(',')}]`
  const fields = value as Readonly<Record<string, unknown>>
  const present = Object.keys(fields).filter((key) => fields[key] !== undefined)
  return `{${present
    .sort()
    .map((key) => `${JSON.stringify(key)}:${oneByOne(fields[key])}`)
    .join(',')}}`
}

/** JSON with keys in order, so that equal documents are equal text. */
export const canonical = (value: unknown): string => {
  try {
    return JSON.stringify(inOrder(value)) ?? 'null'
  } catch (error) {
    if (error === UNORDERED) return oneByOne(value)
    throw error
  }
}

/** Bytes of a hash. */
export const LENGTH = 32
/** What documents come to, in whatever order they are told: the SHA-256 of each, all of them combined by exclusive or. */
export const hashing = (begun: string | Buffer = Buffer.alloc(LENGTH)) => {
  const sum = typeof begun === 'string' ? Buffer.from(begun, 'hex') : begun
  const toggle = (id: string, doc: unknown) => {
    // A sign for each byte: a buffer of its own for each document takes longer to make than to fill.
    const own = hash('sha256', `${JSON.stringify(id)}:${canonical(doc)}`, 'binary')
    for (let at = 0; at < LENGTH; at++) sum[at]! ^= own.charCodeAt(at)
  }
  return { add: toggle, remove: toggle, digest: (): string => sum.toString('hex') }
}

/** As `hashing`, of all these. */
export const hashOf = (documents: Iterable<readonly [id: string, doc: unknown]>): string => {
  const { add, digest } = hashing()
  for (const [id, doc] of documents) add(id, doc)
  return digest()
}
