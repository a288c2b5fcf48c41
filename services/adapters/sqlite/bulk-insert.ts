import type { Database, Statement } from '@embarca/projections/adapters/sqlite/database.ts'

const CHUNKS = [32, 8, 1] as const
type Value = string | number | null

/** Inserts many rows with few statements. `values` are the rows concatenated; returns how many rows were inserted. */
export const bulkInsert = (db: Database, into: string, columns: readonly string[]) => {
  const width = columns.length
  const row = `(${columns.map(() => '?').join(', ')})`
  const prepared = new Map<number, Statement>()
  const statement = (rows: number) => {
    const known = prepared.get(rows)
    if (known) return known
    const made = db.prepare(
      `INSERT OR IGNORE INTO ${into} (${columns.join(', ')}) VALUES ${Array.from({ length: rows }, () => row).join(', ')}`,
    )
    prepared.set(rows, made)
    return made
  }
  return (values: readonly Value[]): number => {
    let inserted = 0
    let at = 0
    for (const rows of CHUNKS) {
      for (; values.length - at >= rows * width; at += rows * width)
        inserted += statement(rows).run(...values.slice(at, at + rows * width)).changes
    }
    return inserted
  }
}
