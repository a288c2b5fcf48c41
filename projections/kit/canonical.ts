import { createHash } from 'node:crypto'

const quoted = new Map<string, string>()
const name = (key: string): string => {
  const known = quoted.get(key)
  if (known) return known
  const made = `${JSON.stringify(key)}:`
  if (quoted.size < 10_000) quoted.set(key, made)
  return made
}

/** JSON with keys in order, so that equal documents are equal text. */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const fields = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(fields).sort()) if (fields[key] !== undefined) text += `${text && ','}${name(key)}${canonical(fields[key])}`
  return `{${text}}`
}

/** SHA-256 over documents that are told one after the other, in id order. */
export const hashing = () => {
  const sum = createHash('sha256')
  return {
    add: (id: string, doc: unknown): void => void sum.update(`${JSON.stringify(id)}:${canonical(doc)}\n`),
    digest: (): string => sum.digest('hex'),
  }
}

/** SHA-256 over documents in id order. */
export const hashOf = (documents: Iterable<readonly [id: string, doc: unknown]>): string => {
  const { add, digest } = hashing()
  for (const [id, doc] of documents) add(id, doc)
  return digest()
}
