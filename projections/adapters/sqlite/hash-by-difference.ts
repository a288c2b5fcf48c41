import { hashing, hashOf } from '../../kit/canonical.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { Database } from './database.ts'
import { documents } from './reader.ts'
import { textColumns, type ViewTable } from './view-table.ts'

/** Computes the hash of the documents in use from the hash of the rebuilt ones: reads only documents whose texts differ. */
export const hashByDifference = (
  db: Database,
  old: ViewTable,
  { table, hash }: { readonly table: ViewTable; readonly hash: string },
): string => {
  const columns = textColumns(table)
  const size = ({ base }: ViewTable) => (db.prepare(`SELECT count(*) AS size FROM "${base}"`).get() as { size: number }).size
  const oldSize = size(old)
  if (oldSize === 0 || textColumns(old).length !== columns.length) return hashOf(documents(db, old))
  const same = ['id', ...columns].map((name) => `a.${name} = b.${name}`).join(' AND ')
  const only = (a: ViewTable, b: ViewTable) =>
    db
      .prepare(`SELECT id, ${columns} FROM "${a.base}" a WHERE NOT EXISTS (SELECT 1 FROM "${b.base}" b WHERE ${same})`)
      .iterate() as Iterable<Texts & { readonly id: string }>
  const sum = hashing(hash)
  let changedCount = 0
  for (const { id, ...texts } of only(table, old)) {
    sum.remove(id, docOf<object>(texts))
    changedCount += 1
  }
  // As many documents are the same as the old table holds: it holds no others.
  if (size(table) - changedCount === oldSize) return sum.digest()
  for (const { id, ...texts } of only(old, table)) sum.add(id, docOf<object>(texts))
  return sum.digest()
}
