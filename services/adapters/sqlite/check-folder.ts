import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { refuseOtherLog, refuseReadersAhead } from '../../kit/check-log.ts'
import { DataRefused } from '../../kit/data-refused.ts'
import type { KeyRing } from '../../kit/key-ring.ts'
import type { SignedHead } from '../../kit/notary.ts'
import { checkedNotaryKey } from '../disk/check-notary.ts'
import { latestHeads, notaryFiles } from '../disk/heads-file.ts'
import { isLogElsewhere } from '../disk/log-elsewhere.ts'
import { type SecretPlace, secretIn, sourceOf } from '../disk/secret.ts'
import { checkedMasterKey } from './check-keys.ts'
import { dataFiles, masterPlace } from './data-files.ts'
import { inspectFile } from './inspect-file.ts'
import { type FolderState, inspectFolder, RESTORE } from './inspect-folder.ts'
import { hashesIn } from './log-reader.ts'
import { logSchema } from './log-schema.ts'

type FolderCheckOptions = {
  /** 64 hex digits each, where the key is no file of the folder. */
  readonly masterKey?: string | undefined
  readonly notaryKey?: string | undefined
  readonly migrate: boolean
  readonly aheadOfLog: 'refuse' | 'reset'
  /** A copy of a folder may be checked without its keys: then only the keys that are present are verified. */
  readonly withoutKeys?: boolean
}
type Checked = {
  /** Undefined: a new key may be made. */
  readonly masterKey: KeyRing | undefined
  readonly notaryKey: Buffer | undefined
  /** Which readers know events that the log lost, and the log's present end; set only when that is allowed. */
  readonly ahead: { readonly head: Position; readonly views: boolean; readonly reactions: boolean }
}

/** Whether a reader has read anything of a log. */
const isRead = (reached: Position = BEFORE_ALL) => reached !== BEFORE_ALL

/** Refuses a used folder whose log is missing: a new log would start under the remaining old files. */
const refuseMissingLog = (file: string, { log, keys, views, reactions }: FolderState, last: SignedHead | undefined) => {
  if (!log && (keys?.people || last || isRead(views) || isRead(reactions)))
    throw new DataRefused(`${file} is missing, and the folder is in use: ${RESTORE}`)
}

/** Checks the log against its signed heads, then against its readers: a reader's data may be discarded, signed events may not. */
const checkLog = (folder: string, { log, views, reactions }: FolderState, { aheadOfLog, migrate }: FolderCheckOptions): void => {
  const { log: file } = dataFiles(folder)
  const { heads, folder: notary } = notaryFiles(folder)
  const named = { name: file, head: log?.head ?? BEFORE_ALL }
  const otherwise = `to go on with what is left, move ${notary} to a safe place`
  inspectFile({ file, schema: logSchema, remedy: RESTORE, migrate }, (db) =>
    refuseOtherLog(named, { heads: latestHeads(heads), hashes: hashesIn(db), remedy: `${RESTORE}; ${otherwise}` }),
  )
  if (aheadOfLog === 'reset') return
  const readers = [
    { name: 'the views', reached: views },
    { name: 'the reactions', reached: reactions },
  ]
  refuseReadersAhead(named, readers, `${RESTORE}; to go on with what is left, run node services/dist/rebuild-view.js --all`)
}

/** The keys that the environment or the folder holds, each the one that was used before. */
const checkedKeys = (folder: string, state: FolderState, given: FolderCheckOptions): Pick<Checked, 'masterKey' | 'notaryKey'> => {
  const { heads, key } = notaryFiles(folder)
  const isNeeded = (place: SecretPlace) => !given.withoutKeys || secretIn(place) !== undefined
  const master = masterPlace(folder, given.masterKey)
  const masterKey = isNeeded(master) ? checkedMasterKey(master, dataFiles(folder).keys, state) : undefined
  const notary: SecretPlace = { name: 'NOTARY_KEY', setting: given.notaryKey, file: key }
  const last = latestHeads(heads).at(-1)
  const notaryKey = isNeeded(notary) ? checkedNotaryKey({ secret: secretIn(notary), source: sourceOf(notary) }, folder, last) : undefined
  return { masterKey, notaryKey }
}

/** Checks a folder's files against each other before anything is written: throws one line that names the problem and the remedy. */
export const checkFolder = (folder: string, given: FolderCheckOptions): Checked => {
  if (isLogElsewhere(folder))
    throw new DataRefused(
      `the views, deadlines and keys in ${folder} belong to a log in EventStoreDB: set ESDB_URL as before, or name another folder in DATA_DIR`,
    )
  const state = inspectFolder(folder, given.migrate)
  refuseMissingLog(dataFiles(folder).log, state, latestHeads(notaryFiles(folder).heads).at(-1))
  const keys = checkedKeys(folder, state, given)
  checkLog(folder, state, given)
  const head = state.log?.head ?? BEFORE_ALL
  const isAhead = (reached: Position = BEFORE_ALL) => comparePositions(reached, head) > 0
  return { ...keys, ahead: { head, views: isAhead(state.views), reactions: isAhead(state.reactions) } }
}

type CheckedWithoutLog = Pick<Checked, 'masterKey' | 'notaryKey'> & {
  /** False: the folder has no file of people's keys yet, or has lost it. */
  readonly hasKeys: boolean
  /** What its readers read of the log. */
  readonly reached: { readonly views: Position; readonly reactions: Position }
}

/** The same for a folder whose log is in an EventStoreDB: what it has of that log is compared with it once it is open. */
export const checkFolderWithoutLog = (folder: string, given: Omit<FolderCheckOptions, 'aheadOfLog'>): CheckedWithoutLog => {
  const state = inspectFolder(folder, given.migrate)
  const { log, keys, views = BEFORE_ALL, reactions = BEFORE_ALL } = state
  const at = dataFiles(folder)
  if (log && log.head !== BEFORE_ALL)
    throw new DataRefused(
      `${at.log} holds a log of its own, and ESDB_URL is set: node services/dist/move-store.js copies it there (deploy/README.md, A real event store first), or leave ESDB_URL out`,
    )
  if (!isLogElsewhere(folder) && (isRead(views) || isRead(reactions)))
    throw new DataRefused(
      `${at.views} and ${at.timers} are of a log that was in this folder: after move-store.js move both away, they are made from the log in ESDB_URL`,
    )
  return {
    ...checkedKeys(folder, state, { ...given, aheadOfLog: 'refuse' }),
    hasKeys: keys !== undefined,
    reached: { views, reactions },
  }
}

/** The same for a backup, which may be made and restored without the folder's keys. */
export const checkCopy = (folder: string, keys: Pick<FolderCheckOptions, 'masterKey' | 'notaryKey'>): void => {
  const given = { ...keys, migrate: true, withoutKeys: true }
  if (isLogElsewhere(folder)) checkFolderWithoutLog(folder, given)
  else checkFolder(folder, { ...given, aheadOfLog: 'refuse' })
}
