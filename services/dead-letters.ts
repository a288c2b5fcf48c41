import { existsSync } from 'node:fs'
import { sqliteDeadLetters } from './adapters/sqlite/dead-letters.ts'
import { FolderInUse, lockFolder } from './adapters/sqlite/lock.ts'
import { dataFiles } from './adapters/sqlite/open-data.ts'
import type { Config } from './config.ts'
import { askProcess } from './folder-requests.ts'
import type { DeadLetter, DeadLetters } from './kit/dead-letters.ts'
import { openStores } from './stores/open-stores.ts'

/** `waits`: no process reacts here now; the next one to start retries them. `left`: what failed again, and what waits behind it. */
export type RetryResult = { readonly tried: number; readonly waits: boolean; readonly left: readonly DeadLetter[] }

const TIMEOUT_MS = 60_000
const POLL_MS = 250

const inCluster = async <T>(config: Config, env: NodeJS.ProcessEnv, work: (deadLetters: DeadLetters) => Promise<T>): Promise<T> => {
  const { data } = await openStores(config, env)
  return work(data.deadLetters).finally(data.close)
}
const inFolder = async <T>(folder: string, readOnly: boolean, work: (deadLetters: DeadLetters) => Promise<T>): Promise<T | undefined> => {
  const file = dataFiles(folder).deadLetters
  if (!existsSync(file)) return undefined
  const { close, ...deadLetters } = sqliteDeadLetters(file, { readOnly })
  return work(deadLetters).finally(close)
}

/** Lists the dead letters in the stores that the settings name, without disturbing running processes. */
export const listDeadLetters = async (config: Config, env: NodeJS.ProcessEnv): Promise<readonly DeadLetter[]> => {
  const list = (deadLetters: DeadLetters) => deadLetters.list()
  return config.MONGODB_URL ? inCluster(config, env, list) : ((await inFolder(config.dataDir, true, list)) ?? [])
}

const ofKeys = async (deadLetters: DeadLetters, keys: readonly string[]) => (await Promise.all(keys.map(deadLetters.of))).flat()
const requestRetries = async (deadLetters: DeadLetters, keys: readonly string[]) => {
  for (const key of keys) await deadLetters.askRetry(key)
}

/** Requests a retry: the reacting process notices within a second, and removes the request when it is done. */
const retryInCluster = async (deadLetters: DeadLetters, keys: readonly string[]) => {
  await requestRetries(deadLetters, keys)
  const isOpen = async () => (await deadLetters.retries()).some((key) => keys.includes(key))
  for (let waited = 0; waited < TIMEOUT_MS && (await isOpen()); waited += POLL_MS)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return { waits: await isOpen(), left: await ofKeys(deadLetters, keys) }
}
const retryInFolder = async (folder: string, keys: readonly string[]) => {
  let unlock: () => void
  try {
    unlock = lockFolder(folder)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { waits: false, left: await askProcess<readonly DeadLetter[]>(folder, 'retries', keys, TIMEOUT_MS) }
  }
  const left = await inFolder(folder, false, async (deadLetters) => {
    await requestRetries(deadLetters, keys)
    return ofKeys(deadLetters, keys)
  }).finally(unlock)
  return { waits: true, left: left ?? [] }
}

/**
 * Retries dead letters, with all others of their loads and in order. Throws on a name that is neither the id of a dead letter nor a key.
 */
export const retryDeadLetters = async (config: Config, names: readonly string[], env: NodeJS.ProcessEnv): Promise<RetryResult> => {
  const all = await listDeadLetters(config, env)
  const isNamed = ({ id, key }: DeadLetter) => names.includes(id) || names.includes(key)
  const unknown = names.find((name) => name !== ALL && !all.some(({ id, key }) => id === name || key === name))
  if (unknown !== undefined) throw new Error(`${unknown} is neither a dead letter nor the key of one`)
  const keys = [...new Set((names.includes(ALL) ? all : all.filter(isNamed)).map(({ key }) => key))]
  const tried = all.filter(({ key }) => keys.includes(key)).length
  const outcome = await (config.MONGODB_URL
    ? inCluster(config, env, (deadLetters) => retryInCluster(deadLetters, keys))
    : retryInFolder(config.dataDir, keys))
  return { tried, ...outcome }
}
export const ALL = '--all'
