import type { ViewCollection } from './catalogue.ts'
import { asRead, type PendingDocument } from './pending.ts'

/** Which documents to read, by collection. */
export const batchedRead = () => {
  const ids = new Map<ViewCollection, Set<string>>()
  return {
    add: (table: ViewCollection, id: string): void => void ids.set(table, (ids.get(table) ?? new Set()).add(id)),
    /** Reads all of them, with one query per collection. */
    read: async (): Promise<readonly PendingDocument[]> => {
      const read = async ([table, all]: readonly [ViewCollection, ReadonlySet<string>]) => {
        const found = await table.documents.find({ _id: { $in: [...all] } }).toArray()
        const byId = new Map(found.map((one) => [one._id, one]))
        return [...all].map((id) => asRead(table, id, byId.get(id)))
      }
      return (await Promise.all([...ids].map(read))).flat()
    },
  }
}
