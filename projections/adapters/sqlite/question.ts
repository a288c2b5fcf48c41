import type { Condition, Plan } from '../../kit/conditions.ts'
import type { FacetIndex, Scalar } from '../../kit/read-store.ts'
import { pieces, plain, SHORTEST_PART } from '../../kit/search.ts'
import { type ColumnValue, encode, NOTHING, piece } from './extract.ts'
import { column, type FacetIndexUse, facetIndexName, indexName, listTable, partsTable, type ViewTable, wordsTable } from './view-table.ts'

/** A piece of SQL with the values for its question marks. */
export type Sql = { readonly text: string; readonly values: readonly ColumnValue[] }
export const joined = (parts: readonly Sql[], by: string): Sql => ({
  text: parts.map(({ text }) => text).join(by),
  values: parts.flatMap(({ values }) => values),
})

/** A condition on a column. */
export const onColumn = (condition: Condition): Sql => {
  const name = column(condition.field)
  if (condition.is === 'one-of' || condition.is === 'holding')
    return { text: `${name} IN (${condition.values.map(() => '?').join(', ')})`, values: condition.values.map(encode) }
  if (condition.is === 'between') {
    const ends = (
      [
        ['>=', condition.from],
        ['<=', condition.to],
      ] as const
    ).filter((end): end is ['>=' | '<=', Scalar] => end[1] !== undefined)
    return joined(
      [{ text: `${name} > ?`, values: [NOTHING] }, ...ends.map(([sign, end]) => ({ text: `${name} ${sign} ?`, values: [encode(end)] }))],
      ' AND ',
    )
  }
  return { text: `${name} = ?`, values: [encode(condition.value)] }
}

/** A condition on a list that is stored as one text. */
const onText = ({ field, values }: Extract<Condition, { is: 'holding' }>): Sql => ({
  text: `(${values.map(() => `instr(${column(field)}, ?)`).join(' OR ') || '0'})`,
  values: values.map(piece),
})

/** Selects row numbers from one table. `least`: selects some of them, and is counted faster. */
type Part = Sql & { readonly least?: Sql }
/** Finds documents without an index of the view: by a value in a list or a piece of text. */
type Finder = { readonly is: 'held' | 'text'; readonly parts: readonly Part[] }

const finders = (table: ViewTable, conditions: readonly Condition[], text: string | undefined): readonly Finder[] => [
  ...conditions.flatMap((condition): Finder[] => {
    if (condition.is !== 'holding' || table.packed.includes(condition.field)) return []
    return [
      {
        is: 'held',
        parts: [
          {
            text: `SELECT n FROM ${listTable(table, condition.field)} WHERE value IN (${condition.values.map(() => '?').join(', ')})`,
            values: condition.values.map(encode),
          },
        ],
      },
    ]
  }),
  ...pieces(text).map((typed): Finder => {
    const quoted = `"${plain(typed).replaceAll('"', '""')}"`
    const { words, parts } = table.spec.search ?? {}
    const match = (name: string, value: string): Sql => ({ text: `SELECT rowid AS n FROM ${name} WHERE ${name} MATCH ?`, values: [value] })
    // SQLite merges the rows of all words with a beginning before it returns the first; those of one word are read one by one.
    const beginning = (name: string): Part => ({ ...match(name, `${quoted}*`), least: match(name, quoted) })
    return {
      is: 'text',
      parts: [
        ...(words?.length ? [beginning(wordsTable(table))] : []),
        ...(parts?.length && typed.length >= SHORTEST_PART ? [match(partsTable(table), quoted)] : []),
      ],
    }
  }),
]

const NO_DOCUMENTS: Sql = { text: 'SELECT NULL AS n WHERE 0', values: [] }
const among = ({ parts }: Finder): Sql => {
  const numbers = joined(parts.length ? parts : [NO_DOCUMENTS], ' UNION ')
  return { ...numbers, text: `d.n IN (${numbers.text})` }
}
/** Tests one document at a time: quick for a value in a list, never for a piece of text. */
const probed = ({ parts: [part = NO_DOCUMENTS] }: Finder): Sql => ({ ...part, text: `EXISTS (${part.text} AND n = d.n)` })

/** Up to this number of documents are fetched and sorted; more are walked in the index's order instead. */
const FEW = { held: 2_000, text: 4_000 }

