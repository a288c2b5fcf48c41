import type { Condition, Plan } from '../../kit/conditions.ts'
import type { Scalar } from '../../kit/read-store.ts'
import { pieces, plain, SHORTEST_PART } from '../../kit/search.ts'
import { encode, NOTHING, type Stored } from './extract.ts'
import { column, indexName, listTable, partsTable, type ViewTable, wordsTable } from './view-table.ts'

/** A piece of SQL with the values for its question marks. */
export type Sql = { readonly text: string; readonly values: readonly Stored[] }
export const joined = (parts: readonly Sql[], by: string): Sql => ({
  text: parts.map(({ text }) => text).join(by),
  values: parts.flatMap(({ values }) => values),
})

/** A condition on a column. */
export const onColumn = (condition: Condition): Sql => {
  const name = column(condition.field)
  if (condition.is === 'one-of')
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

/** A way to find documents without an index of the view's own: a held value, or a piece of text. Tables with the column that is a document's number. */
type Finder = readonly { readonly table: string; readonly number: string; readonly where: string; readonly value: Stored }[]

const finders = (table: ViewTable, conditions: readonly Condition[], text: string | undefined): readonly Finder[] => [
  ...conditions.flatMap((condition): Finder[] =>
    condition.is === 'holding'
      ? [[{ table: listTable(table, condition.field), number: 'n', where: 'value = ?', value: encode(condition.value) }]]
      : [],
  ),
  ...pieces(text).map((piece): Finder => {
    const quoted = `"${plain(piece).replaceAll('"', '""')}"`
    const { words, parts } = table.spec.search ?? {}
    return [
      ...(words?.length ? [{ table: wordsTable(table), number: 'rowid', where: `${wordsTable(table)} MATCH ?`, value: `${quoted}*` }] : []),
      ...(parts?.length && piece.length >= SHORTEST_PART
        ? [{ table: partsTable(table), number: 'rowid', where: `${partsTable(table)} MATCH ?`, value: quoted }]
        : []),
    ]
  }),
]

const numbers = (finder: Finder): Sql =>
  joined(
    finder.length
      ? finder.map(({ table, number, where, value }) => ({ text: `SELECT ${number} AS n FROM ${table} WHERE ${where}`, values: [value] }))
      : [{ text: 'SELECT NULL AS n WHERE 0', values: [] }],
    ' UNION ',
  )
const among = (finder: Finder): Sql => ({ ...numbers(finder), text: `d.n IN (${numbers(finder).text})` })
const probed = (finder: Finder): Sql => {
  const each = finder.map(({ table, number, where, value }) => ({
    text: `EXISTS (SELECT 1 FROM ${table} WHERE ${where} AND ${number} = d.n)`,
    values: [value],
  }))
  const any = joined(each, ' OR ')
  return { ...any, text: `(${any.text || '0'})` }
}

/** Up to this many documents are fetched and sorted; more are walked in the index's order instead. */
const FEW = 2_000

/** FROM and WHERE of a question. `howMany` counts what a finder would fetch, up to a limit. */
export const question = (
  table: ViewTable,
  { conditions, index }: Plan,
  text: string | undefined,
  howMany: (numbers: Sql, limit: number) => number,
): Sql => {
  const columns = conditions.filter(({ is }) => is !== 'holding').map(onColumn)
  const found = finders(table, conditions, text).map((finder) => ({ finder, size: howMany(numbers(finder), FEW + 1) }))
  const smallest = found.reduce<(typeof found)[number] | undefined>(
    (least, one) => (!least || one.size < least.size ? one : least),
    undefined,
  )
  const driven = smallest !== undefined && (index === undefined || smallest.size <= FEW) ? smallest : undefined
  const rest = found.filter((one) => one !== driven).map(({ finder }) => probed(finder))
  const all = joined([...(driven ? [among(driven.finder)] : []), ...columns, ...rest], ' AND ')
  const by = driven || index === undefined ? 'NOT INDEXED' : `INDEXED BY ${indexName(table, index)}`
  return { text: `"${table.base}" d ${by}${all.text ? ` WHERE ${all.text}` : ''}`, values: all.values }
}
