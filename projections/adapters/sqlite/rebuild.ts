import type { Position } from '@embarca/contracts/kit/position.ts'
import { hashOf } from '../../kit/canonical.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import { judgeAfter } from '../../kit/seen.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import { type Database, transaction } from './database.ts'
import { documentsWriter, type Standing } from './documents-writer.ts'
import type { Doc } from './extract.ts'
import { hear, heardOf, lastOf } from './heard.ts'
import { documents } from './reader.ts'
import { createIndexes, dropTable, textColumns } from './view-table.ts'

type Folded = {
  doc: object | undefined
  readonly heard: (string | number)[]
  readonly before: Standing | undefined
  readonly gone?: boolean
}

/** So many documents are folded in memory; beyond, those are written down and read again when needed. */
const MOST_HELD = 20_000

/** Folds a view in memory, writes it in bulk into new tables and makes the indexes last. */
export const rebuildOf = (
  db: Database,
  catalogue: Catalogue,
  spec: ViewSpec,
  keep: (group: string, position: Position) => void,
  finish: (doc: object) => object = (doc) => doc,
): Rebuild => {
  const { table, generation } = catalogue.beside(spec)
  const to = documentsWriter(db, table)
  const find = db.prepare(`SELECT n, ${textColumns(table)}, seen FROM "${table.base}" WHERE id = ?`)
  const findGone = db.prepare(`SELECT seen FROM "${table.base}_gone" WHERE id = ?`)
  const held = new Map<string, Folded>()
  let spilled = false

  const finishAll = () => {
    for (const one of held.values()) if (one.doc) one.doc = finish(one.doc)
  }
  const spill = () =>
    transaction(db, () => {
      for (const [id, one] of held) to.put({ id, doc: one.doc, heard: one.heard }, one)
      to.settle()
      spilled ||= held.size > 0
      held.clear()
    })
  const stored = (id: string): Folded => {
    const row = find.get(id) as (Texts & { n: number; seen: string }) | undefined
    if (!row) {
      const gone = findGone.get(id) as { seen: string } | undefined
      return { doc: undefined, before: undefined, heard: gone ? [...heardOf(gone.seen)] : [], gone: gone !== undefined }
    }
    const { seen, ...texts } = row
    const doc = docOf<Doc>(texts)
    return { doc, before: { n: texts.n, doc }, heard: [...heardOf(seen)] }
  }
  const folded = (id: string): Folded => {
    const kept = held.get(id)
    if (kept) return kept
    if (held.size >= MOST_HELD) {
      finishAll()
      spill()
    }
    const found = spilled ? stored(id) : { doc: undefined, before: undefined, heard: [] }
    held.set(id, found)
    return found
  }

  const inMemory = function* () {
    for (const id of [...held.keys()].sort()) {
      const { doc } = held.get(id)!
      if (doc !== undefined) yield [id, doc] as const
    }
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
    finish: async (checkpoint) => {
      finishAll()
      const hash = spilled ? undefined : hashOf(inMemory())
      spill()
      createIndexes(db, table)
      const before = catalogue.all().includes(spec.view) ? hashOf(documents(db, catalogue.table(spec.view))) : undefined
      transaction(db, () => {
        catalogue.swap(spec, generation, Date.now())
        if (checkpoint) keep(checkpoint.group, checkpoint.position)
      })
      return { hash: hash ?? hashOf(documents(db, table)), before }
    },
    abandon: async () => {
      held.clear()
      transaction(db, () => dropTable(db, table))
    },
  }
}
