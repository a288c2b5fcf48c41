import { productEvents } from '@embarca/contracts/events.ts'
import type { Logger } from 'pino'
import { headsFile } from '../adapters/disk/heads-file.ts'
import { type LogStores, openEventStoreDb } from '../adapters/eventstoredb/open-eventstoredb.ts'
import type { Keys } from '../kit/keys.ts'
import type { notaryKey } from '../kit/notary.ts'
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

/** Signs its heads into a folder. */
export const signEsdbHeads = (notary: LogStores['notary'], folder: string, signing: SigningKey, log: Logger): Promise<Stoppable> =>
  signHeads(notary(headsFile(folder, signing.publicKey), signing.key), log)