export type Question = Sql & {
  /** The documents come in order; the caller still has to read whether they contain the text. */
  readonly unread: boolean
}

type How = {
  /** Counts what a part of a finder would fetch, up to a limit. */
  readonly howMany: (part: Sql, limit: number) => number
  /** Whether the text search may be left to the caller. */
  readonly walk: boolean
  /** The fields of a count; absent for a page. */
  readonly counted?: readonly string[]
}
/** The narrowest use of the facet index that covers the query. */
const useOf = (facetIndex: FacetIndex, conditions: readonly Condition[], counted: How['counted']): FacetIndexUse => {
  if (!counted) return 'page'
  const known = [...facetIndex.within, ...facetIndex.tallied]
  return [...conditions.map(({ field }) => field), ...counted].every((field) => known.includes(field)) ? 'chips' : 'tally'
}
const indexOf = (table: ViewTable, { index, usesFacetIndex, conditions }: Plan, counted: How['counted']): string | undefined => {
  if (usesFacetIndex && table.spec.sieve) return facetIndexName(table, useOf(table.spec.sieve, conditions, counted))
  return index === undefined ? undefined : indexName(table, index)
}

type Sized = { readonly finder: Finder; readonly size: number; readonly isFew: boolean }

const sizedBy =
  (howMany: How['howMany']) =>
  (finder: Finder): Sized => {
    const few = FEW[finder.is]
    const sizes = finder.parts.map(({ least, ...part }) => (least && howMany(least, few + 1) > few ? few + 1 : howMany(part, few + 1)))
    const size = sizes.reduce((sum, one) => sum + one, 0)
    // A part that finds no document would only cause the others' results to be sorted once more.
    return { finder: { ...finder, parts: finder.parts.filter((_, at) => sizes[at]) }, size, isFew: size <= few }
  }

const smallestOf = (sized: readonly Sized[]): Sized | undefined => [...sized].sort((a, b) => a.size - b.size)[0]

/** Merges pieces that are found in one table only into one search of that table. */
const mergeByTable = (sized: readonly Sized[], sizeOf: (finder: Finder) => Sized): readonly Sized[] => {
  const places = new Map<string, Sized[]>()
  for (const one of sized) {
    const [part, ...more] = one.finder.parts
    const place = one.finder.is === 'text' && part && more.length === 0 ? part.text : ''
    places.set(place, [...(places.get(place) ?? []), one])
  }
  return [...places].flatMap(([text, ones]) => {
    if (text === '' || ones.length === 1) return ones
    const match = ones.flatMap(({ finder }) => finder.parts.flatMap(({ values }) => values)).join(' AND ')
    return sizeOf({ is: 'text', parts: [{ text, values: [match] }] })
  })
}

/** FROM and WHERE of a query. */
export const question = (table: ViewTable, plan: Plan, text: string | undefined, { howMany, walk, counted }: How): Question => {
  const { conditions } = plan
  const index = indexOf(table, plan, counted)
  const sizeOf = sizedBy(howMany)
  const found = finders(table, conditions, text).map(sizeOf)
  // Whether few documents contain the other pieces is read faster than all documents that contain them are found.
  const sized = walk && smallestOf(found)?.isFew ? found : mergeByTable(found, sizeOf)
  const smallest = smallestOf(sized)
  const driven = smallest?.isFew || index === undefined ? smallest : undefined
  const isLeft = (one: Sized) => walk && one.finder.is === 'text' && one !== driven && (smallest?.isFew || index !== undefined)
  const unread = sized.some(isLeft)
  const rest = sized
    .filter((one) => one !== driven && !isLeft(one))
    .map(({ finder }) => (finder.is === 'held' ? probed(finder) : among(finder)))
  const columns = conditions.flatMap((condition) => {
    if (condition.is !== 'holding') return onColumn(condition)
    return table.packed.includes(condition.field) ? onText(condition) : []
  })
  const all = joined([...(driven ? [among(driven.finder)] : []), ...columns, ...rest], ' AND ')
  const by = driven || index === undefined ? 'NOT INDEXED' : `INDEXED BY ${index}`
  return { text: `"${table.base}" d ${by}${all.text ? ` WHERE ${all.text}` : ''}`, values: all.values, unread }
}
