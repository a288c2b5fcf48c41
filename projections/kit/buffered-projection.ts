import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { affectedDocuments } from './affected-documents.ts'
import { Poison, type ProjectionDeadLetters } from './dead-letters.ts'
import { flushPolicy } from './flush-policy.ts'
import { foldByDocument } from './fold-by-document.ts'
import { addChange, type Changed, type Folder } from './folding.ts'
import type { mutex } from './mutex.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore } from './read-store.ts'

/**
 * What changed (each document once), and the position up to which every view has been folded. Documents of views that notify with the
 * document are published as soon as they are folded, the others once everything is written.
 */
export type ProjectionUpdate = {
  readonly changed: readonly Changed[]
  /** Tenants whose documents were written: their cached lists are outdated. */
  readonly tenants: readonly string[]
  readonly lastPosition: Position
  /** `lastPosition` before this update. */
  readonly from: Position
  readonly eventCount: number
}
type BufferedProjectionOptions = {
  readonly projectors: readonly AnyProjector[]
  readonly store: ReadStore
  readonly deadLetters: ProjectionDeadLetters
  readonly folder: Folder
  readonly publish: (update: ProjectionUpdate) => void
  readonly pace: number
  readonly exclusively: ReturnType<typeof mutex>
  readonly group: string
  /** The position up to which the views have been folded. */
  readonly from: Position
}
/** Folded in memory, not yet written. */
type Buffer = Pick<ProjectionUpdate, 'eventCount'> & {
  readonly changed: Map<string, Changed>
  readonly position: Position
}

/** Events that may be buffered: from this number on, the next write does not wait. */
const MAX_BUFFERED = 12_000
/** Up to this number of buffered events are written in one go instead of in pieces. */
const SMALL_BATCH = 8
/** Milliseconds before a failed write is tried again. */
const RETRY_MS = 1_000
/** Writing this number of documents takes about half a millisecond. */
const DOCUMENTS_PER_PIECE = 12

export const tenantsOf = (changed: Iterable<Changed>) => [...new Set([...changed].flatMap(({ shipperId }) => shipperId ?? []))]

/** Folds events into the views in memory, documents that clients watch first, and writes them together at the pace of the flush policy. */
export const bufferedProjection = ({
  projectors,
  store,
  deadLetters,
  folder,
  publish,
  pace,
  exclusively,
  group,
  from,
}: BufferedProjectionOptions) => {
  const watched = projectors.filter(({ notifies }) => notifies === 'document')
  const unwatched = projectors.filter(({ notifies }) => notifies !== 'document')
  const viewsWithText = new Set(watched.map(({ spec }) => spec.view))
  const policy = flushPolicy(pace)
  const tenants = new Set<string>()

  let lastPosition = from
  let buffered: Buffer | undefined
  let isWritingInPieces = false
  let writeTimer: NodeJS.Timeout | undefined
  let writtenAt = Number.NEGATIVE_INFINITY

  const byDocument = foldByDocument({ store, deadLetters, change: folder.change })
  const oneByOne = async (into: readonly AnyProjector[], events: readonly Recorded[]): Promise<readonly Changed[]> => {
    const all: Changed[] = []
    for (const event of events)
      for (const projector of into) {
        const folding = folder.fold(projector, event)
        const one = folding && (await folding)
        if (one) all.push(one)
      }
    return all
  }
  const gather = (into: readonly AnyProjector[], events: readonly Recorded[], how: typeof oneByOne) =>
    store.gather(async () => {
      await store.prefetch?.(affectedDocuments(into, events))
      return how(into, events)
    })
  const foldInto = async (into: readonly AnyProjector[], events: readonly Recorded[]) => {
    try {
      const all = await gather(into, events, store.fold ? byDocument : oneByOne).catch((error) => {
        if (!store.fold || !(error instanceof Poison)) throw error
        // Only the streams that cannot be folded become dead letters, from the failing event on.
        return gather(into, events, oneByOne)
      })
      for (const tenant of tenantsOf(all)) tenants.add(tenant)
      const changes = new Map<string, Changed>()
      for (const one of all) addChange(changes, one)
      return changes
    } catch (error) {
      await deadLetters.load()
      throw error
    }
  }
  /** Adds the JSON text of documents that are sent to subscribed clients. */
  const withText = async (change: Changed): Promise<Changed> => {
    const json = change.gone || !viewsWithText.has(change.view) ? undefined : await store.sent(change.view, change.id)
    return json === undefined ? change : { ...change, json }
  }
  const withTexts = (changes: Iterable<Changed>) => Promise.all([...changes].map(withText))
  const put = async (events: readonly Recorded[]): Promise<void> => {
    const position = events.reduce(
      (latest, event) => (comparePositions(event.position, latest) > 0 ? event.position : latest),
      buffered?.position ?? lastPosition,
    )
    let published: Iterable<string> = []
    // A lagging projector publishes once, after folding everything.
    if (!policy.isLagging()) {
      const first = await foldInto(watched, events)
      const now = { lastPosition, from: lastPosition, eventCount: 0 }
      if (first.size) publish({ changed: await withTexts(first.values()), tenants: [], ...now })
      published = first.keys()
    }
    const rest = await foldInto(policy.isLagging() ? projectors : unwatched, events)
    // The buffer changes only after everything is folded: when the fold throws, the feed delivers the batch again.
    const changed = buffered?.changed ?? new Map<string, Changed>()
    for (const key of published) changed.delete(key)
    for (const one of rest.values()) addChange(changed, one)
    buffered = { changed, eventCount: (buffered?.eventCount ?? 0) + events.length, position }
    const wait = buffered.eventCount < MAX_BUFFERED ? writtenAt + policy.flushInterval() - performance.now() : 0
    if (wait > 0) writeTimer ??= setTimeout(beginWriting, wait)
    else if (policy.isLagging() || (!isWritingInPieces && (pace === 0 || buffered.eventCount <= SMALL_BATCH))) await write()
    else if (!isWritingInPieces) beginWriting()
  }
  /** Writes what is buffered and publishes it. After a failure it stays buffered and is written with the next events. */
  const write = async (): Promise<void> => {
    clearTimeout(writeTimer)
    writeTimer = undefined
    if (!buffered) return
    const { eventCount, position } = buffered
    const changed = await withTexts(buffered.changed.values())
    await store.batch(() => {}, { group, position })
    const before = lastPosition
    buffered = undefined
    lastPosition = position
    writtenAt = performance.now()
    publish({ changed, tenants: [...tenants], lastPosition, from: before, eventCount })
    tenants.clear()
  }
  /** As `write`, a few documents at a time, so that a fold for subscribed clients can run in between. */
  const writeInPieces = async (): Promise<void> => {
    isWritingInPieces = true
    try {
      while (buffered && !policy.isLagging() && (await exclusively(async () => store.writeSome?.(DOCUMENTS_PER_PIECE))))
        await new Promise(setImmediate)
      await exclusively(write)
    } finally {
      isWritingInPieces = false
    }
  }
  /** Retries a failed write by itself: no further event may come for a long time. */
  const beginWriting = () =>
    void writeInPieces().catch(() => {
      clearTimeout(writeTimer)
      writeTimer = setTimeout(beginWriting, RETRY_MS).unref()
    })

  return { put, write, withText, recordBatch: policy.recordBatch, batchDelay: policy.batchDelay, lastPosition: () => lastPosition }
}
