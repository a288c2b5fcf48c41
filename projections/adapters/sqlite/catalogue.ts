import { BEFORE_ALL, least, type Position } from '@embarca/contracts/kit/position.ts'
import { type RebuildProgress, UnindexedQuery, type ViewSpec } from '../../kit/read-store.ts'
import { type Database, transaction } from './database.ts'
import { createIndexes, createTable, dropTable, tableOf, type ViewTable } from './view-table.ts'

export const viewsSchema = [
  `CREATE TABLE views (view TEXT PRIMARY KEY, spec TEXT NOT NULL, generation INTEGER NOT NULL) STRICT;
   CREATE TABLE retired (view TEXT NOT NULL, spec TEXT NOT NULL, generation INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE TABLE checkpoints ("group" TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT`,
  `-- adds: rebuilds that go on after their process ended.
   CREATE TABLE rebuilding (view TEXT PRIMARY KEY, spec TEXT NOT NULL, generation INTEGER NOT NULL, progress TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   ALTER TABLE retired ADD COLUMN position TEXT`,
] as const

type Entry = { readonly view: string; readonly spec: string; readonly generation: number }

/** A swap by another thread is noticed within this many milliseconds; the old tables are kept much longer. */
const REFRESH_MS = 100
const RETENTION_MS = 86_400_000

