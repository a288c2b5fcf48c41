import { type Document, MongoServerError, type ObjectId } from 'mongodb'
import { isDuplicateKey, type ViewCollection } from './catalogue.ts'
import type { CollectionDocument } from './collection-document.ts'

/** A document to write over the one with this mark; without a mark, no document may exist yet. */
export type Writing = {
  readonly table: ViewCollection
  readonly over: ObjectId | undefined
  readonly document: CollectionDocument
  /** Only the revisions it has seen change. */
  readonly isCheckpointOnly?: true
}

/** Small enough for one message, large enough that the number of messages does not matter. */
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

/** Sends the command itself: the driver's bulk API measures every document before it writes it. */
const send = async ({ db }: ViewCollection, writings: readonly Writing[], command: Document): Promise<Answer> => {
  if (!writings.length) return { n: 0 }
  // The driver types the reply of any command; these are the fields of a write.
  const answer = (await db.command({ ...command, ordered: false, writeConcern })) as unknown as Answer
  const broken = answer.writeErrors?.find((error) => !isDuplicateKey(error))
  if (broken) throw new MongoServerError(broken)
  return answer
}

/** Resolves to the writings that lost against another process. */
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

/** Writes documents of several views, each only over the version that was read. Resolves to those that another process changed meanwhile. */
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
