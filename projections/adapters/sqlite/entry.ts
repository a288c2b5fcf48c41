import type { Change, Folded, Source } from '../../kit/read-store.ts'
import { judgeAfter } from '../../kit/seen.ts'
import type { Standing } from './documents-writer.ts'
import { type Heard, hear, heardWith, lastOf } from './heard.ts'
import type { Found } from './standing.ts'

/** A document in the hands of a batch. */
export type Entry = Found & {
  readonly view: string
  readonly id: string
  doc: object | undefined
  heard: Heard
  dirty: boolean
  /** The text of `doc`, when somebody has asked for it. */
  body?: string | undefined
}

/** What is in the file. */
type Was = Pick<Found, 'before' | 'gone'>

/** The document as it stands, before anybody changed it, and what is in the file, where that is something else. */
export const asStands = (view: string, id: string, found: Found, { before, gone }: Was = found): Entry => ({
  view,
  id,
  before,
  gone,
  doc: found.doc,
  heard: found.heard,
  dirty: false,
  body: undefined,
})
/** Another that may be changed: made field by field, for what is spread from something that was spread itself is slow to copy. */
export const again = (entry: Entry, was: Was = entry): Entry => {
  const other = asStands(entry.view, entry.id, entry, was)
  other.dirty = entry.dirty
  other.body = entry.body
  return other
}
/** The document as it was written. */
export const written = ({ view, id, doc, heard }: Entry, before: Standing): Entry =>
  asStands(view, id, { before, doc, heard, gone: undefined })

const put = (entry: Entry, doc: unknown, heard: Heard) => {
  if (doc !== entry.doc) entry.body = undefined
  entry.doc = doc as object | undefined
  entry.heard = heard
  entry.dirty = true
}

/** One fact to the document. */
export const change = <Doc>(entry: Entry, source: Source, step: (doc: Doc | undefined) => Doc | undefined): Change<Doc> => {
  const outcome = judgeAfter(lastOf(entry.heard, source.stream), source)
  if (outcome === 'applied') put(entry, step(entry.doc as Doc | undefined), heardWith(entry.heard, source.stream, source.revision))
  return { outcome, doc: entry.doc as Doc | undefined }
}

/** Several facts to the document, up to one before which others are missing; finished once. */
export const foldInto = <Doc>(
  entry: Entry,
  sources: readonly Source[],
  step: (doc: Doc | undefined, at: number) => Doc | undefined,
  finish: (doc: Doc, before: Doc | undefined) => Doc = (doc) => doc,
): Folded<Doc> => {
  let heard = entry.heard.slice()
  let doc = entry.doc as Doc | undefined
  let applied = false
  let until = 0
  for (const source of sources) {
    const outcome = judgeAfter(lastOf(heard, source.stream), source)
    if (outcome === 'gap') break
    if (outcome === 'applied') {
      doc = step(doc, until)
      heard = hear(heard, source.stream, source.revision)
      applied = true
    }
    until++
  }
  if (applied) {
    if (doc && doc !== entry.doc) doc = finish(doc, entry.doc as Doc | undefined)
    put(entry, doc, heard)
  }
  return { until, applied, doc }
}
