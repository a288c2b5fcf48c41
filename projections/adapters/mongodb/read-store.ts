import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Db } from 'mongodb'
import { every } from '../../kit/every.ts'
import { mutex } from '../../kit/mutex.ts'
import { type ReadStore, ViewRebuilt, type ViewSpec } from '../../kit/read-store.ts'
import { textsOf } from '../../kit/texts.ts'
import { batchedRead } from './batched-read.ts'
import { type CatalogueOptions, catalogueOf, type ViewCollection } from './catalogue.ts'
import { asRead, changed, foldPending, type PendingDocument } from './pending.ts'
import { viewReader } from './reader.ts'
import { rebuildOf } from './rebuild.ts'
import { recentWrites } from './recent-writes.ts'
import { bringUp } from './schema.ts'
import { reportingUnavailable } from './unavailable.ts'
import { writeAll } from './write-all.ts'

/** Limits of the cache of written documents that lasts from batch to batch: events of a load come close together. */
const MAX_RECENT = { documents: 20_000, text: 64_000_000 }
const DAY = 86_400_000

/**
 * Views in MongoDB, or in a database that speaks its protocol, for several processes at once: a document is only written over the version
 * that was read, otherwise its events are folded again into the stored one. Without transactions: a batch writes its documents and then
 * its checkpoint, and an event that is delivered again changes nothing.
 */
