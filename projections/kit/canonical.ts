import { hash } from 'node:crypto'

/** JSON with keys in order, so that equal documents are equal text. */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const fields = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined)
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
    .join(',')}}`
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
