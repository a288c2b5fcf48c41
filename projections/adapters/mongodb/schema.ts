import type { Db } from 'mongodb'
import { isDuplicateKey, NewerStore } from './catalogue.ts'

/** Version of the layout of views in collections. */
const VERSION = 1

/** Records the layout in an empty database; throws `NewerStore` for a layout that this version does not know. */
export const bringUp = async (db: Db): Promise<void> => {
  const layouts = db.collection<{ _id: string; version: number }>('layouts')
  const written = await layouts.findOne({ _id: 'views' })
  if (!written) {
    await layouts.insertOne({ _id: 'views', version: VERSION }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
    })
    return
  }
  if (written.version > VERSION)
    throw new NewerStore(
      `The read store in database ${db.databaseName} (MONGODB_URL) was written by a newer version (${written.version}, this one knows ${VERSION}): start that version, or name another database`,
    )
}