export const mongoReadStore = async (db: Db, options: CatalogueOptions = {}): Promise<ReadStore & { close(): Promise<void> }> => {
  await bringUp(db)
  const catalogue = catalogueOf(db, options)
  const { keep, moveBack, ...reader } = viewReader(db, catalogue)
  const exclusively = mutex()
  const recent = recentWrites<PendingDocument>(MAX_RECENT)
  const gathered = new Map<string, PendingDocument>()
  const rebuilds = new Set<string>()
  let open: Map<string, PendingDocument> | undefined

  const sweeping = every(DAY / 4, () => catalogue.clear(Date.now()))
  await catalogue.clear(Date.now())

  /** The collections this process folds into, by view, when other processes fold them too. */
  let adopted: Map<string, string> | undefined
  const tableToFold = async (view: string): Promise<ViewCollection> => {
    const table = await catalogue.table(view)
    if (!adopted) return table
    const mine = adopted.get(view) ?? table.name
    adopted.set(view, mine)
    if (mine !== table.name) throw new ViewRebuilt(`${view} was rebuilt by another process`)
    return table
  }

  // A rebuilt view has another collection, so entries of the old one are not found.
  const keyOf = ({ name }: ViewCollection, id: string) => `${name} ${id}`
  const pendingIn = async (view: string, id: string) => {
    const key = keyOf(await catalogue.table(view), id)
    return open?.get(key) ?? gathered.get(key)
  }

  const prefetch: NonNullable<ReadStore['prefetch']> = async (documents) => {
    const unknown = batchedRead()
    for (const { view, id, isSingleEvent } of documents) {
      const table = await tableToFold(view)
      const key = keyOf(table, id)
      const known = open?.get(key) ?? gathered.get(key) ?? recent.get(key)
      if (known) open?.set(key, known)
      // If the document exists after all, the write detects it.
      else if (isSingleEvent) open?.set(key, { ...asRead(table, id, undefined), isSingleEvent })
      else unknown.add(table, id)
    }
    for (const one of await unknown.read()) open?.set(keyOf(one.table, one.id), one)
  }
  const pendingOf = async (view: string, id: string): Promise<PendingDocument> => {
    const key = keyOf(await tableToFold(view), id)
    if (!open!.has(key)) await prefetch([{ view, id }])
    return open!.get(key)!
  }
  const change: ReadStore['change'] = async (view, id, source, step) => {
    const before = await pendingOf(view, id)
    const { after, outcome } = changed(before, source, step as (doc: object | undefined) => object | undefined)
    open!.set(keyOf(after.table, id), after)
    // The caller knows the type of the view's documents; the store keeps documents of all views.
    return { outcome, doc: after.doc as never }
  }
  const fold: NonNullable<ReadStore['fold']> = async (view, id, sources, step, finish) => {
    const { after, until, applied } = foldPending(await pendingOf(view, id), {
      sources,
      step: step as (doc: object | undefined, at: number) => object | undefined,
      finish: finish as ((doc: object, before: object | undefined) => object) | undefined,
    })
    open!.set(keyOf(after.table, id), after)
    // The caller knows the type of the view's documents; the store keeps documents of all views.
    return { until, applied, doc: after.doc as never }
  }

  const write = async (pending: Iterable<PendingDocument>) => {
    try {
      for (const written of await writeAll(catalogue, pending, adopted !== undefined))
        if (!written.isSingleEvent) recent.set(keyOf(written.table, written.id), written)
    } catch (error) {
      recent.clear()
      throw error
    }
  }

  /** Runs work one after the other, each on a map of its own until `end` takes it over; work that throws leaves nothing behind. */
  const runBatch = <T>(work: () => Promise<T> | T, end: (pending: Map<string, PendingDocument>) => Promise<void> | void): Promise<T> =>
    exclusively(async () => {
      open = new Map()
      try {
        const result = await work()
        await end(new Map([...open].filter(([, { steps }]) => steps.length)))
        return result
      } finally {
        open = undefined
      }
    })
  const gather: ReadStore['gather'] = (work) =>
    runBatch(work, (pending) => {
      for (const [key, one] of pending) gathered.set(key, one)
    })
  const batch: ReadStore['batch'] = (work, checkpoint?: { group: string; position: Position }) =>
    runBatch(work, async (pending) => {
      const all = checkpoint ? new Map([...gathered, ...pending]) : pending
      await write(all.values())
      if (checkpoint) await keep(checkpoint)
      for (const key of all.keys()) gathered.delete(key)
    })

  const forgetPending = (table: ViewCollection, id: string) => {
    for (const memory of [open, gathered, recent]) memory?.delete(keyOf(table, id))
  }

  const store: ReadStore = {
    ...reader,
    get: async <Doc>(view: string, id: string) => {
      const pending = await pendingIn(view, id)
      return pending ? (pending.doc as Doc | undefined) : reader.get<Doc>(view, id)
    },
    sent: async (view, id) => {
      const table = await catalogue.table(view)
      const pending = (await pendingIn(view, id)) ?? recent.get(keyOf(table, id))
      if (!pending) return reader.sent(view, id)
      return pending.doc && (pending.body ?? textsOf(table.spec, pending.doc as Record<string, unknown>).body)
    },
    change: (view, id, source, step) => (open ? change(view, id, source, step) : batch(() => change(view, id, source, step))),
    fold: (view, id, sources, step, finish) =>
      open ? fold(view, id, sources, step, finish) : batch(() => fold(view, id, sources, step, finish)),
    prefetch,
    batch,
    gather,
    shareViews: async () => {
      const mine = new Map<string, string>()
      adopted = mine
      return {
        adopt: async () => {
          await catalogue.refreshNow()
          mine.clear()
          for (const [key, { table }] of gathered) if (!(await catalogue.isCurrent(table))) gathered.delete(key)
        },
      }
    },
    define: (spec) => catalogue.define(spec),
    ...(options.goesBack && {
      goBack: async (spec: ViewSpec) => {
        const position = await catalogue.goBack(spec, await reader.lastPosition())
        if (position !== undefined) await moveBack(position)
        return position
      },
    }),
    retireUnused: (inUse) => catalogue.retireUnused(inUse),
    rebuild: (spec, finish, compared, program) =>
      rebuildOf({ catalogue, underWay: rebuilds, keep, lastPosition: reader.lastPosition }, { spec, finish, compared, program }),
    madeFrom: async (view, stream) => {
      const { documents } = await catalogue.table(view)
      const found = await documents.find({ streams: stream }, { projection: { streams: 1 } }).toArray()
      return found.map(({ _id, streams }) => ({ id: _id, streams }))
    },
    remove: async (view, id) => {
      const table = await catalogue.table(view)
      forgetPending(table, id)
      await table.documents.deleteOne({ _id: id })
    },
    // The server frees what it overwrites; collections that a rebuild replaced are dropped at once.
    scrub: async () => {
      recent.clear()
      await catalogue.clear('replaced')
    },
  }
  return { ...reportingUnavailable(store), close: sweeping.stop }
}
