import { mkdirSync } from 'node:fs'
import type { EventSchemas } from '@embarca/contracts/kit/event.ts'
import { removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { every } from '@embarca/projections/kit/every.ts'
import { codecOf } from '../../kit/codec.ts'
import type { DataStores } from '../../kit/data.ts'
import { notary, notaryKey } from '../../kit/notary.ts'
import { personFiles } from '../../kit/person-files.ts'
import { proofsOf } from '../../kit/proofs.ts'
import { ATTEMPTS_DAYS, COMMANDS_DAYS } from '../../kit/retention.ts'
import { SWEEP_EVERY_MS, sweepAttempts } from '../../kit/sweep-attempts.ts'
import { tail } from '../../kit/tail.ts'
import type { Upcasts } from '../../kit/upcast.ts'
import { diskFiles } from '../disk/files.ts'
import { headsFile, notaryFiles } from '../disk/heads-file.ts'
import { makeSecret } from '../disk/secret.ts'
import { signedHeadsIn } from '../disk/signed-heads.ts'
import { sqliteAttempts } from './attempts.ts'
import { checkFolder } from './check-folder.ts'
import { dataFiles, type FolderKeys } from './data-files.ts'
import { sqliteDeadLetters } from './dead-letters.ts'
import { sqliteEventStore } from './event-store.ts'
import { sqliteKeys } from './keys.ts'
import { lockFolder } from './lock.ts'
import { openLogFile } from './log-file.ts'
import { storedStream } from './stored-stream.ts'
import { sqliteTimers } from './timers.ts'

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
  /** A scheduled task failed; it is retried the next time. */
  readonly failed?: (what: string, error: unknown) => void
}

const SIGN_EVERY = 60_000

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
    notaryKey: signingKey,
    views: part = 'write',
    migrate = false,
    aheadOfLog = 'refuse',
    kept = { attempts: ATTEMPTS_DAYS, commands: COMMANDS_DAYS },
    failed = () => {},
  }: DataOptions,
): DataStores => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  const at = dataFiles(folder)
  const closing: (() => void)[] = [unlock]
  const failing = (what: string) => (error: unknown) => failed(what, error)
  const attempt = (what: string, work: () => void) => {
    try {
      work()
    } catch (error) {
      failed(what, error)
    }
  }
  try {
    const checked = checkFolder(folder, { masterKey, notaryKey: signingKey, migrate, aheadOfLog })
    const master = checked.masterKey ?? makeSecret(at.masterKey)
    const keys = sqliteKeys(at.keys, master, { migrate })
    closing.unshift(keys.close)
    const db = openLogFile(at.log, migrate)
    closing.unshift(() => db.close())
    const { sweep, flush, hashes, streamsNaming, onCommit, pick, ...events } = sqliteEventStore(
      db,
      codecOf(eventSchemas, keys, upcasts),
      keys,
    )
    const sweeping = every(SWEEP_EVERY_MS, () => sweep(new Date(), kept.commands), failing('old answers to commands could not be dropped'))
    attempt('old answers to commands could not be dropped', () => sweep(new Date(), kept.commands))
    const { key, publicKey } = notaryKey(checked.notaryKey ?? makeSecret(notaryFiles(folder).key))
    const { write } = notary(hashes, headsFile(folder, publicKey), key)
    const signHead = () => write(new Date().toISOString())
    const signing = every(SIGN_EVERY, signHead, failing('a head could not be signed'))
    const heads = signedHeadsIn(notaryFiles(folder).heads)
    const proofs = proofsOf({ stored: storedStream(db), key, publicKey, history: { hashes, heads, signHead } })
    const timers = sqliteTimers(at.timers, { migrate })
    const deadLetters = sqliteDeadLetters(at.deadLetters, { migrate })
    const attempts = sqliteAttempts(at.attempts, { migrate })
    const sweepingAttempts = sweepAttempts(attempts, kept.attempts, failing('old refused commands could not be deleted'))
    if (checked.ahead.reactions) void timers.reach(String(checked.ahead.head))
    if (checked.ahead.views) removeDatabase(at.views)
    if (part === 'read') sqliteReadStore(at.views, { migrate }).close()
    const views = sqliteReadStore(at.views, { readOnly: part === 'read', migrate })
    closing.unshift(timers.close, deadLetters.close, attempts.close, views.close)
    const feed = tail({ readAll: events.readAll, pick, onCommit })
    return {
      events,
      feed,
      views,
      timers,
      deadLetters,
      files: personFiles(diskFiles(at.files), keys),
      keys,
      personKey: keys.personKey,
      attempts,
      proofs,
      streamsNaming,
      onCommit,
      close: async () => {
        await Promise.all([sweeping.stop(), sweepingAttempts.stop(), signing.stop()])
        await feed.close()
        flush()
        attempt('a head could not be signed', signHead)
        for (const close of closing.splice(0)) close()
      },
    }
  } catch (error) {
    for (const close of closing) close()
    throw error
  }
}
