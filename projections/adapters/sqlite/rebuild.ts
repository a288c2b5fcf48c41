import type { Position } from '@embarca/contracts/kit/position.ts'
import { LENGTH } from '../../kit/canonical.ts'
import type { Change, Rebuild, Source, ViewSpec } from '../../kit/read-store.ts'
import { judgeAfter } from '../../kit/seen.ts'
import { textsOf } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import { type Database, transaction } from './database.ts'
import type { Doc } from './extract.ts'
import { hashBeside } from './hash-beside.ts'
import { type Heard, hear, heardText, lastOf } from './heard.ts'
import { blankSheets, type Pen, penIn, type Sheets } from './pen.ts'
import { penBeside, settledBeside } from './pen-beside.ts'
import { perhapsWritten } from './perhaps-written.ts'
import { standingIn } from './standing.ts'
import { dropTable } from './view-table.ts'

type Folded = {
  doc: object | undefined
  heard: (string | number)[]
  /** It was looked for in the file. */
  readonly known: boolean
}

/**
 * So many documents are folded in memory, and then as many others, before those that nobody asked for since are written down. Facts
 * of a load mostly come close together, and what is gone soon costs little to tidy up; where more than one in `SELDOM` of a round has
 * to be read again, the next is twice as long.
 */
const FEWEST = 250
const MOST = 2_000
const SELDOM = 10
/** Documents that hear one fact only, written at a time. */
const ALONE = 500

/** How many views of a file are being folded anew. */
const underWay = new WeakMap<Database, number>()
const count = (db: Database, by: 1 | -1) => void underWay.set(db, (underWay.get(db) ?? 0) + by)

/**
 * Folds a view in memory and writes it in bulk into new tables. What is more than fits in memory is written by another thread. The
 * indexes are made last, but for a view that is folded alone: then that thread has time enough to keep them while it writes.
 */
export const rebuildOf = (
  db: Database,
  catalogue: Catalogue,
  spec: ViewSpec,
  keep: (group: string, position: Position) => void,
  finish: (doc: object) => object = (doc) => doc,
  compared = true,
): Rebuild => {
  let round = FEWEST
  let readAgain = 0
  const { table, generation } = catalogue.beside(spec)
  const sum = compared ? new SharedArrayBuffer(LENGTH) : undefined
  const here = penIn(db, table, sum && Buffer.from(sum))
  const standing = standingIn(db)
  const file = db.location()
  let held = new Map<string, Folded>()
  let before = new Map<string, Folded>()
  const written = perhapsWritten()
  /** Documents that hear one fact only, ready to be written, and the last id among them all. */
  let alone = blankSheets()
  let lastAlone = ''
  let beside: Pen | undefined

  const put = (sheets: Sheets, id: string, unfinished: object | undefined, heard: Heard, known: boolean) => {
    const doc = unfinished && finish(unfinished)
    const texts = doc && textsOf(spec, doc as Doc)
    sheets.ids.push(id)
    sheets.bodies.push(texts?.body)
    sheets.unsent.push(texts?.unsent)
    sheets.seen.push(heardText(heard))
    sheets.known.push(known)
    standing.written(table, id, doc === undefined)
  }
  const write = (sheets: Sheets) => {
    if (sheets.ids.length === 0) return
    if (!beside) settledBeside(file)
    ;(beside ?? here).write(sheets)
  }
  const spill = (some: Map<string, Folded>) => {
    const sheets = blankSheets()
    for (const [id, { doc, heard, known }] of some) {
      put(sheets, id, doc, heard, known)
      written.add(id)
    }
    write(sheets)
    some.clear()
  }
  const spillAlone = () => {
    write(alone)
    alone = blankSheets()
  }
  const writeBeside = () => {
    if (!file || beside) return
    beside = penBeside(file, { spec, generation, sum })
    // Where it fails, the next that is written says so.
    if (underWay.get(db) === 1) void beside.index().catch(() => {})
  }
  const nextRound = () => {
    if (before.size > 0) writeBeside()
    spill(before)
    before = held
    held = new Map()
    if (readAgain * SELDOM > round && round < MOST) round *= 2
    readAgain = 0
  }
  const foldAlone = <D>(id: string, source: Source, step: (doc: D | undefined) => D | undefined): Change<D> => {
    if (id <= lastAlone) return { outcome: 'seen', doc: undefined }
    const doc = step(undefined)
    lastAlone = id
    put(alone, id, doc as object | undefined, [source.stream, source.revision], false)
    if (alone.ids.length >= ALONE) {
      writeBeside()
      spillAlone()
    }
    return { outcome: 'applied', doc }
  }
  const stored = (id: string): Folded => {
    readAgain += 1
    beside?.settled()
    const { doc, heard } = standing.of(table, id)
    return { doc, heard: heard.slice(), known: true }
  }
  const folded = (id: string): Folded => {
    const kept = held.get(id)
    if (kept) return kept
    // Taken out first: what is asked for now is not among those that the next round writes down.
    const earlier = before.get(id)
    if (earlier) before.delete(id)
    if (held.size >= round) nextRound()
    const one = earlier ?? (written.has(id) ? stored(id) : { doc: undefined, heard: [], known: false })
    held.set(id, one)
    return one
  }
  /** Everything is written, and the indexes are made once. */
  const settle = async () => {
    for (const some of [before, held]) spill(some)
    spillAlone()
    if (beside) return beside.index()
    settledBeside(file)
    here.index()
  }

  count(db, 1)
  return {
    change: (id, source, step) => {
      if (source.alone) return foldAlone(id, source, step)
      const one = folded(id)
      const outcome = judgeAfter(lastOf(one.heard, source.stream), source)
      if (outcome === 'applied') {
        // The caller says which view's document this is; the store keeps them all.
        one.doc = step(one.doc as never) as object | undefined
        one.heard = hear(one.heard, source.stream, source.revision)
      }
      // The caller says which view's document this is; the store keeps them all.
      return { outcome, doc: one.doc as never }
    },
    prepare: settle,
    finish: async (checkpoint) => {
      count(db, -1)
      await settle()
      await beside?.end()
      const hash = sum ? Buffer.from(sum).toString('hex') : ''
      const stands = compared && catalogue.all().includes(spec.view)
      const stood = stands ? hashBeside(db, catalogue.table(spec.view), { table, hash }) : undefined
      settledBeside(file)
      transaction(db, () => {
        catalogue.swap(spec, generation, Date.now())
        if (checkpoint) keep(checkpoint.group, checkpoint.position)
      })
      return { hash, before: stood }
    },
    abandon: async () => {
      count(db, -1)
      for (const some of [before, held]) some.clear()
      alone = blankSheets()
      beside?.settled()
      await beside?.end()
      settledBeside(file)
      transaction(db, () => dropTable(db, table))
    },
  }
}
