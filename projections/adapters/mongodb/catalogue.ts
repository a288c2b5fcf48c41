import { randomUUID } from 'node:crypto'
import { least, type Position } from '@embarca/contracts/kit/position.ts'
import type { Collection, Db } from 'mongodb'
import { type RebuildProgress, UnindexedQuery, ViewRebuilt, type ViewSpec } from '../../kit/read-store.ts'
import type { CollectionDocument } from './collection-document.ts'
import { createIndexes } from './indexes.ts'

/** One generation of a view. A rebuild creates the next one while this one stays in use. */
export type ViewCollection = {
  readonly spec: ViewSpec
  readonly name: string
  readonly generation: number
  readonly documents: Collection<CollectionDocument>
  readonly db: Db
}

type Entry = { readonly _id: string; readonly spec: string; readonly generation: number }
/**
 * A collection that was begun; `retired`: another has replaced it, when everything up to `reached` was folded. `owner`: the process that
 * rebuilds into it, and how far it came.
 */
type Generation = {
  readonly _id: string
  readonly view: string
  readonly number: number
  readonly at: number
  readonly retired?: true
  readonly reached?: Position
  readonly owner?: string
  readonly spec?: string
  readonly progress?: RebuildProgress
}

/** Readers notice a swap by another process within this many milliseconds; the old collection is kept much longer. */
const REFRESH_MS = 200
const RETENTION_MS = 86_400_000
const DUPLICATE_KEY = 11_000

/** The read store was written by a newer version of the program. */
export class NewerStore extends Error {
  readonly code = 'NEWER_STORE'
}

export const isDuplicateKey = (error: unknown): boolean => (error as { code?: unknown }).code === DUPLICATE_KEY

