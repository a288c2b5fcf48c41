import type { Position } from '@embarca/contracts/kit/position.ts'
import { LENGTH } from '../../kit/canonical.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import { judgeAfter } from '../../kit/seen.ts'
import { textsOf } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import { type Database, transaction } from './database.ts'
import type { Doc } from './extract.ts'
import { hashBeside } from './hash-beside.ts'
import { hear, heardText, lastOf } from './heard.ts'
import { type Pen, penIn, type Sheets } from './pen.ts'
import { penBeside, settledBeside } from './pen-beside.ts'
import { perhapsWritten } from './perhaps-written.ts'
import { standingIn } from './standing.ts'
import { dropTable } from './view-table.ts'

type Folded = {
  doc: object | undefined
  readonly heard: (string | number)[]
  /** It was looked for in the file. */
  readonly known: boolean
  /** When it was asked for last. */
  round: number
}

/** So many documents are folded in memory: facts of a load come close together. Beyond, they are written down and read again when needed. */
const MOST_HELD = 3_000
/** A round is over after so many documents more; who was asked for in this one or the one before is likely to be asked for again. */
const ROUND = 750

/**
 * Folds a view in memory, writes it in bulk into new tables and makes the indexes last. What is more than fits in memory is written
 * by another thread.
 */
export const rebuildOf = (
  db: Database,
  catalogue: Catalogue,
  spec: ViewSpec,
  keep: (group: string, position: Position) => void,
  finish: (doc: object) => object = (doc) => doc,
  compared = true,
): Rebuild => {
  const { table, generation } = catalogue.beside(spec)
  const sum = compared ? new SharedArrayBuffer(LENGTH) : undefined
  const here = penIn(db, table, sum && Buffer.from(sum))
  const standing = standingIn(db)
  const file = db.location()
  const held = new Map<string, Folded>()
  const written = perhapsWritten()
  let beside: Pen | undefined
  let indexed = false
  let begun = 0
  const round = () => Math.floor(begun / ROUND)

  const sheetsOf = (all: readonly (readonly [id: string, one: Folded])[]): Sheets => {
    const ids: string[] = []
    const bodies: (string | undefined)[] = []
    const unsent: (string | undefined)[] = []
    const seen: string[] = []
    const known: boolean[] = []
    for (const [id, one] of all) {
      const doc = one.doc && finish(one.doc)
      const texts = doc && textsOf(spec, doc as Doc)
      standing.written(table, id, doc === undefined)
      written.add(id)
      ids.push(id)
      bodies.push(texts?.body)
      unsent.push(texts?.unsent)
      seen.push(heardText(one.heard))
      known.push(one.known)
    }
    return { ids, bodies, unsent, seen, known }
  }
  /** Writes those that nobody has asked for in a while, or all of them. */
  const spill = (all: boolean) => {
    const old = all ? [...held] : [...held].filter(([, one]) => one.round < round() - 1)
    const some = old.length > 0 ? old : [...held]
    if (some.length === 0) return
    if (!beside) settledBeside(file)
    ;(beside ?? here).write(sheetsOf(some))
    for (const [id] of some) held.delete(id)
  }
  const makeRoom = () => {
    if (file) beside ??= penBeside(file, { spec, generation, sum })
    spill(false)
  }
  const stored = (id: string): Folded => {
    beside?.settled()
    const { doc, heard } = standing.of(table, id)
    return { doc, heard: [...heard], known: true, round: round() }
  }
  const folded = (id: string): Folded => {
    const kept = held.get(id)
    if (kept) {
      kept.round = round()
      return kept
    }
    if (held.size >= MOST_HELD) makeRoom()
    begun += 1
    const found = written.has(id) ? stored(id) : { doc: undefined, heard: [], known: false, round: round() }
    held.set(id, found)
    return found
  }
  /** Everything is written, and the indexes are made once. */
  const settle = async () => {
    spill(true)
    if (indexed) return beside?.settled()
    indexed = true
    if (beside) return beside.index()
    settledBeside(file)
    here.index()
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
    prepare: settle,
    finish: async (checkpoint) => {
      await settle()
      await beside?.end()
      const hash = sum ? Buffer.from(sum).toString('hex') : ''
      const stands = compared && catalogue.all().includes(spec.view)
      const before = stands ? hashBeside(db, catalogue.table(spec.view), { table, hash }) : undefined
      settledBeside(file)
      transaction(db, () => {
        catalogue.swap(spec, generation, Date.now())
        if (checkpoint) keep(checkpoint.group, checkpoint.position)
      })
      return { hash, before }
    },
    abandon: async () => {
      held.clear()
      beside?.settled()
      await beside?.end()
      settledBeside(file)
      transaction(db, () => dropTable(db, table))
    },
  }
}
