import type { Position } from '@embarca/contracts/kit/position.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import { bodyOf } from '../../kit/texts.ts'
import { type BatchEntry, change, copyEntry, foldInto, unchangedEntry, writtenEntry } from './batch-entry.ts'
import { createBodyCache } from './body-cache.ts'
import { catalogueOf, viewsSchema } from './catalogue.ts'
import { checkpoint as emptyWal, openDatabase, statements, transaction, transactionInPieces } from './database.ts'
import { documentsWriter, type StoredDocument } from './documents-writer.ts'
import { readSnapshot } from './read-snapshot.ts'
import { positionReader, viewReader } from './reader.ts'
import { type RebuildsOfStore, rebuildOf } from './rebuild.ts'
import { bringUp } from './schema.ts'
import { storedDocuments } from './stored-documents.ts'
import { partsTable, type ViewTable, wordsTable } from './view-table.ts'

/** MiB. Readers go through whole indexes of a large view repeatedly: cached, that takes half as long. */
const READERS_CACHE = 256
const WRITERS_CACHE = 64

/** Documents cached from batch to batch: events of a load come close together. */
const MAX_RECENT = 12_000

const firstOf = <K, V>(all: ReadonlyMap<K, V>, most: number): readonly [K, V][] => {
  const some: [K, V][] = []
  for (const one of all) if (some.push(one) >= most) break
  return some
}

/**
 * Views in a file of their own, which can always be rebuilt from the log. Changes of a batch are kept in memory and written together with
 * its checkpoint: `get` sees them at once, pages and counts after the batch.
 */