/** Maps each view to its current tables. */
export type TableCatalogue = ReturnType<typeof catalogueOf>
export const catalogueOf = (db: Database) => {
  const find = db.prepare('SELECT view, spec, generation FROM views WHERE view = ?')
  /** Everything up to here is in the documents in use. */
  const foldedTo = (): Position => {
    const reached = db.prepare('SELECT position FROM checkpoints').all() as { position: Position }[]
    return reached.length ? least(reached.map(({ position }) => position)) : BEFORE_ALL
  }
  const retire = ({ view, spec, generation }: Entry, now: number) =>
    db
      .prepare('INSERT INTO retired (view, spec, generation, at, position) VALUES (?, ?, ?, ?, ?)')
      .run(view, spec, generation, now, foldedTo())
  const known = new Map<string, { table: ViewTable; entry: Entry; looked: number }>()

  const look = (view: string) => {
    const before = known.get(view)
    const looked = performance.now()
    if (before && looked - before.looked < REFRESH_MS) return before
    const entry = find.get(view) as Entry | undefined
    if (!entry) return undefined
    const same = before?.entry.generation === entry.generation ? before.table : undefined
    const found = { entry, looked, table: same ?? tableOf(JSON.parse(entry.spec) as ViewSpec, entry.generation) }
    known.set(view, found)
    return found
  }
  const point = ({ view }: ViewSpec, spec: string, generation: number) => {
    db.prepare(
      'INSERT INTO views (view, spec, generation) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET spec = excluded.spec, generation = excluded.generation',
    ).run(view, spec, generation)
    known.delete(view)
  }
  const generations = (view: string) =>
    (
      db
        .prepare(
          'SELECT max(generation) AS last FROM (SELECT generation FROM views WHERE view = ?1 UNION ALL SELECT generation FROM retired WHERE view = ?1)',
        )
        .get(view) as { last: number | null }
    ).last ?? 0

  const unfinished = (view: string) =>
    db.prepare('SELECT spec, generation, progress FROM rebuilding WHERE view = ?').get(view) as
      | { readonly spec: string; readonly generation: number; readonly progress: string }
      | undefined
  const forgetRebuild = (view: string) => db.prepare('DELETE FROM rebuilding WHERE view = ?').run(view)

  return {
    table: (view: string): ViewTable => {
      const found = look(view)
      if (!found) throw new UnindexedQuery(`${view} is no view we know`)
      return found.table
    },
    all: (): readonly string[] => (db.prepare('SELECT view FROM views ORDER BY view').all() as { view: string }[]).map(({ view }) => view),
    define: (spec: ViewSpec): 'ready' | 'new' | 'outdated' => {
      const text = JSON.stringify(spec)
      const found = look(spec.view)
      if (found) return found.entry.spec === text ? 'ready' : 'outdated'
      transaction(db, () => {
        const table = tableOf(spec, 1)
        createTable(db, table)
        createIndexes(db, table)
        point(spec, text, 1)
      })
      return 'new'
    },
    /** The generation that a rebuild of this shape by this program has saved and not ended. */
    unfinishedGeneration: (spec: ViewSpec, program: string) => {
      const found = unfinished(spec.view)
      const progress = found && (JSON.parse(found.progress) as RebuildProgress)
      if (found?.spec !== JSON.stringify(spec) || progress?.program !== program || found.generation !== generations(spec.view) + 1)
        return undefined
      return { table: tableOf(spec, found.generation), generation: found.generation, progress }
    },
    saveRebuild: (spec: ViewSpec, generation: number, progress: RebuildProgress, now: number): void =>
      void db
        .prepare('INSERT OR REPLACE INTO rebuilding (view, spec, generation, progress, at) VALUES (?, ?, ?, ?, ?)')
        .run(spec.view, JSON.stringify(spec), generation, JSON.stringify(progress), now),
    forgetRebuild: (view: string): void => void forgetRebuild(view),
    /** Creates tables for the next generation, without indexes; drops leftovers of an interrupted rebuild. */
    createNextGeneration: (spec: ViewSpec): { table: ViewTable; generation: number } => {
      const generation = generations(spec.view) + 1
      const table = tableOf(spec, generation)
      const left = (kind: string) =>
        (
          db
            .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE ? AND (name = ? OR substr(name, 1, ?) = ?)`)
            .all(kind, table.base, table.base.length + 1, `${table.base}_`) as { name: string }[]
        ).map(({ name }) => name)
      transaction(db, () => {
        forgetRebuild(spec.view)
        for (const kind of ['CREATE VIRTUAL%', '%']) for (const name of left(kind)) db.exec(`DROP TABLE "${name}"`)
        createTable(db, table)
      })
      return { table, generation }
    },
    /** Points a view to other tables; the old ones are kept a day. Part of the caller's transaction. */
    swap: (spec: ViewSpec, generation: number, now: number): void => {
      const before = find.get(spec.view) as Entry | undefined
      if (before) retire(before, now)
      forgetRebuild(spec.view)
      point(spec, JSON.stringify(spec), generation)
    },
    /**
     * Points a view back to its last documents of this shape, and moves every checkpoint back to where they ended: what was recorded since
     * is folded again. Undefined when they are no longer kept.
     */
    goBack: (spec: ViewSpec, now: number): Position | undefined =>
      transaction(db, () => {
        const text = JSON.stringify(spec)
        const before = db
          .prepare(
            'SELECT view, spec, generation, position FROM retired WHERE view = ? AND spec = ? AND position IS NOT NULL ORDER BY at DESC',
          )
          .get(spec.view, text) as (Entry & { readonly position: Position }) | undefined
        const current = find.get(spec.view) as Entry | undefined
        if (!before || !current) return undefined
        const from = least([before.position, foldedTo()])
        retire(current, now)
        db.prepare('DELETE FROM retired WHERE view = ? AND generation = ?').run(spec.view, before.generation)
        point(spec, text, before.generation)
        db.prepare('UPDATE checkpoints SET position = ?').run(from)
        return from
      }),
    /** Retires views that are no longer in use; their tables are kept a day. */
    retireUnused: (inUse: readonly string[], now: number): void => {
      const entries = db.prepare('SELECT view, spec, generation FROM views').all() as Entry[]
      const unused = entries.filter(({ view }) => !inUse.includes(view))
      if (!unused.length) return
      transaction(db, () => {
        for (const entry of unused) {
          retire(entry, now)
          db.prepare('DELETE FROM views WHERE view = ?').run(entry.view)
          known.delete(entry.view)
        }
      })
    },
    /** Drops rebuilds that were last saved more than a day before `now`, unless they are under way. */
    clearRebuilds: (now: number, isUnderWay: (view: string) => boolean): void => {
      const old = db.prepare('SELECT view, spec, generation FROM rebuilding WHERE at <= ?').all(now - RETENTION_MS) as Entry[]
      for (const { view, spec, generation } of old.filter((one) => !isUnderWay(one.view)))
        transaction(db, () => {
          dropTable(db, tableOf(JSON.parse(spec) as ViewSpec, generation))
          forgetRebuild(view)
        })
    },
    /** Drops tables that were replaced more than a day before `now`. */
    clear: (now: number): void => {
      const old = db.prepare('SELECT view, spec, generation FROM retired WHERE at <= ?').all(now - RETENTION_MS) as Entry[]
      if (!old.length) return
      transaction(db, () => {
        for (const { spec, generation } of old) dropTable(db, tableOf(JSON.parse(spec) as ViewSpec, generation))
        db.prepare('DELETE FROM retired WHERE at <= ?').run(now - RETENTION_MS)
      })
    },
  }
}
