import type { Collection, IndexDescription } from 'mongodb'
import { Undeclared, type ViewSpec } from '../../kit/read-store.ts'
import { field, type Kept } from './kept.ts'

const ascending = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]))
const startsWith = (longer: readonly string[], shorter: readonly string[]) => shorter.every((name, at) => longer[at] === name)

/** Every index by its keys in order: the view's own, one that answers each counter, one for each list, the words and the threes. */
const indexesOf = ({ view, fields, indexes = [], counters = [], sieve, search }: ViewSpec): readonly (readonly string[])[] => {
  for (const name of indexes.flat())
    if (name !== 'id' && (!Object.hasOwn(fields, name) || fields[name] === 'many'))
      throw new Undeclared(`${view}: index field ${name} is no declared single value`)
  const single = (name: string) => fields[name] !== 'many'
  const sifting = ({ within, sort, tallied, fields }: NonNullable<typeof sieve>) => [
    ...[...within, sort].map(field),
    '_id',
    ...[...tallied, ...fields.filter(single)].map(field),
  ]
  const ending = (names: readonly string[]) =>
    (names.includes('id') ? names : [...names, 'id']).map((name) => (name === 'id' ? '_id' : field(name)))
  const own = [...indexes.map(ending), ...(sieve ? [sifting(sieve)] : [])]
  const lists = Object.keys(fields).filter((name) => fields[name] === 'many')
  // An index may hold one list at most; what a counter counts in a second list is read from the documents.
  const counted = counters.map((names) =>
    names.filter((name, at) => fields[name] !== 'many' || names.findIndex((one) => fields[one] === 'many') === at),
  )
  const others = [
    ...counted.map((names) => names.map(field)),
    ...lists.map((name) => [field(name)]),
    ...(search?.words?.length ? [['words']] : []),
    ...(search?.parts?.length ? [['threes']] : []),
    ['streams'],
  ]
  const kept = [...own]
  for (const one of others) if (!kept.some((longer) => startsWith(longer, one))) kept.push([...one])
  return kept
}

/** Made before a view is in use, so that a question never waits for one. Named by number: some names would be too long. */
export const createIndexes = async (collection: Collection<Kept>, spec: ViewSpec): Promise<void> => {
  const wanted: IndexDescription[] = indexesOf(spec).map((names, at) => ({ key: ascending(names), name: `by_${at}` }))
  await collection.createIndexes(wanted)
}
