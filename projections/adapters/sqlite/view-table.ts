import { type FacetIndex, UnindexedQuery, type ViewSpec } from '../../kit/read-store.ts'
import type { Database } from './database.ts'

/** One generation of a view's tables. A rebuild creates the next one while this one stays in use. */
export type ViewTable = {
  readonly spec: ViewSpec
  readonly base: string
  /** Fields stored as columns; list fields stored as one text, for the facet index; list fields with a table of their own. */
  readonly scalars: readonly string[]
  readonly packed: readonly string[]
  readonly lists: readonly string[]
}

const plainName = (name: string) => {
  if (!/^[a-z][\w-]*$/i.test(name)) throw new UnindexedQuery(`${name} cannot be the name of a view or field`)
  return name.replaceAll('-', '_')
}

export const tableOf = (spec: ViewSpec, generation: number): ViewTable => {
  const fields = Object.entries(spec.fields).map(([field, kind]) => ({ field, kind, name: plainName(field) }))
  const of = (many: boolean) => fields.filter(({ kind }) => (kind === 'many') === many).map(({ field }) => field)
  const isFaceted = (field: string) => spec.sieve?.fields.includes(field) ?? false
  const lists = of(true)
  return {
    spec,
    base: `${plainName(spec.view)}_g${generation}`,
    scalars: of(false),
    packed: lists.filter(isFaceted),
    lists: lists.filter((field) => !isFaceted(field)),
  }
}

/** The columns that hold a whole document, in the order of `Texts`. */
export const textColumns = ({ spec }: ViewTable): readonly string[] => (spec.unsent ? ['body', 'unsent'] : ['body'])
export const column = (field: string) => `"f_${field}"`
export const listTable = ({ base }: ViewTable, field: string) => `"${base}_has_${field}"`
export const counterTable = ({ base }: ViewTable, at: number) => `"${base}_count_${at}"`
export const indexName = ({ base }: ViewTable, at: number) => `"${base}_by_${at}"`
/** The uses of the facet index, one index each: sorted pages, counts of a query, and counts by the tallied fields alone. */
export type FacetIndexUse = 'page' | 'tally' | 'chips'
export const facetIndexName = ({ base }: ViewTable, use: FacetIndexUse) => `"${base}_sieve_${use}"`
export const wordsTable = ({ base }: ViewTable) => `"${base}_words"`
export const partsTable = ({ base }: ViewTable) => `"${base}_parts"`

/** Columns carry no type: a value keeps its own, and null is stored as minus infinity, which sorts and compares like a value. */
export const createTable = (db: Database, table: ViewTable): void => {
  const { base, spec, scalars, packed, lists } = table
  const columns = [...scalars, ...packed].map((field) => `${column(field)} NOT NULL, `).join('')
  db.exec(
    `CREATE TABLE "${base}" (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${columns}body TEXT NOT NULL, ${spec.unsent ? 'unsent TEXT NOT NULL, ' : ''}seen TEXT NOT NULL)`,
  )
  db.exec(`CREATE TABLE "${base}_gone" (id TEXT PRIMARY KEY, seen TEXT NOT NULL) WITHOUT ROWID`)
  for (const field of lists)
    db.exec(`CREATE TABLE ${listTable(table, field)} (value NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (value, n)) WITHOUT ROWID`)
  spec.counters?.forEach((fields, at) => {
    const names = fields.map(column).join(', ')
    db.exec(
      `CREATE TABLE ${counterTable(table, at)} (${fields.map((field) => `${column(field)} NOT NULL, `).join('')}total INTEGER NOT NULL, PRIMARY KEY (${names})) WITHOUT ROWID`,
    )
  })
  const fts = (name: string, tokens: string) =>
    db.exec(`CREATE VIRTUAL TABLE ${name} USING fts5(text, content='', contentless_delete=1, ${tokens})`)
  if (spec.search?.words?.length) fts(wordsTable(table), `tokenize='unicode61 remove_diacritics 2', prefix='2 3'`)
  if (spec.search?.parts?.length) fts(partsTable(table), `tokenize='trigram'`)
}

/** Creates the composite indexes where they are missing. */
export const createIndexes = (db: Database, table: ViewTable): void => {
  table.spec.indexes?.forEach((fields, at) => {
    for (const field of fields)
      if (field !== 'id' && !table.scalars.includes(field))
        throw new UnindexedQuery(`${table.spec.view}: index field ${field} is no declared single value`)
    const columns = (fields.includes('id') ? fields : [...fields, 'id']).map((field) => (field === 'id' ? field : column(field)))
    db.exec(`CREATE INDEX IF NOT EXISTS ${indexName(table, at)} ON "${table.base}" (${columns.join(', ')})`)
  })
  if (table.spec.sieve) createFacetIndex(db, table, table.spec.sieve)
}

const createFacetIndex = (db: Database, table: ViewTable, { within, sort, tallied, fields }: FacetIndex): void => {
  const index = (use: FacetIndexUse, columns: readonly string[]) =>
    db.exec(`CREATE INDEX IF NOT EXISTS ${facetIndexName(table, use)} ON "${table.base}" (${columns.join(', ')})`)
  index('page', [...[...within, sort].map(column), 'id', ...[...tallied, ...fields].map(column)])
  index('tally', [...within, ...tallied, sort, ...fields].map(column))
  // A scan of the whole index takes half as long with short entries.
  index('chips', [...within, ...tallied].map(column))
}

export const dropTable = (db: Database, table: ViewTable): void => {
  const { base, spec, lists } = table
  const names = [
    `"${base}"`,
    `"${base}_gone"`,
    ...lists.map((field) => listTable(table, field)),
    ...(spec.counters ?? []).map((_, at) => counterTable(table, at)),
    wordsTable(table),
    partsTable(table),
  ]
  for (const name of names) db.exec(`DROP TABLE IF EXISTS ${name}`)
}