/** Maps each view to its current collection. */
export type CollectionCatalogue = ReturnType<typeof catalogueOf>
export type CatalogueOptions = {
  /** A newer version projects a view: this process may use it no longer. */
  readonly newer?: ((why: Error) => void) | undefined
  /** Views of a newer version are outdated instead: this process takes back what its own version folded, and no other process projects. */
  readonly goesBack?: boolean | undefined
}
export const catalogueOf = (db: Db, { newer = () => {}, goesBack = false }: CatalogueOptions = {}) => {
  const views = db.collection<Entry>('views')
  const generations = db.collection<Generation>('view_generations')
  let known = new Map<string, ViewCollection>()
  let refreshedAt = Number.NEGATIVE_INFINITY
  let refreshing: Promise<void> | undefined
  let hasReported = false
  /** This process, among those that rebuild. */
  const owner = randomUUID()
  /** The views this process folds, with their versions: it may not use a newer one. */
  const ownVersions = new Map<string, number>()
  const checkNewer = ({ view, version }: ViewSpec) => {
    const own = ownVersions.get(view) ?? version
    if (own < version && !goesBack)
      throw new NewerStore(
        `The view ${view} in database ${db.databaseName} (MONGODB_URL) was folded by a newer version (${version}, this one knows ${own}): start that version, or go back with rebuild-view --back`,
      )
  }

  const tableOf = (spec: ViewSpec, generation: number): ViewCollection => {
    const name = `${spec.view}_g${generation}`
    return { spec, name, generation, documents: db.collection<CollectionDocument>(name), db }
  }
  const readCatalogue = async () => {
    const began = performance.now()
    const current = await views.find({}, { projection: { generation: 1 } }).toArray()
    const changed = current.filter(({ _id, generation }) => known.get(_id)?.generation !== generation).map(({ _id }) => _id)
    const entries = changed.length ? await views.find({ _id: { $in: changed } }).toArray() : []
    const fresh = new Map(entries.map(({ _id, spec, generation }) => [_id, tableOf(JSON.parse(spec) as ViewSpec, generation)]))
    known = new Map(
      current.flatMap(({ _id }) => {
        const table = fresh.get(_id) ?? known.get(_id)
        return table ? [[_id, table]] : []
      }),
    )
    refreshedAt = began
    try {
      for (const { spec } of known.values()) checkNewer(spec)
    } catch (error) {
      if (!hasReported) newer(error as Error)
      hasReported = true
    }
  }
  const refresh = () => {
    refreshing ??= readCatalogue().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }
  const refreshNow = async (): Promise<void> => {
    await refreshing
    await refresh()
  }
  const find = async (view: string): Promise<ViewCollection | undefined> => {
    if (performance.now() - refreshedAt > REFRESH_MS || !known.has(view)) await refresh()
    return known.get(view)
  }
  /** Creates a collection under the next free number; a number that another process took first is skipped. */
  const begin = async (spec: ViewSpec): Promise<ViewCollection> => {
    ownVersions.set(spec.view, spec.version)
    for (;;) {
      const begun = await generations.find({ view: spec.view }).toArray()
      const number = Math.max(0, ...begun.map((one) => one.number)) + 1
      const table = tableOf(spec, number)
      try {
        await generations.insertOne({ _id: table.name, view: spec.view, number, at: Date.now(), owner })
        return table
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    }
  }
  /** A rebuild of this shape that the same program saved and did not end: from now on it is this process's own. */
  const unfinished = async (spec: ViewSpec, program: string) => {
    ownVersions.set(spec.view, spec.version)
    await refreshNow()
    const begun = await generations.find({ view: spec.view, spec: JSON.stringify(spec) }).toArray()
    const [last] = begun
      .filter((one) => one.progress?.program === program && !one.retired && known.get(spec.view)?.name !== one._id)
      .sort((a, b) => b.number - a.number)
    if (!last) return undefined
    const { matchedCount } = await generations.updateOne({ _id: last._id, owner: last.owner! }, { $set: { owner, at: Date.now() } })
    return matchedCount === 1 ? { table: tableOf(spec, last.number), progress: last.progress! } : undefined
  }
  const isOwn = async ({ name }: ViewCollection): Promise<boolean> => (await generations.findOne({ _id: name }))?.owner === owner
  const saveRebuild = async ({ name, spec }: ViewCollection, progress: RebuildProgress): Promise<void> => {
    const saved = { spec: JSON.stringify(spec), progress, at: Date.now() }
    const { matchedCount } = await generations.updateOne({ _id: name, owner }, { $set: saved })
    if (matchedCount === 0) throw new Error(`${spec.view}: another process goes on with this rebuild`)
  }
  const discard = async (table: Pick<ViewCollection, 'name'>) => {
    await db.dropCollection(table.name).catch(() => {})
    await generations.deleteOne({ _id: table.name })
  }

  const retire = async ({ name, spec }: ViewCollection, reached: Position): Promise<void> =>
    void (await generations.updateOne(
      { _id: name },
      { $set: { view: spec.view, spec: JSON.stringify(spec), at: Date.now(), retired: true, reached } },
    ))

  const table = async (view: string): Promise<ViewCollection> => {
    const found = await find(view)
    if (!found) throw new UnindexedQuery(`${view} is no view we know`)
    checkNewer(found.spec)
    return found
  }

  return {
    table,
    /** Whether no other collection has replaced this one. */
    isCurrent: async ({ spec, name }: ViewCollection): Promise<boolean> => (await table(spec.view)).name === name,
    /** Refreshes after the call: swaps made before it are known afterwards. */
    refreshNow,
    findNow: async (view: string): Promise<ViewCollection | undefined> => {
      await refreshNow()
      return known.get(view)
    },
    begin,
    unfinished,
    saveRebuild,
    /** Drops a collection that this process began, unless another process goes on with it or it is in use. */
    discardUnused: async (table: ViewCollection): Promise<void> => {
      await refreshNow()
      if ((await isOwn(table)) && known.get(table.spec.view)?.name !== table.name) await discard(table)
    },
    define: async (spec: ViewSpec): Promise<'ready' | 'new' | 'outdated'> => {
      const text = JSON.stringify(spec)
      const current = await find(spec.view)
      ownVersions.set(spec.view, spec.version)
      if (current) checkNewer(current.spec)
      const same = async () => ((await views.findOne({ _id: spec.view }))?.spec === text ? 'ready' : 'outdated')
      if (current) return same()
      const table = await begin(spec)
      await createIndexes(table.documents, spec)
      try {
        await views.insertOne({ _id: spec.view, spec: text, generation: table.generation })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        await discard(table)
        await refresh()
        return same()
      }
      await refresh()
      return 'new'
    },
    /**
     * Points a view to another collection, unless another process has since `before` was read; the old collection, which holds everything
     * up to `reached`, is kept a day.
     */
    swap: async (before: ViewCollection | undefined, table: ViewCollection, reached: Position): Promise<void> => {
      const { spec, generation } = table
      if (!(await isOwn(table))) throw new Error(`${spec.view}: another process goes on with this rebuild`)
      const entry = { spec: JSON.stringify(spec), generation }
      if (before) {
        const { matchedCount } = await views.updateOne({ _id: spec.view, generation: before.generation }, { $set: entry })
        if (matchedCount === 0) throw new ViewRebuilt(`${spec.view} was rebuilt by another process in the meantime`)
        await retire(before, reached)
      } else await views.insertOne({ _id: spec.view, ...entry })
      await generations.updateOne({ _id: table.name }, { $unset: { progress: true } })
      await refresh()
    },
    /**
     * Points a view back to the last collection of this shape that another replaced. `reached`: everything up to there is folded now.
     * Resolves to the position up to which the collection holds everything; undefined when there is none.
     */
    goBack: async (spec: ViewSpec, reached: Position): Promise<Position | undefined> => {
      const text = JSON.stringify(spec)
      await refreshNow()
      const current = known.get(spec.view)
      const kept = (await generations.find({ view: spec.view, spec: text }).toArray())
        .filter((one) => one.retired && one.reached !== undefined)
        .sort((a, b) => b.at - a.at)[0]
      if (!current || !kept) return undefined
      const { matchedCount } = await views.updateOne(
        { _id: spec.view, generation: current.generation },
        { $set: { spec: text, generation: kept.number } },
      )
      if (matchedCount === 0) throw new ViewRebuilt(`${spec.view} was rebuilt by another process in the meantime`)
      await retire(current, reached)
      await generations.updateOne({ _id: kept._id }, { $set: { at: Date.now() }, $unset: { retired: true, reached: true } })
      await refresh()
      return least([kept.reached!, reached])
    },
    /** Retires views that are no longer in use; their collections are kept a day. */
    retireUnused: async (inUse: readonly string[]): Promise<void> => {
      await refreshNow()
      for (const { spec, name, generation } of [...known.values()].filter(({ spec }) => !inUse.includes(spec.view))) {
        await generations.updateOne({ _id: name }, { $set: { at: Date.now(), retired: true } })
        await views.deleteOne({ _id: spec.view, generation })
      }
      await refresh()
    },
    /** Drops collections that were replaced, or begun and never used, more than a day before `now`; or, at once, all that were replaced. */
    clear: async (now: number | 'replaced'): Promise<void> => {
      const old = await generations.find(now === 'replaced' ? { retired: true } : { at: { $lte: now - RETENTION_MS } }).toArray()
      await refresh()
      for (const { _id, view } of old) if (known.get(view)?.name !== _id) await discard({ name: _id })
    },
  }
}
