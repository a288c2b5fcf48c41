import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FactTable } from '@embarca/contracts/kit/event.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { codecOf } from '../../kit/codec.ts'
import type { Data } from '../../kit/data.ts'
import { notary, notaryKey } from '../../kit/notary.ts'
import { proofsOf } from '../../kit/proofs.ts'
import { tail } from '../../kit/tail.ts'
import type { Upcasts } from '../../kit/upcast.ts'
import { diskFiles } from '../disk/files.ts'
import { headsFile, notaryFiles } from '../disk/heads-file.ts'
import { headsKept } from '../disk/heads-kept.ts'
import { secretBytes } from '../disk/secret.ts'
import { sqliteAttempts } from './attempts.ts'
import { sqliteDeadLetters } from './dead-letters.ts'
import { sqliteEventStore } from './event-store.ts'
import { sqliteKeys } from './keys.ts'
import { lockFolder } from './lock.ts'
import { openLogFile } from './log-file.ts'
import { storedStream } from './stored-stream.ts'
import { sqliteTimers } from './timers.ts'

export type DataOptions = {
  readonly facts: FactTable
  readonly upcasts?: Upcasts
  /** 64 hex digits that wrap people's keys; a key is made in the folder when none is given. */
  readonly masterKey?: string
  /** 64 hex digits that sign the log's heads; a key is made in the folder when none is given. */
  readonly notaryKey?: string
  /** `read`: another thread folds the views. */
  readonly views?: 'write' | 'read'
  /** Brings older files up to date instead of refusing them. */
  readonly migrate?: boolean
}

const SIGN_EVERY = 60_000
const SWEEP_EVERY = 6 * 3_600_000

/** What is done from time to time must not end the process: on a full disk it is left for the next time. */
const quietly = (work: () => void) => () => {
  try {
    work()
  } catch {}
}

/** Where each store's file stands in a data folder. */
export const dataFiles = (folder: string) => ({
  log: join(folder, 'events.sqlite'),
  keys: join(folder, 'keys.sqlite'),
  masterKey: join(folder, 'master.key'),
  timers: join(folder, 'timers.sqlite'),
  deadLetters: join(folder, 'dead-letters.sqlite'),
  attempts: join(folder, 'attempts.sqlite'),
  views: join(folder, 'views.sqlite'),
  files: join(folder, 'files'),
})

/** Opens a data folder for the one process that may write it; throws `FolderInUse` when there is another. */
export const openData = (
  folder: string,
  { facts, upcasts = {}, masterKey, notaryKey: signingKey, views: part = 'write', migrate = false }: DataOptions,
): Data => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  const at = dataFiles(folder)
  const closing: (() => void)[] = [unlock]
  try {
    const keys = sqliteKeys(
      at.keys,
      secretBytes(masterKey, at.masterKey, () => randomBytes(32)),
      { migrate },
    )
    closing.unshift(keys.close)
    const db = openLogFile(at.log, migrate)
    closing.unshift(() => db.close())
    const { sweep, flush, hashes, streamsNaming, onCommit, pick, ...events } = sqliteEventStore(db, codecOf(facts, keys, upcasts), keys)
    const sweeping = setInterval(
      quietly(() => sweep(new Date())),
      SWEEP_EVERY,
    ).unref()
    quietly(() => sweep(new Date()))()
    const { key, publicKey } = notaryKey(secretBytes(signingKey, notaryFiles(folder).key, () => randomBytes(32)))
    const { write } = notary(hashes, headsFile(folder, publicKey), key)
    const signHead = () => write(new Date().toISOString())
    const signing = setInterval(quietly(signHead), SIGN_EVERY).unref()
    const heads = headsKept(notaryFiles(folder).heads)
    const proofs = proofsOf({ stored: storedStream(db), key, publicKey, history: { hashes, heads, signHead } })
    const timers = sqliteTimers(at.timers, { migrate })
    const deadLetters = sqliteDeadLetters(at.deadLetters, { migrate })
    const attempts = sqliteAttempts(at.attempts, { migrate })
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
      files: diskFiles(at.files),
      keys,
      attempts,
      proofs,
      streamsNaming,
      onCommit,
      close: async () => {
        clearInterval(sweeping)
        clearInterval(signing)
        await feed.close()
        flush()
        quietly(signHead)()
        for (const close of closing.splice(0)) close()
      },
    }
  } catch (error) {
    for (const close of closing) close()
    throw error
  }
}
