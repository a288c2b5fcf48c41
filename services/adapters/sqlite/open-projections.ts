import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { codecOf } from '../../kit/codec.ts'
import { tail } from '../../kit/tail.ts'
import { ringIn } from '../disk/secret.ts'
import { committedEvents } from './committed-events.ts'
import { dataFiles, masterPlace } from './data-files.ts'
import { sqliteKeys } from './keys.ts'
import { logReader } from './log-reader.ts'
import type { DataOptions } from './open-data.ts'

/** Write-ahead pages of the views before their writer checkpoints itself: another thread does so, unless it cannot keep up. */
const LAG_LIMIT = 8_000

/** What a projector's thread needs of a folder that the process has opened: the log to read, the views to write. */
export const openProjections = (folder: string, { eventSchemas, upcasts = {}, masterKey }: Omit<DataOptions, 'views' | 'migrate'>) => {
  const at = dataFiles(folder)
  const master = ringIn(masterPlace(folder, masterKey))
  if (!master) throw new Error(`${at.masterKey} is missing`)
  const keys = sqliteKeys(at.keys, master, { readOnly: true })
  const db = openDatabase(at.log, { readOnly: true, cacheMb: 16 })
  const views = sqliteReadStore(at.views, { checkpoint: LAG_LIMIT })
  const { read, readAll, pick, head, streamsNaming, open } = logReader(db, codecOf(eventSchemas, keys, upcasts))
  const committed = committedEvents()
  const feed = tail({
    readAll: async (after, limit = 1_000) => {
      const rows = committed.after(after, limit)
      return rows.length ? rows.map(open) : readAll(after, limit)
    },
  })
  return {
    log: { read, readAll, pick, head, streamsNaming },
    streamsNaming,
    addCommitted: committed.add,
    feed,
    views,
    close: async () => {
      await feed.close()
      views.close()
      db.close()
      keys.close()
    },
  }
}
