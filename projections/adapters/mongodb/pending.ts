import type { ObjectId } from 'mongodb'
import type { ChangeResult, FoldResult, Source } from '../../kit/read-store.ts'
import { compareWithCheckpoint, type StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import type { ViewCollection } from './catalogue.ts'
import { type CollectionDocument, checkpointsDocument, checkpointsOf, documentOf, toCollectionDocument } from './collection-document.ts'
import type { Writing } from './documents-writer.ts'

/** Some events folded into a document in one step. */
type FoldStep = {
  readonly sources: readonly Source[]
  // biome-ignore lint/suspicious/noExplicitAny: documents of every view wait in one list
  readonly step: (doc: any, at: number) => object | undefined
  // biome-ignore lint/suspicious/noExplicitAny: documents of every view wait in one list
  readonly finish?: ((doc: any, before: any) => object) | undefined
}
/** A document of the current batch: as it was read, and the folds on it, which are kept until it is written. */
export type PendingDocument = {
  readonly table: ViewCollection
  readonly id: string
  /** The mark it was read with; undefined when it did not exist. */
  readonly over: ObjectId | undefined
  readonly doc: object | undefined
  readonly checkpoints: StreamCheckpoints
  readonly steps: readonly FoldStep[]
  /** Its text as lists send it, as long as only the seen revisions have changed since it was read or written. */
  readonly body?: string | undefined
  /** The document receives one event only. */
  readonly isSingleEvent?: true
}

export const asRead = (table: ViewCollection, id: string, stored: CollectionDocument | undefined): PendingDocument => ({
  table,
  id,
  over: stored?.mark,
  doc: stored && documentOf<object>(stored),
  checkpoints: stored ? checkpointsOf(stored) : {},
  steps: [],
  body: stored?.body,
})

/** Folds further events, up to the first gap, and returns the outcome. */
export const foldPending = (
  before: PendingDocument,
  { sources, step, finish }: FoldStep,
): Pick<FoldResult<object>, 'until' | 'applied'> & { after: PendingDocument } => {
  const checkpoints: Record<string, number> = { ...before.checkpoints }
  let { doc } = before
  let applied = false
  let until = 0
  for (const source of sources) {
    const outcome = compareWithCheckpoint(checkpoints, source)
    if (outcome === 'gap') break
    if (outcome === 'applied') {
      doc = step(doc, until)
      checkpoints[source.stream] = source.revision
      applied = true
    }
    until++
  }
  if (!applied) return { until, applied, after: before }
  if (doc && doc !== before.doc && finish) doc = finish(doc, before.doc)
  const foldStep = { sources: sources.slice(0, until), step, finish }
  const body = doc === before.doc ? before.body : undefined
  return { until, applied, after: { ...before, doc, checkpoints, steps: [...before.steps, foldStep], body } }
}

/** Folds one further event and returns the outcome. */
export const changed = (
  before: PendingDocument,
  source: Source,
  // biome-ignore lint/suspicious/noExplicitAny: documents of every view wait in one list
  step: (doc: any) => object | undefined,
): { readonly after: PendingDocument; readonly outcome: ChangeResult<object>['outcome'] } => {
  const { until, applied, after } = foldPending(before, { sources: [source], step })
  return { after, outcome: applied ? 'applied' : until > 0 ? 'seen' : 'gap' }
}

/** Repeats the folds on the document as it is stored now; undefined when events are missing before one of them. */
export const refoldPending = (current: PendingDocument, { steps }: PendingDocument): PendingDocument | undefined => {
  let pending = current
  for (const foldStep of steps) {
    const { after, until } = foldPending(pending, foldStep)
    if (until < foldStep.sources.length) return undefined
    pending = after
  }
  return pending
}

export const writingOf = ({ table, id, over, doc, checkpoints, body }: PendingDocument): Writing =>
  over !== undefined && body !== undefined
    ? { table, over, document: checkpointsDocument(id, checkpoints), isCheckpointOnly: true }
    : { table, over, document: toCollectionDocument(table.spec, id, doc, checkpoints) }
