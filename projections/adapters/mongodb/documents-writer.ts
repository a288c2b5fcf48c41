import { type Document, MongoServerError, type ObjectId } from 'mongodb'
import { isTaken, type ViewCollection } from './catalogue.ts'
import type { CollectionDocument } from './collection-document.ts'

/** A document to be written in the place of the one that bears the mark; of none, when there is no mark. */
export type Writing = {
  readonly table: ViewCollection
  readonly over: ObjectId | undefined
  readonly document: CollectionDocument
  /** Nothing changes but what it has seen. */
  readonly isCheckpointOnly?: true
}

/** Few enough that they fit into one message, many enough that messages do not matter. */
const AT_ONCE = 500
const writeConcern = { w: 'majority', j: true }

type Answer = {
  readonly n: number
  readonly writeErrors?: readonly { readonly index: number; readonly code: number; readonly errmsg: string }[]
}

const update = ({ over, document, isCheckpointOnly }: Writing) => {
  const { _id, mark, seen, streams } = document
  return { q: { _id, mark: over }, u: isCheckpointOnly ? { $set: { mark, seen, streams } } : document }
}

/** Said to the server as it is: the driver's bulk of operations weighs every document before it writes it. */
const send = async ({ db }: ViewCollection, writings: readonly Writing[], command: Document): Promise<Answer> => {
  if (!writings.length) return { n: 0 }
  // The driver types what any command answers; these are a write's fields.
  const answer = (await db.command({ ...command, ordered: false, writeConcern })) as unknown as Answer
  const broken = answer.writeErrors?.find((error) => !isTaken(error))
  if (broken) throw new MongoServerError(broken)
  return answer
}

/** Answers which of them somebody else was first with. */
const putInto = async (table: ViewCollection, writings: readonly Writing[]): Promise<readonly Writing[]> => {
  const fresh = writings.filter(({ over }) => over === undefined)
  const replaced = writings.filter(({ over }) => over !== undefined)
  const [inserted, updated] = await Promise.all([
    send(table, fresh, { insert: table.name, documents: fresh.map(({ document }) => document) }),
    send(table, replaced, { update: table.name, updates: replaced.map(update) }),
  ])
  const taken = (inserted.writeErrors ?? []).map(({ index }) => fresh[index]!)
  if (updated.n === replaced.length) return taken
  const ids = replaced.map(({ document }) => document._id)
  const marks = await table.documents.find({ _id: { $in: ids } }, { projection: { mark: 1 } }).toArray()
  const currentMarks = new Map(marks.map(({ _id, mark }) => [_id, mark]))
  return [...taken, ...replaced.filter(({ document }) => !currentMarks.get(document._id)?.equals(document.mark))]
}

/** Writes documents of several views, each only over what was read. Answers those that somebody else had written meanwhile. */
export const putAll = async (writings: readonly Writing[]): Promise<readonly Writing[]> => {
  const byTable = new Map<string, Writing[][]>()
  for (const writing of writings) {
    const pieces = byTable.get(writing.table.name) ?? [[]]
    if (pieces.at(-1)!.length === AT_ONCE) pieces.push([])
    pieces.at(-1)!.push(writing)
    byTable.set(writing.table.name, pieces)
  }
  const lost = await Promise.all([...byTable.values()].flatMap((pieces) => pieces.map((piece) => putInto(piece[0]!.table, piece))))
  return lost.flat()
}
