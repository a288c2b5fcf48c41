import type { ChangeResult, FoldResult, Source } from '../../kit/read-store.ts'
import { compareRevision } from '../../kit/stream-checkpoints.ts'
import type { StoredDocument } from './documents-writer.ts'
import { advanceCheckpoints, type FlatCheckpoints, lastRevisionOf, withCheckpoint } from './flat-checkpoints.ts'
import type { FoundDocument } from './stored-documents.ts'

/** A document of the current batch. */
export type BatchEntry = FoundDocument & {
  readonly view: string
  readonly id: string
  doc: object | undefined
  checkpoints: FlatCheckpoints
  dirty: boolean
  /** The text of `doc`, once it has been requested. */
  body?: string | undefined
}

/** What the file holds. */
type Was = Pick<FoundDocument, 'before' | 'gone'>

/** An unchanged document, and what the file holds, where that differs. */
export const unchangedEntry = (view: string, id: string, found: FoundDocument, { before, gone }: Was = found): BatchEntry => ({
  view,
  id,
  before,
  gone,
  doc: found.doc,
  checkpoints: found.checkpoints,
  dirty: false,
  body: undefined,
})
/** A copy that may be changed: built field by field, because an object spread from a spread object is slow to copy. */
export const copyEntry = (entry: BatchEntry, was: Was = entry): BatchEntry => {
  const other = unchangedEntry(entry.view, entry.id, entry, was)
  other.dirty = entry.dirty
  other.body = entry.body
  return other
}
/** The document as written. */
export const writtenEntry = ({ view, id, doc, checkpoints }: BatchEntry, before: StoredDocument): BatchEntry =>
  unchangedEntry(view, id, { before, doc, checkpoints, gone: undefined })

const put = (entry: BatchEntry, doc: unknown, checkpoints: FlatCheckpoints) => {
  if (doc !== entry.doc) entry.body = undefined
  entry.doc = doc as object | undefined
  entry.checkpoints = checkpoints
  entry.dirty = true
}

/** Applies one event to the document. */
export const change = <Doc>(entry: BatchEntry, source: Source, step: (doc: Doc | undefined) => Doc | undefined): ChangeResult<Doc> => {
  const outcome = compareRevision(lastRevisionOf(entry.checkpoints, source.stream), source)
  if (outcome === 'applied')
    put(entry, step(entry.doc as Doc | undefined), withCheckpoint(entry.checkpoints, source.stream, source.revision))
  return { outcome, doc: entry.doc as Doc | undefined }
}

/** Applies several events to the document, up to the first gap; finishes once. */
export const foldInto = <Doc>(
  entry: BatchEntry,
  sources: readonly Source[],
  step: (doc: Doc | undefined, at: number) => Doc | undefined,
  finish: (doc: Doc, before: Doc | undefined) => Doc = (doc) => doc,
): FoldResult<Doc> => {
  let checkpoints = entry.checkpoints.slice()
  let doc = entry.doc as Doc | undefined
  let applied = false
  let until = 0
  for (const source of sources) {
    const outcome = compareRevision(lastRevisionOf(checkpoints, source.stream), source)
    if (outcome === 'gap') break
    if (outcome === 'applied') {
      doc = step(doc, until)
      checkpoints = advanceCheckpoints(checkpoints, source.stream, source.revision)
      applied = true
    }
    until++
  }
  if (applied) {
    if (doc && doc !== entry.doc) doc = finish(doc, entry.doc as Doc | undefined)
    put(entry, doc, checkpoints)
  }
  return { until, applied, doc }
}
