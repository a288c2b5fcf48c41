import { allFacts } from '@embarca/contracts/facts.ts'
import { openData } from '../adapters/sqlite/open-data.ts'
import type { Config } from '../config.ts'
import { answerRequests } from '../folder-requests.ts'
import { startProjectorThread } from '../projector-thread.ts'
import type { Stores } from './stores.ts'

/** Everything in one data folder; the views are folded in a thread of their own. */
export const embeddedStores = ({ dataDir }: Pick<Config, 'dataDir'>, env: NodeJS.ProcessEnv): Stores => {
  const masterKey = env['MASTER_KEY']
  const notaryKey = env['NOTARY_KEY']
  const keys = masterKey === undefined ? {} : { masterKey }
  const data = openData(dataDir, { facts: allFacts, ...keys, ...(notaryKey !== undefined && { notaryKey }), views: 'read' })
  return {
    data,
    alone: (_what, start) => start(),
    answerRetries: (retry) => ({ stop: answerRequests(dataDir, 'retries', retry) }),
    fold: async (watch) => {
      const thread = await startProjectorThread({ folder: dataDir, ...keys, ...watch })
      const deaf = data.onCommit(thread.wake)
      return {
        lag: thread.lag,
        parked: () => thread.parked().length,
        stop: async () => {
          deaf()
          await thread.stop()
        },
      }
    },
  }
}
