import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import type { DataStores } from '../../kit/data.ts'
import { sweepAttempts } from '../../kit/sweep-attempts.ts'
import { sqliteAttempts } from './attempts.ts'
import { dataFiles } from './data-files.ts'
import { sqliteDeadLetters } from './dead-letters.ts'
import { openedTogether } from './opened-together.ts'
import { sqliteTimers } from './timers.ts'

type FolderStoresOptions = {
  /** `read`: another part projects the views. */
  readonly views: 'write' | 'read'
  readonly migrate: boolean
  /** Days for which refused commands are kept. */
  readonly attemptsKeptDays: number
  readonly failed: (what: string, error: unknown) => void
}
export type FolderStores = Pick<DataStores, 'views' | 'timers' | 'deadLetters' | 'attempts' | 'close'>

/** What a folder keeps of a log, wherever the log is: views, deadlines, dead letters and refused commands. */
export const folderStores = (folder: string, { views: part, migrate, attemptsKeptDays, failed }: FolderStoresOptions): FolderStores => {
  const at = dataFiles(folder)
  const { close, ...stores } = openedTogether((keep) => {
    const timers = keep(sqliteTimers(at.timers, { migrate }))
    const deadLetters = keep(sqliteDeadLetters(at.deadLetters, { migrate }))
    const attempts = keep(sqliteAttempts(at.attempts, { migrate }))
    if (part === 'read') sqliteReadStore(at.views, { migrate }).close()
    const views = keep(sqliteReadStore(at.views, { readOnly: part === 'read', migrate }))
    return { timers, deadLetters, attempts, views }
  })
  const sweeping = sweepAttempts(stores.attempts, attemptsKeptDays, (error) => failed('old refused commands could not be deleted', error))
  return {
    ...stores,
    close: async () => {
      await sweeping.stop()
      close()
    },
  }
}
