import { type AnyBulkWriteOperation, MongoBulkWriteError, type ObjectId } from 'mongodb'
import { isTaken, type ViewTable } from './catalogue.ts'
import type { Kept } from './kept.ts'

/** A document to be written in the place of the one that bears the mark; of none, when there is no mark. */
export type Writing = {
  readonly table: ViewTable
  readonly over: ObjectId | undefined
  readonly kept: Kept
  /** Nothing changes but what it has seen. */
  readonly isHeardOnly?: true
}

const AT_ONCE = 1_000

const operation = ({ over, kept, isHeardOnly }: Writing): AnyBulkWriteOperation<Kept> => {
  if (over === undefined) return { insertOne: { document: kept } }
  const { _id, ...rest } = kept
  const filter = { _id, mark: over }
  return isHeardOnly ? { updateOne: { filter, update: { $set: rest } } } : { replaceOne: { filter, replacement: rest } }
}

/** Answers which of them somebody else was first with. */
const putInto = async ({ documents }: ViewTable, writings: readonly Writing[]): Promise<readonly Writing[]> => {
  const replaced = writings.filter(({ over }) => over !== undefined)
  let taken: readonly Writing[] = []
  let matched: number | undefined
  try {
    const { matchedCount } = await documents.bulkWrite(writings.map(operation), { ordered: false })
    matched = matchedCount
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error
    const failed = [error.writeErrors].flat()
    if (!failed.length || !failed.every(isTaken)) throw error
    taken = failed.map(({ index }) => writings[index]!)
  }
  if (matched === replaced.length) return taken
  const marks = await documents.find({ _id: { $in: replaced.map(({ kept }) => kept._id) } }, { projection: { mark: 1 } }).toArray()
  const standing = new Map(marks.map(({ _id, mark }) => [_id, mark]))
  return [...taken, ...replaced.filter(({ kept }) => !standing.get(kept._id)?.equals(kept.mark))]
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
