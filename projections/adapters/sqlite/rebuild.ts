import type { Position } from '@embarca/contracts/kit/position.ts'
import { hashOf, LENGTH } from '../../kit/canonical.ts'
import type { ChangeResult, Rebuild, RebuildRequest, Source } from '../../kit/read-store.ts'
import { compareRevision } from '../../kit/stream-checkpoints.ts'
import { textsOf } from '../../kit/texts.ts'
import { type BulkDocuments, bulkWriterIn, noDocuments } from './bulk-writer.ts'
import type { TableCatalogue } from './catalogue.ts'
import { type Database, transaction } from './database.ts'
import type { DocumentFields } from './extract.ts'
import { advanceCheckpoints, checkpointsText, type FlatCheckpoints, lastRevisionOf } from './flat-checkpoints.ts'
import { hashByDifference } from './hash-by-difference.ts'
import { documents } from './reader.ts'
import { storedDocuments } from './stored-documents.ts'
import { dropTable } from './view-table.ts'

type FoldedDocument = {
  doc: object | undefined
  checkpoints: (string | number)[]
  /** Whether the document may be in the file. */
  readonly known: boolean
}

/** The rebuilds of a store that are under way share the number of documents in memory. */
export type RebuildsOfStore = Set<string>

type RebuildOptions = {
  readonly db: Database
  readonly catalogue: TableCatalogue
  readonly underWay: RebuildsOfStore
  readonly keep: (group: string, position: Position) => void
}

/**
 * The size of a round: this many documents are folded in memory, then as many others, before those not used since are written. Events of
 * a load mostly come close together, and short-lived objects cost the collector little. When more than one in `SELDOM` of a round had to
 * be read again, the size doubles.
 */
const FEWEST = 250
const MOST = 2_000
/** Documents in memory, of all rebuilds together. */
const MOST_TOGETHER = 8_000
const SELDOM = 10
/** Number of single-event documents written at a time. */
const SINGLE_EVENTS_AT_ONCE = 500

/**
 * Folds a view in memory and writes it in bulk into new tables, whenever it holds more documents than a round. The indexes are made last.
 */
export const rebuildOf = (
  { db, catalogue, underWay, keep }: RebuildOptions,
  { spec, finish = (doc) => doc, compared = true, program }: RebuildRequest,
): Rebuild => {
  let round = FEWEST
  let readAgain = 0
  const unfinished = program === undefined ? undefined : catalogue.unfinishedGeneration(spec, program)
  const { table, generation } = unfinished ?? catalogue.createNextGeneration(spec)
  underWay.add(spec.view)
  /** Of all documents as they are written; those of an ended process are read at the end instead. */
  const sum = compared && !unfinished ? Buffer.alloc(LENGTH) : undefined
  const writer = bulkWriterIn(db, table, sum)
  const lookup = storedDocuments(db)
  let recent = new Map<string, FoldedDocument>()
  let before = new Map<string, FoldedDocument>()
  /** Documents of a single event, ready to be written, and the last id among them all. */
  let singles = noDocuments()
  let lastSingle = ''
  /** An ended process may have written some that follow what it had saved. */
  let mayHaveSingles = unfinished !== undefined

  const put = (documents: BulkDocuments, id: string, unfinished: object | undefined, checkpoints: FlatCheckpoints, known: boolean) => {
    const doc = unfinished && finish(unfinished)
    const texts = doc && textsOf(spec, doc as DocumentFields)
    documents.ids.push(id)
    documents.bodies.push(texts?.body)
    documents.unsent.push(texts?.unsent)
    documents.checkpoints.push(checkpointsText(checkpoints))
    documents.known.push(known)
    lookup.written(table, id, doc === undefined)
  }
  const write = (documents: BulkDocuments) => {
    if (documents.ids.length > 0) writer.write(documents)
  }
  const spill = (some: Map<string, FoldedDocument>) => {
    const documents = noDocuments()
    for (const [id, { doc, checkpoints, known }] of some) put(documents, id, doc, checkpoints, known)
    write(documents)
    some.clear()
  }
  const spillSingles = () => {
    write(singles)
    singles = noDocuments()
  }
  const nextRound = () => {
    spill(before)
    before = recent
    recent = new Map()
    if (readAgain * SELDOM > round && round < MOST && round * underWay.size * 4 <= MOST_TOGETHER) round *= 2
    readAgain = 0
  }
  const foldSingle = <D>(id: string, source: Source, step: (doc: D | undefined) => D | undefined): ChangeResult<D> => {
    if (mayHaveSingles) mayHaveSingles = isStored(id)
    if (id <= lastSingle || mayHaveSingles) return { outcome: 'seen', doc: undefined }
    const doc = step(undefined)
    lastSingle = id
    put(singles, id, doc as object | undefined, [source.stream, source.revision], false)
    if (singles.ids.length >= SINGLE_EVENTS_AT_ONCE) spillSingles()
    return { outcome: 'applied', doc }
  }
  const isStored = (id: string): boolean => {
    const { doc, gone = false } = lookup.of(table, id)
    return doc !== undefined || gone
  }
  const stored = (id: string): FoldedDocument => {
    const { doc, checkpoints } = lookup.of(table, id)
    const known = checkpoints.length > 0
    if (known) readAgain += 1
    return { doc, checkpoints: checkpoints.slice(), known }
  }
  const documentOf = (id: string): FoldedDocument => {
    const known = recent.get(id)
    if (known) return known
    // Taken out first, so that the next round does not write the document that is in use now.
    const earlier = before.get(id)
    if (earlier) before.delete(id)
    if (recent.size >= round) nextRound()
    const one = earlier ?? stored(id)
    recent.set(id, one)
    return one
  }
  /** Everything is written, and the indexes are made, unless they were before. */
  const settle = () => {
    for (const some of [before, recent]) spill(some)
    spillSingles()
    writer.index()
  }

  const hashNow = () => (unfinished && compared ? hashOf(documents(db, table)) : (sum?.toString('hex') ?? ''))

  return {
    resumed: unfinished?.progress,
    save: async (progress) => {
      for (const some of [before, recent]) spill(some)
      spillSingles()
      catalogue.saveRebuild(spec, generation, progress, Date.now())
    },
    change: (id, source, step) => {
      if (source.isSingleEvent) return foldSingle(id, source, step)
      const one = documentOf(id)
      const outcome = compareRevision(lastRevisionOf(one.checkpoints, source.stream), source)
      if (outcome === 'applied') {
        // The caller knows the type of the view's documents; the store keeps documents of all views.
        one.doc = step(one.doc as never) as object | undefined
        one.checkpoints = advanceCheckpoints(one.checkpoints, source.stream, source.revision)
      }
      // The caller knows the type of the view's documents; the store keeps documents of all views.
      return { outcome, doc: one.doc as never }
    },
    prepare: async () => settle(),
    finish: async (checkpoint) => {
      settle()
      const hash = hashNow()
      const isInUse = compared && catalogue.all().includes(spec.view)
      const hashInUse = isInUse ? hashByDifference(db, catalogue.table(spec.view), { table, hash }) : undefined
      transaction(db, () => {
        catalogue.swap(spec, generation, Date.now())
        if (checkpoint) keep(checkpoint.group, checkpoint.position)
      })
      underWay.delete(spec.view)
      return { hash, before: hashInUse }
    },
    abandon: async () => {
      for (const some of [before, recent]) some.clear()
      singles = noDocuments()
      underWay.delete(spec.view)
      transaction(db, () => {
        dropTable(db, table)
        catalogue.forgetRebuild(spec.view)
      })
    },
  }
}