export const sqliteReadStore = (
  file: string,
  { readOnly = false, migrate = false, checkpoint = 1_500 } = {},
): ReadStore & { close(): void } => {
  const db = openDatabase(file, {
    readOnly,
    synchronous: 'NORMAL',
    cacheMb: readOnly ? READERS_CACHE : WRITERS_CACHE,
    scrubbed: true,
    checkpoint,
  })
  if (!readOnly) bringUp(db, file, viewsSchema, migrate)
  const catalogue = catalogueOf(db)
  const readPosition = positionReader(db)
  const pageCache = readOnly ? { bodies: createBodyCache(), snapshot: readSnapshot(db, readPosition) } : undefined
  const reader = viewReader(db, catalogue, readPosition, pageCache)
  const prepared = statements(db)
  const writers = new Map<string, ReturnType<typeof documentsWriter>>()
  const recent = new Map<string, BatchEntry>()
  const stored = storedDocuments(db)
  const gathered = new Map<string, BatchEntry>()
  /** Documents written in a transaction that is still open, as they were before it. */
  const uncommitted = new Map<string, BatchEntry>()
  let open: Map<string, BatchEntry> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const rebuilds: RebuildsOfStore = new Set()
  const clear = (now: number) => {
    catalogue.clear(now)
    catalogue.clearRebuilds(now, (view) => rebuilds.has(view))
  }
  if (!readOnly) clear(Date.now())

  // A rebuilt view has another table, so entries of the old one are not found.
  const keyOf = (view: string, id: string) => `${catalogue.table(view).base} ${id}`
  const writer = (table: ViewTable) => {
    const made = writers.get(table.base) ?? documentsWriter(db, table)
    writers.set(table.base, made)
    return made
  }
  const keep = (group: string, position: Position) =>
    prepared('INSERT INTO checkpoints ("group", position) VALUES (?, ?) ON CONFLICT DO UPDATE SET position = excluded.position').run(
      group,
      position,
    )

  /** A document written once and never again, such as a history entry, is not worth caching. */
  const remember = (key: string, entry: BatchEntry, before: StoredDocument | undefined) => {
    recent.delete(key)
    if (entry.before && before) recent.set(key, writtenEntry(entry, before))
    if (recent.size > MAX_RECENT) recent.delete(recent.keys().next().value!)
  }
  const writeAll = (entries: Iterable<[string, BatchEntry]>, checkpoint: { group: string; position: Position } | undefined) => {
    const touched = new Set<ReturnType<typeof documentsWriter>>()
    for (const [key, entry] of entries) {
      if (!entry.dirty) continue
      const table = catalogue.table(entry.view)
      const to = writer(table)
      remember(key, entry, to.put(entry, entry))
      stored.written(table, entry.id, entry.doc === undefined)
      touched.add(to)
    }
    for (const to of touched) to.settle()
    if (checkpoint) keep(checkpoint.group, checkpoint.position)
  }
  const inPieces = transactionInPieces(db, {
    committed: () => uncommitted.clear(),
    undone: () => {
      writers.clear()
      recent.clear()
      stored.forget()
      for (const [key, entry] of uncommitted) gathered.set(key, copyEntry(gathered.get(key) ?? entry, entry))
      uncommitted.clear()
    },
  })
  const write: typeof writeAll = (...all) => {
    inPieces.run(() => writeAll(...all))
    inPieces.end()
  }

  /** Runs work one after the other, each on a map of its own until `end` takes it over; work that throws leaves nothing behind. */
  const exclusively = <T>(work: () => Promise<T> | T, end: (changed: Map<string, BatchEntry>) => void): Promise<T> => {
    const run = async () => {
      open = new Map()
      try {
        const result = await work()
        end(open)
        return result
      } finally {
        open = undefined
      }
    }
    const mine = queue.then(run, run)
    queue = mine.catch(() => {})
    return mine
  }
  const gather: ReadStore['gather'] = (work) =>
    exclusively(work, (changed) => {
      for (const [key, entry] of changed) gathered.set(key, entry)
    })
  const batch: ReadStore['batch'] = (work, checkpoint) =>
    exclusively(work, (changed) => {
      write(checkpoint ? new Map([...gathered, ...changed]) : changed, checkpoint)
      if (checkpoint) gathered.clear()
      else for (const key of changed.keys()) gathered.delete(key)
    })
  const writeSome = (most: number): Promise<boolean> =>
    exclusively(
      () => gathered.size > most,
      () => {
        const some = firstOf(gathered, most)
        inPieces.run(() => writeAll(some, undefined))
        for (const [key, entry] of some) {
          uncommitted.set(key, copyEntry(entry, uncommitted.get(key) ?? entry))
          gathered.delete(key)
        }
      },
    )
  const entryIn = (key: string) => open?.get(key) ?? gathered.get(key)
  const entryOf = (view: string, id: string, entries: Map<string, BatchEntry>): BatchEntry => {
    const key = keyOf(view, id)
    const known = entries.get(key)
    if (known) return known
    const before = gathered.get(key) ?? recent.get(key)
    const entry = before ? copyEntry(before) : unchangedEntry(view, id, stored.of(catalogue.table(view), id))
    entries.set(key, entry)
    return entry
  }
  const scrub = () => {
    inPieces.end()
    recent.clear()
    clear(Number.POSITIVE_INFINITY)
    for (const view of catalogue.all()) {
      const table = catalogue.table(view)
      const { words, parts } = table.spec.search ?? {}
      for (const name of [...(words?.length ? [wordsTable(table)] : []), ...(parts?.length ? [partsTable(table)] : [])])
        db.exec(`INSERT INTO ${name} (${name}) VALUES ('optimize')`)
    }
    emptyWal(db)
  }

  return {
    ...reader,
    get: async <Doc>(view: string, id: string) => {
      const entry = entryIn(keyOf(view, id))
      return entry ? (entry.doc as Doc | undefined) : reader.get<Doc>(view, id)
    },
    change: async (view, id, source, step) =>
      open ? change(entryOf(view, id, open), source, step) : batch(() => change(entryOf(view, id, open!), source, step)),
    fold: async (view, id, sources, step, finish) => {
      const work = () => foldInto(entryOf(view, id, open!), sources, step, finish)
      return open ? work() : batch(work)
    },
    batch,
    gather,
    writeSome,
    sent: async (view, id) => {
      const key = keyOf(view, id)
      const entry = entryIn(key)
      if (entry?.doc) {
        entry.body ??= bodyOf(catalogue.table(view).spec, entry.doc as Record<string, unknown>)
        return entry.body
      }
      return entry ? undefined : reader.sent(view, id)
    },
    define: async (spec) => catalogue.define(spec),
    goBack: async (spec) => catalogue.goBack(spec, Date.now()),
    retireUnused: async (inUse) => catalogue.retireUnused(inUse, Date.now()),
    rebuild: async (spec, finish, compared, program) =>
      rebuildOf({ db, catalogue, underWay: rebuilds, keep }, { spec, finish, compared, program }),
    madeFrom: async (view, stream) => {
      const { base } = catalogue.table(view)
      const mark = `${JSON.stringify(stream)}:`
      const rows = prepared(
        `SELECT id, seen FROM "${base}" WHERE instr(seen, ?1) > 0 UNION ALL SELECT id, seen FROM "${base}_gone" WHERE instr(seen, ?1) > 0`,
      ).all(mark) as { id: string; seen: string }[]
      return rows.map(({ id, seen }) => ({ id, streams: Object.keys(JSON.parse(seen) as StreamCheckpoints) }))
    },
    remove: async (view, id) => {
      const table = catalogue.table(view)
      for (const entries of [open, gathered, recent]) entries?.delete(keyOf(view, id))
      transaction(db, () => {
        const to = writer(table)
        to.remove(id, stored.of(table, id).before)
        to.settle()
      })
    },
    scrub: async () => scrub(),
    ...(pageCache && {
      noteWritten: (written) => {
        pageCache.snapshot.end()
        pageCache.bodies.noteWritten(written)
      },
    }),
    close: () => {
      pageCache?.snapshot.end()
      inPieces.end()
      db.close()
    },
  }
}
