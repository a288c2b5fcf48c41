import { createHash } from 'node:crypto'

/** JSON with keys in order, so that equal documents are equal text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** SHA-256 over documents in id order. */
export const hashOf = (documents: Iterable<readonly [id: string, body: string]>): string => {
  const sum = createHash('sha256')
  for (const [id, body] of documents) sum.update(`${JSON.stringify(id)}:${canonical(JSON.parse(body))}\n`)
  return sum.digest('hex')
}
