import type { ChangeResult, FoldResult, Source } from '../../kit/read-store.ts'
import { compareRevision } from '../../kit/stream-checkpoints.ts'
import type { StoredDocument } from './documents-writer.ts'
import { advanceCheckpoints, type FlatCheckpoints, lastRevisionOf, withCheckpoint } from './flat-checkpoints.ts'
import type { FoundDocument } from './stored-documents.ts'

/** A document in the hands of a batch. */
export type BatchEntry = FoundDocument & {
  readonly view: string
  readonly id: string
  doc: object | undefined
  checkpoints: FlatCheckpoints
  dirty: boolean
  /** The text of `doc`, when somebody has asked for it. */
  body?: string | undefined
}

/** What is in the file. */
type Was = Pick<FoundDocument, 'before' | 'gone'>

/** The document as it stands, before anybody changed it, and what is in the file, where that is something else. */
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
/** Another that may be changed: made field by field, for what is spread from something that was spread itself is slow to copy. */
export const copyEntry = (entry: BatchEntry, was: Was = entry): BatchEntry => {
  const other = unchangedEntry(entry.view, entry.id, entry, was)
  other.dirty = entry.dirty
  other.body = entry.body
  return other
}
/** The document as it was written. */
export const writtenEntry = ({ view, id, doc, checkpoints }: BatchEntry, before: StoredDocument): BatchEntry =>
  unchangedEntry(view, id, { before, doc, checkpoints, gone: undefined })

const put = (entry: BatchEntry, doc: unknown, checkpoints: FlatCheckpoints) => {
  if (doc !== entry.doc) entry.body = undefined
  entry.doc = doc as object | undefined
  entry.checkpoints = checkpoints
  entry.dirty = true
}

/** One fact to the document. */
export const change = <Doc>(entry: BatchEntry, source: Source, step: (doc: Doc | undefined) => Doc | undefined): ChangeResult<Doc> => {
  const outcome = compareRevision(lastRevisionOf(entry.checkpoints, source.stream), source)
  if (outcome === 'applied')
    put(entry, step(entry.doc as Doc | undefined), withCheckpoint(entry.checkpoints, source.stream, source.revision))
  return { outcome, doc: entry.doc as Doc | undefined }
}

/** Several facts to the document, up to one before which others are missing; finished once. */
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
