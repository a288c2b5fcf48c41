type Copier = { readonly keys: readonly string[]; readonly copy: (doc: object) => object }
/** Documents of a view have few sets of fields; those of any have not many. */
const MOST = 64
const byLength: (Copier[] | undefined)[] = []

const made = (keys: readonly string[]): Copier => {
  const fields = keys.map((key) => JSON.stringify(key))
  return { keys: [...keys], copy: new Function('doc', `return { ${fields.map((field) => `${field}: doc[${field}]`)} }`) as Copier['copy'] }
}
const copierOf = (keys: readonly string[]): Copier['copy'] | undefined => {
  const copiers = (byLength[keys.length] ??= [])
  const known = copiers.find((one) => one.keys.every((key, at) => key === keys[at]))
  if (known) return known.copy
  if (copiers.length >= MOST || keys.includes('__proto__')) return undefined
  copiers.push(made(keys))
  return copiers.at(-1)!.copy
}

/**
 * `{ ...doc, ...changes }`, for documents that are changed again and again: what is spread from something that was spread itself is
 * copied by name, many times slower than field by field.
 */
export const withFields = <Doc extends object>(
  doc: Doc,
  changes: Readonly<Record<string, unknown>> & { readonly [K in keyof Doc]?: Doc[K] | undefined },
): Doc => {
  const copy = copierOf(Object.keys(doc))
  return Object.assign(copy ? copy(doc) : { ...doc }, changes) as Doc
}
