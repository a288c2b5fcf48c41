import type { Position } from '@embarca/contracts/kit/position.ts'
import { hashing, hashOf } from '../../kit/canonical.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import { judgeAfter } from '../../kit/seen.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import { type Database, transaction } from './database.ts'
import { documentsWriter, type Standing } from './documents-writer.ts'
import { hear, lastOf } from './heard.ts'
import { perhapsWritten } from './perhaps-written.ts'
import { documents } from './reader.ts'
import { standingIn } from './standing.ts'
import { createIndexes, dropTable, textColumns, type ViewTable } from './view-table.ts'

type Folded = {
  doc: object | undefined
  readonly heard: (string | number)[]
  readonly before: Standing | undefined
  readonly gone?: boolean | undefined
}

/** So many documents are folded in memory: facts of a load come close together. Beyond, they are written down and read again when needed. */
const MOST_HELD = 3_000

/** Folds a view in memory, writes it in bulk into new tables and makes the indexes last. */
export const rebuildOf = (
  db: Database,
  catalogue: Catalogue,
  spec: ViewSpec,
  keep: (group: string, position: Position) => void,
  finish: (doc: object) => object = (doc) => doc,
  compared = true,
): Rebuild => {
  const { table, generation } = catalogue.beside(spec)
  const to = documentsWriter(db, table)
  const standing = standingIn(db)
  const held = new Map<string, Folded>()
  const sum = hashing()
  const written = perhapsWritten()
  let indexed = false

  const put = (id: string, one: Folded) => {
    const doc = one.doc && finish(one.doc)
    if (compared && one.before) sum.remove(id, one.before.doc)
    if (compared && doc) sum.add(id, doc)
    to.put({ id, doc, heard: one.heard }, one)
    standing.written(table, id, doc === undefined)
    written.add(id)
  }
  const spill = () =>
    transaction(db, () => {
      for (const [id, one] of held) put(id, one)
      to.settle()
      held.clear()
    })
  const index = () => {
    if (!indexed) createIndexes(db, table)
    indexed = true
  }
  const stored = (id: string): Folded => {
    const found = standing.of(table, id)
    return { ...found, heard: [...found.heard] }
  }
  const folded = (id: string): Folded => {
    const kept = held.get(id)
    if (kept) return kept
    if (held.size >= MOST_HELD) spill()
    const found = written.has(id) ? stored(id) : { doc: undefined, before: undefined, heard: [] }
    held.set(id, found)
    return found
  }

  return {
    change: (id, source, step) => {
      const one = folded(id)
      const outcome = judgeAfter(lastOf(one.heard, source.stream), source)
      if (outcome === 'applied') {
        one.doc = step(one.doc as never) as object | undefined
        hear(one.heard, source.stream, source.revision)
      }
      return { outcome, doc: one.doc as never }
    },
    prepare: async () => {
      spill()
      index()
    },
    finish: async (checkpoint) => {
      spill()
      index()
      const hash = sum.digest()
      const stands = compared && catalogue.all().includes(spec.view)
      const before = stands ? hashBeside(db, catalogue.table(spec.view), { table, hash }) : undefined
      transaction(db, () => {
        catalogue.swap(spec, generation, Date.now())
        if (checkpoint) keep(checkpoint.group, checkpoint.position)
      })
      return { hash, before }
    },
    abandon: async () => {
      held.clear()
      transaction(db, () => dropTable(db, table))
    },
  }
}

/** The hash of a view's documents in use, told from that of those made anew: only where their texts differ, they are read. */
const hashBeside = (db: Database, old: ViewTable, { table, hash }: { readonly table: ViewTable; readonly hash: string }): string => {
  const columns = textColumns(table)
  const isEmpty = db.prepare(`SELECT NOT EXISTS (SELECT 1 FROM "${old.base}") AS so`).get()!['so'] === 1
  if (isEmpty || textColumns(old).length !== columns.length) return hashOf(documents(db, old))
  const same = ['id', ...columns].map((name) => `a.${name} = b.${name}`).join(' AND ')
  const only = (a: ViewTable, b: ViewTable) =>
    db
      .prepare(`SELECT id, ${columns} FROM "${a.base}" a WHERE NOT EXISTS (SELECT 1 FROM "${b.base}" b WHERE ${same})`)
      .iterate() as Iterable<Texts & { readonly id: string }>
  const sum = hashing(hash)
  for (const { id, ...texts } of only(table, old)) sum.remove(id, docOf<object>(texts))
  for (const { id, ...texts } of only(old, table)) sum.add(id, docOf<object>(texts))
  return sum.digest()
}
