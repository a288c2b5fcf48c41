import { productEvents } from '@embarca/contracts/events.ts'
import { checkedShareKey, keepShareKey } from '../adapters/disk/share-key.ts'
import { keysIn } from '../adapters/sqlite/data-files.ts'
import { hasShareLinks } from '../adapters/sqlite/inspect-folder.ts'
import { openData } from '../adapters/sqlite/open-data.ts'
import type { Config } from '../config.ts'
import { answerRequests } from '../folder-requests.ts'
import { processLog } from '../process-log.ts'
import { startProjectorThread } from '../projector-thread.ts'
import { type TracingSettings, tracingIn } from '../start-tracing.ts'
import { headCopies } from './head-copies.ts'
import type { Stores } from './stores.ts'

type FolderSettings = TracingSettings &
  Pick<
    Config,
    'dataDir' | 'LOG_LEVEL' | 'ROLES' | 'S3_URL' | 'S3_REGION' | 'HEADS_RETAINED_DAYS' | 'ATTEMPTS_KEPT_DAYS' | 'COMMANDS_KEPT_DAYS'
  >

/** Everything in one data folder; a separate thread projects the views. */
export const embeddedStores = (config: FolderSettings, env: NodeJS.ProcessEnv): Stores => {
  const { dataDir, ATTEMPTS_KEPT_DAYS, COMMANDS_KEPT_DAYS } = config
  const keys = keysIn(env)
  const shareKey = checkedShareKey(dataDir, env['SHARE_KEY'], hasShareLinks(dataDir))
  const log = processLog(config)
  const failed = (what: string, err: unknown) => log.error({ err }, what)
  const kept = { attempts: ATTEMPTS_KEPT_DAYS, commands: COMMANDS_KEPT_DAYS }
  const copies = headCopies(config, env, log)
  const data = openData(dataDir, { ...productEvents, ...keys, views: 'read', kept, failed, heads: copies.of })
  return {
    data: {
      ...data,
      close: async () => {
        await data.close()
        await copies.stop()
      },
    },
    uncopiedMs: copies.uncopiedMs,
    shareKey: async () => keepShareKey(dataDir, shareKey),
    exclusively: (_what, start) => start(),
    runExclusively: (_what, work) => work(),
    // Its log signs by itself, as long as it is open.
    sign: async () => ({ stop: async () => {} }),
    answerRetries: (retry) => ({ stop: answerRequests(dataDir, 'retries', retry) }),
    project: async (watch) => {
      const thread = await startProjectorThread({ folder: dataDir, ...keys, ...watch, tracing: tracingIn(config) })
      const unsubscribe = data.onCommit(thread.wake)
      return {
        lag: thread.lag,
        deadLetteredStreams: () => thread.deadLettered().length,
        stop: async () => {
          unsubscribe()
          await thread.stop()
        },
      }
    },
  }
}
