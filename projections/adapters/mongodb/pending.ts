import type { ObjectId } from 'mongodb'
import type { Change, Source } from '../../kit/read-store.ts'
import { judge, type Seen } from '../../kit/seen.ts'
import type { ViewTable } from './catalogue.ts'
import type { Writing } from './documents-writer.ts'
import { documentOf, heardOf, type Kept, keptOf, seenOf } from './kept.ts'

type Step = (doc: any) => object | undefined
/** A document in the hands of a batch: as it was read, and what is to be done to it. The steps stay until they are written. */
export type Pending = {
  readonly table: ViewTable
  readonly id: string
  /** The mark it was read with; undefined when there was none. */
  readonly over: ObjectId | undefined
  readonly doc: object | undefined
  readonly seen: Seen
  readonly steps: readonly { readonly source: Source; readonly step: Step }[]
  /** Its text as lists send it, as long as nothing but what it has seen changed since it was read or written. */
  readonly body?: string | undefined
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

/** One fact more, and what became of it. */
export const changed = (
  before: Pending,
  source: Source,
  step: Step,
): { readonly after: Pending; readonly outcome: Change<object>['outcome'] } => {
  const outcome = judge(before.seen, source)
  if (outcome !== 'applied') return { after: before, outcome }
  const doc = step(before.doc)
  const seen = { ...before.seen, [source.stream]: source.revision }
  return {
    after: { ...before, doc, seen, steps: [...before.steps, { source, step }], body: doc === before.doc ? before.body : undefined },
    outcome,
  }
}

/** The same steps on the document as it stands now; undefined when facts are missing before one of them. */
export const again = (standing: Pending, { steps }: Pending): Pending | undefined => {
  let pending = standing
  for (const { source, step } of steps) {
    const { after, outcome } = changed(pending, source, step)
    if (outcome === 'gap') return undefined
    pending = after
  }
  return pending
}

export const writingOf = ({ table, id, over, doc, seen, body }: Pending): Writing =>
  over !== undefined && body !== undefined
    ? { table, over, kept: heardOf(id, seen), isHeardOnly: true }
    : { table, over, kept: keptOf(table.spec, id, doc, seen) }
