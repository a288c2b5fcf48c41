import { mkdirSync } from 'node:fs'
import { BEFORE_ALL, comparePositions } from '@embarca/contracts/kit/position.ts'
import { removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { notaryFiles } from '../adapters/disk/heads-file.ts'
import { noteLogElsewhere } from '../adapters/disk/log-elsewhere.ts'
import { makeSecret } from '../adapters/disk/secret.ts'
import { checkedShareKey, keepShareKey } from '../adapters/disk/share-key.ts'
import { memoryKeys } from '../adapters/memory/keys.ts'
import { checkFolderWithoutLog } from '../adapters/sqlite/check-folder.ts'
import { dataFiles, keysIn } from '../adapters/sqlite/data-files.ts'
import { folderStores } from '../adapters/sqlite/folder-stores.ts'
import { RESTORE } from '../adapters/sqlite/inspect-folder.ts'
import { sqliteKeys } from '../adapters/sqlite/keys.ts'
import { lockFolder } from '../adapters/sqlite/lock.ts'
import { unavailableWhenFull } from '../adapters/sqlite/unavailable.ts'
import type { Config } from '../config.ts'
import { answerRequests } from '../folder-requests.ts'
import type { DataStores } from '../kit/data.ts'
import { DataRefused } from '../kit/data-refused.ts'
import { notaryKey } from '../kit/notary.ts'
import { processLog } from '../process-log.ts'
import { refuseShorterLog } from './check-cluster.ts'
import type { ChosenEngines } from './engines.ts'
import { esdbLog, signEsdbHeads } from './esdb-log.ts'
import { fileStore } from './file-store.ts'
import { headCopies } from './head-copies.ts'
import { projectTail, rebuildFromTail } from './project-tail.ts'
import type { Stores, StoresChange } from './stores.ts'

type WithFolder = Extract<ChosenEngines, { kind: 'folder-and-event-store' }>

const REMEDY = `restore the backup of ESDB_URL that belongs to DATA_DIR, or, to go on with what is left, run node services/dist/rebuild-view.js --all`

/** Throws when a folder without people's keys is given a log that may need them: people would be shown as forgotten and get other keys. */
const refuseLogWithoutKeys = async (folder: string, open: () => ReturnType<typeof esdbLog>): Promise<void> => {
  const { events, close } = await open()
  const head = await events.head().finally(close)
  if (head !== BEFORE_ALL)
    throw new DataRefused(
      `${dataFiles(folder).keys} is missing, but the log in ESDB_URL has events: name the folder that belongs to it, or ${RESTORE}`,
    )
}

/** The log in EventStoreDB, everything else in one data folder and one process, which projects the views from the tail of the log. */
export const folderAndEventStore = async (
  config: Config,
  { ESDB_URL }: WithFolder,
  env: NodeJS.ProcessEnv,
  { aheadOfLog = 'refuse', migrate = false }: StoresChange = {},
): Promise<Stores> => {
  const { dataDir, ATTEMPTS_KEPT_DAYS } = config
  const log = processLog(config)
  const at = dataFiles(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const closing: (() => unknown)[] = [lockFolder(dataDir)]
  const close = async () => {
    for (const closeOne of closing.splice(0)) await closeOne()
  }
  try {
    const { masterKey, notaryKey: secret, hasKeys, reached } = checkFolderWithoutLog(dataDir, { ...keysIn(env), migrate })
    const shareKey = checkedShareKey(dataDir, env['SHARE_KEY'], false)
    if (!hasKeys) await refuseLogWithoutKeys(dataDir, () => esdbLog(ESDB_URL, { keys: memoryKeys(), log }))
    noteLogElsewhere(dataDir)

    const { personKey, settle, close: closeKeys, ...rest } = sqliteKeys(at.keys, masterKey ?? makeSecret(at.masterKey), { migrate })
    closing.unshift(closeKeys)
    const keys = { ...rest, settle: () => unavailableWhenFull(at.keys, settle) }
    const signing = notaryKey(secret ?? makeSecret(notaryFiles(dataDir).key))
    const { notary, sealed: _, ...logStores } = await esdbLog(ESDB_URL, { keys, signing, log })
    closing.unshift(logStores.close)

    const head = await logStores.events.head()
    if (aheadOfLog === 'refuse')
      await refuseShorterLog(
        {
          views: { lastPosition: async () => reached.views },
          timers: { reached: async () => reached.reactions },
          events: logStores.events,
        },
        { remedy: REMEDY },
      )
    else if (comparePositions(reached.views, head) > 0) removeDatabase(at.views)
    const failed = (what: string, err: unknown) => log.error({ err }, what)
    const stores = folderStores(dataDir, { views: 'read', migrate, attemptsKeptDays: ATTEMPTS_KEPT_DAYS, failed })
    // After the log, whose readers write to the stores.
    closing.splice(1, 0, stores.close)
    if (comparePositions(reached.reactions, head) > 0) await stores.timers.reach(head)

    const files = await fileStore(config, env, keys)
    const data: DataStores = { ...logStores, ...stores, keys, personKey, files, close }
    const copies = headCopies(config, env, log)
    const written = () => {
      const views = sqliteReadStore(at.views)
      return { ...data, views, close: views.close }
    }
    return {
      data,
      shareKey: async () => keepShareKey(dataDir, shareKey),
      exclusively: (_what, start) => start(),
      runExclusively: (_what, work) => work(),
      answerRetries: (retry) => ({ stop: answerRequests(dataDir, 'retries', retry) }),
      sign: async () => {
        // Signing what was recorded before may take long, and nothing waits for it.
        const signs = signEsdbHeads(dataDir, { notary, key: signing, copies, log })
        return { stop: async () => (await signs).stop() }
      },
      uncopiedMs: copies.uncopiedMs,
      project: async (watch) => {
        const stores = written()
        const running = await projectTail(stores, watch, dataDir)
        return { ...running, stop: () => running.stop().finally(stores.close) }
      },
      rebuild: (views, report) => {
        const stores = written()
        return rebuildFromTail(stores, views, report).finally(stores.close)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
