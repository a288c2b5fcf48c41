import { hash } from 'node:crypto'

const quoted = new Map<string, string>()
const name = (key: string): string => {
  const known = quoted.get(key)
  if (known) return known
  const made = `${JSON.stringify(key)}:`
  if (quoted.size < 10_000) quoted.set(key, made)
  return made
}

type Names = { readonly given: readonly string[]; readonly sorted: readonly (readonly [key: string, name: string])[] }
/** By how many there are: documents of a kind come one after the other. */
const latest: Names[] = []
const sortedNames = (given: readonly string[]): Names['sorted'] => {
  const before = latest[given.length]
  if (before?.given.every((key, at) => key === given[at])) return before.sorted
  const sorted = [...given].sort().map((key) => [key, name(key)] as const)
  latest[given.length] = { given, sorted }
  return sorted
}

/** JSON with keys in order, so that equal documents are equal text. */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const fields = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const [key, name] of sortedNames(Object.keys(fields)))
    if (fields[key] !== undefined) text += `${text && ','}${name}${canonical(fields[key])}`
  return `{${text}}`
}

const LENGTH = 32
/** What documents come to, in whatever order they are told: the SHA-256 of each, all of them combined by exclusive or. */
export const hashing = (begun?: string) => {
  const sum = begun === undefined ? Buffer.alloc(LENGTH) : Buffer.from(begun, 'hex')
  const turn = (id: string, doc: unknown) => {
    const own = hash('sha256', `${JSON.stringify(id)}:${canonical(doc)}`, 'buffer')
    for (let at = 0; at < LENGTH; at += 4) sum.writeInt32LE(sum.readInt32LE(at) ^ own.readInt32LE(at), at)
  }
  return { add: turn, remove: turn, digest: (): string => sum.toString('hex') }
}

/** As `hashing`, of all these. */
export const hashOf = (documents: Iterable<readonly [id: string, doc: unknown]>): string => {
  const { add, digest } = hashing()
  for (const [id, doc] of documents) add(id, doc)
  return digest()
}
