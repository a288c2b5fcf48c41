import type { ObjectId } from 'mongodb'
import type { Change, Folded, Source } from '../../kit/read-store.ts'
import { judge, type Seen } from '../../kit/seen.ts'
import type { ViewTable } from './catalogue.ts'
import type { Writing } from './documents-writer.ts'
import { documentOf, heardOf, type Kept, keptOf, seenOf } from './kept.ts'

/** What was said to a document at once, by some facts. */
type Said = {
  readonly sources: readonly Source[]
  // biome-ignore lint/suspicious/noExplicitAny: documents of every view wait in one list
  readonly step: (doc: any, at: number) => object | undefined
  // biome-ignore lint/suspicious/noExplicitAny: documents of every view wait in one list
  readonly finish?: ((doc: any, before: any) => object) | undefined
}
/** A document in the hands of a batch: as it was read, and what is to be done to it. What was said stays until it is written. */
export type Pending = {
  readonly table: ViewTable
  readonly id: string
  /** The mark it was read with; undefined when there was none. */
  readonly over: ObjectId | undefined
  readonly doc: object | undefined
  readonly seen: Seen
  readonly steps: readonly Said[]
  /** Its text as lists send it, as long as nothing but what it has seen changed since it was read or written. */
  readonly body?: string | undefined
  /** Hears one fact only. */
  readonly alone?: true
}

export const asRead = (table: ViewTable, id: string, kept: Kept | undefined): Pending => ({
  table,
  id,
  over: kept?.mark,
  doc: kept && documentOf<object>(kept),
  seen: kept ? seenOf(kept) : {},
  steps: [],
  body: kept?.body,
})

/** Some facts more, as far as none is missing before, and what became of it. */
export const folded = (
  before: Pending,
  { sources, step, finish }: Said,
): Pick<Folded<object>, 'until' | 'applied'> & { after: Pending } => {
  const seen: Record<string, number> = { ...before.seen }
  let { doc } = before
  let applied = false
  let until = 0
  for (const source of sources) {
    const outcome = judge(seen, source)
    if (outcome === 'gap') break
    if (outcome === 'applied') {
      doc = step(doc, until)
      seen[source.stream] = source.revision
      applied = true
    }
    until++
  }
  if (!applied) return { until, applied, after: before }
  if (doc && doc !== before.doc && finish) doc = finish(doc, before.doc)
  const said = { sources: sources.slice(0, until), step, finish }
  const body = doc === before.doc ? before.body : undefined
  return { until, applied, after: { ...before, doc, seen, steps: [...before.steps, said], body } }
}

/** One fact more, and what became of it. */
export const changed = (
  before: Pending,
  source: Source,
  // biome-ignore lint/suspicious/noExplicitAny: documents of every view wait in one list
  step: (doc: any) => object | undefined,
): { readonly after: Pending; readonly outcome: Change<object>['outcome'] } => {
  const { until, applied, after } = folded(before, { sources: [source], step })
  return { after, outcome: applied ? 'applied' : until > 0 ? 'seen' : 'gap' }
}

/** The same on the document as it stands now; undefined when facts are missing before one of them. */
export const again = (standing: Pending, { steps }: Pending): Pending | undefined => {
  let pending = standing
  for (const said of steps) {
    const { after, until } = folded(pending, said)
    if (until < said.sources.length) return undefined
    pending = after
  }
  return pending
}

export const writingOf = ({ table, id, over, doc, seen, body }: Pending): Writing =>
  over !== undefined && body !== undefined
    ? { table, over, kept: heardOf(id, seen), isHeardOnly: true }
    : { table, over, kept: keptOf(table.spec, id, doc, seen) }
