import { mkdirSync } from 'node:fs'
import type { EventSchemas } from '@embarca/contracts/kit/event.ts'
import { removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { DataStores } from '../../kit/data.ts'
import type { HeadLog } from '../../kit/notary.ts'
import { personFiles } from '../../kit/person-files.ts'
import { ATTEMPTS_DAYS, COMMANDS_DAYS } from '../../kit/retention.ts'
import type { Upcasts } from '../../kit/upcast.ts'
import { diskFiles } from '../disk/files.ts'
import { notaryFiles } from '../disk/heads-file.ts'
import { makeSecret } from '../disk/secret.ts'
import { checkFolder } from './check-folder.ts'
import { dataFiles, type FolderKeys } from './data-files.ts'
import { folderLog } from './folder-log.ts'
import { folderStores } from './folder-stores.ts'
import { sqliteKeys } from './keys.ts'
import { lockFolder } from './lock.ts'

export { dataFiles } from './data-files.ts'

export type DataOptions = FolderKeys & {
  readonly eventSchemas: EventSchemas
  readonly upcasts?: Upcasts
  /** `read`: another thread projects the views. */
  readonly views?: 'write' | 'read'
  /** Migrates older files instead of refusing them. */
  readonly migrate?: boolean
  /** Views and deadlines may know events that the log lost: refused, unless an operator requests new views. */
  readonly aheadOfLog?: 'refuse' | 'reset'
  /** Days for which refused commands, and the answers to commands, are kept; the latter never less than the seven that retries may take. */
  readonly kept?: { readonly attempts: number; readonly commands: number }
  /** The heads that are signed, from those in the folder's file: copied elsewhere, too. */
  readonly heads?: (file: HeadLog) => HeadLog
  /** A scheduled task failed; it is retried the next time. */
  readonly failed?: (what: string, error: unknown) => void
}

/**
 * Opens a data folder for the one process that may write it. Throws `FolderInUse` when another process uses it, and `DataRefused`, with
 * nothing written, when its files do not match.
 */
export const openData = (
  folder: string,
  {
    eventSchemas,
    upcasts = {},
    masterKey,
    notaryKey,
    views = 'write',
    migrate = false,
    aheadOfLog = 'refuse',
    kept = { attempts: ATTEMPTS_DAYS, commands: COMMANDS_DAYS },
    heads = (file) => file,
    failed = () => {},
  }: DataOptions,
): DataStores => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  const at = dataFiles(folder)
  const closing: (() => unknown)[] = [unlock]
  try {
    const { ahead, ...secrets } = checkFolder(folder, { masterKey, notaryKey, migrate, aheadOfLog })
    const keys = sqliteKeys(at.keys, secrets.masterKey ?? makeSecret(at.masterKey), { migrate })
    closing.unshift(keys.close)
    if (ahead.views) removeDatabase(at.views)
    const stores = folderStores(folder, { views, migrate, attemptsKeptDays: kept.attempts, failed })
    closing.unshift(stores.close)
    if (ahead.reactions) void stores.timers.reach(ahead.head)
    const notarySecret = secrets.notaryKey ?? makeSecret(notaryFiles(folder).key)
    const log = folderLog(folder, { eventSchemas, upcasts, keys, notarySecret, migrate, commandsKeptDays: kept.commands, heads, failed })
    // First of all: what reads the log writes to the stores.
    closing.unshift(log.close)
    return {
      ...log,
      ...stores,
      files: personFiles(diskFiles(at.files), keys),
      keys,
      personKey: keys.personKey,
      close: async () => {
        for (const close of closing.splice(0)) await close()
      },
    }
  } catch (error) {
    for (const close of closing) void close()
    throw error
  }
}
