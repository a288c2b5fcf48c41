import type { EventSchemas } from '@embarca/contracts/kit/event.ts'
import { every } from '@embarca/projections/kit/every.ts'
import { codecOf } from '../../kit/codec.ts'
import type { DataStores } from '../../kit/data.ts'
import type { Keys } from '../../kit/keys.ts'
import { type HeadLog, notary, notaryKey, SIGN_EVERY_MS } from '../../kit/notary.ts'
import { proofsOf } from '../../kit/proofs.ts'
import { SWEEP_EVERY_MS } from '../../kit/sweep-attempts.ts'
import { tail } from '../../kit/tail.ts'
import type { Upcasts } from '../../kit/upcast.ts'
import { headsFile, notaryFiles } from '../disk/heads-file.ts'
import { signedHeadsIn } from '../disk/signed-heads.ts'
import { dataFiles } from './data-files.ts'
import { sqliteEventStore } from './event-store.ts'
import { openLogFile } from './log-file.ts'
import { openedTogether } from './opened-together.ts'
import { storedStream } from './stored-stream.ts'

type FolderLogOptions = {
  readonly eventSchemas: EventSchemas
  readonly upcasts: Upcasts
  readonly keys: Keys
  /** 32 bytes of which the key that signs the heads is made. */
  readonly notarySecret: Buffer
  readonly migrate: boolean
  /** Days for which the answers to commands are kept. */
  readonly commandsKeptDays: number
  readonly heads: (file: HeadLog) => HeadLog
  readonly failed: (what: string, error: unknown) => void
}
export type FolderLog = Pick<DataStores, 'events' | 'feed' | 'onCommit' | 'streamsNaming' | 'proofs' | 'close'>

/** The log in a folder. It signs its heads every minute, and once more when it is closed. */
export const folderLog = (
  folder: string,
  { eventSchemas, upcasts, keys, notarySecret, migrate, commandsKeptDays, heads: headsOf, failed }: FolderLogOptions,
): FolderLog => {
  const attempt = (what: string, work: () => void) => {
    try {
      work()
    } catch (error) {
      failed(what, error)
    }
  }
  const failing = (what: string) => (error: unknown) => failed(what, error)
  const { close, stop, ...log } = openedTogether((keep) => {
    const db = keep(openLogFile(dataFiles(folder).log, migrate))
    const { sweep, flush, hashes, streamsNaming, onCommit, pick, ...events } = sqliteEventStore(
      db,
      codecOf(eventSchemas, keys, upcasts),
      keys,
    )
    const dropOld = () => sweep(new Date(), commandsKeptDays)
    const sweeping = every(SWEEP_EVERY_MS, dropOld, failing('old answers to commands could not be dropped'))
    attempt('old answers to commands could not be dropped', dropOld)
    const { key, publicKey } = notaryKey(notarySecret)
    const { write } = notary(hashes, headsOf(headsFile(folder, publicKey)), key)
    const signHead = () => write(new Date().toISOString())
    const signing = every(SIGN_EVERY_MS, signHead, failing('a head could not be signed'))
    const heads = signedHeadsIn(notaryFiles(folder).heads)
    const feed = tail({ readAll: events.readAll, pick, onCommit })
    return {
      events,
      feed,
      onCommit,
      streamsNaming,
      proofs: proofsOf({ stored: storedStream(db), key, publicKey, history: { hashes, heads, signHead } }),
      stop: async () => {
        await Promise.all([sweeping.stop(), signing.stop()])
        await feed.close()
        flush()
        attempt('a head could not be signed', signHead)
      },
    }
  })
  return { ...log, close: () => stop().finally(close) }
}
