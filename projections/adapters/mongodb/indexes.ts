import type { Collection, IndexDescription } from 'mongodb'
import { UnindexedQuery, type ViewSpec } from '../../kit/read-store.ts'
import { type CollectionDocument, field } from './collection-document.ts'

const ascending = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]))
const startsWith = (longer: readonly string[], shorter: readonly string[]) => shorter.every((name, at) => longer[at] === name)

/** Every index by its keys in order: the view's own, one for each counter and each list, the words and the trigrams. */
const indexesOf = ({ view, fields, indexes = [], counters = [], sieve: facetIndex, search }: ViewSpec): readonly (readonly string[])[] => {
  for (const name of indexes.flat())
    if (name !== 'id' && (!Object.hasOwn(fields, name) || fields[name] === 'many'))
      throw new UnindexedQuery(`${view}: index field ${name} is no declared single value`)
  const single = (name: string) => fields[name] !== 'many'
  const facetIndexKeys = ({ within, sort, tallied, fields }: NonNullable<typeof facetIndex>) => [
    ...[...within, sort].map(field),
    '_id',
    ...[...tallied, ...fields.filter(single)].map(field),
  ]
  const ending = (names: readonly string[]) =>
    (names.includes('id') ? names : [...names, 'id']).map((name) => (name === 'id' ? '_id' : field(name)))
  const own = [...indexes.map(ending), ...(facetIndex ? [facetIndexKeys(facetIndex)] : [])]
  const lists = Object.keys(fields).filter((name) => fields[name] === 'many')
  // An index may hold one list at most; a counter reads further lists from the documents.
  const counted = counters.map((names) =>
    names.filter((name, at) => fields[name] !== 'many' || names.findIndex((one) => fields[one] === 'many') === at),
  )
  const secondary = [
    ...counted.map((names) => names.map(field)),
    ...lists.map((name) => [field(name)]),
    ...(search?.words?.length ? [['words']] : []),
    ...(search?.parts?.length ? [['threes']] : []),
    ['streams'],
  ]
  const needed = [...own]
  for (const one of secondary) if (!needed.some((longer) => startsWith(longer, one))) needed.push([...one])
  return needed
}

/**
 * Creates those that are missing, before a view is in use, so that no query waits for one. Named by number: some names would be too long.
 */
export const createIndexes = async (collection: Collection<CollectionDocument>, spec: ViewSpec): Promise<void> => {
  const descriptions: IndexDescription[] = indexesOf(spec).map((names, at) => ({ key: ascending(names), name: `by_${at}` }))
  // A collection that does not exist yet has none.
  const existing = await collection.indexes().catch(() => [])
  const missing = descriptions.filter(({ name }) => !existing.some((one) => one.name === name))
  if (missing.length) await collection.createIndexes(missing)
}
