import { productEvents } from '@embarca/contracts/events.ts'
import type { Logger } from 'pino'
import { headsFile } from '../adapters/disk/heads-file.ts'
import { type LogStores, openEventStoreDb } from '../adapters/eventstoredb/open-eventstoredb.ts'
import type { Keys } from '../kit/keys.ts'
import type { notaryKey } from '../kit/notary.ts'
import type { HeadCopies } from './head-copies.ts'
import { signHeads } from './sign-heads.ts'
import type { Stoppable } from './stores.ts'

type SigningKey = ReturnType<typeof notaryKey>
type EsdbLogOptions = { readonly keys: Keys; readonly signing?: SigningKey | undefined; readonly log: Logger }

/** The product's log in EventStoreDB. */
export const esdbLog = (url: string, { keys, signing, log }: EsdbLogOptions): Promise<LogStores> =>
  openEventStoreDb(url, {
    ...productEvents,
    keys,
    ...(signing && { notaryKey: signing }),
    foreign: (event) => log.error(event, 'a record of others, or a deletion, in our streams of the event store is passed over'),
  })

type Signing = { readonly notary: LogStores['notary']; readonly key: SigningKey; readonly copies: HeadCopies; readonly log: Logger }

/** Signs its heads into a folder, and copies them. */
export const signEsdbHeads = async (folder: string, { notary, key, copies, log }: Signing): Promise<Stoppable> => {
  const signing = await signHeads(notary(copies.of(headsFile(folder, key.publicKey)), key.key), log)
  return {
    stop: async () => {
      await signing.stop()
      await copies.stop()
    },
  }
}
