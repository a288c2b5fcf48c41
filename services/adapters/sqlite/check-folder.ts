import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { refuseOtherLog, refuseReadersAhead } from '../../kit/check-log.ts'
import { DataRefused } from '../../kit/data-refused.ts'
import type { KeyRing } from '../../kit/key-ring.ts'
import type { SignedHead } from '../../kit/notary.ts'
import { checkedNotaryKey } from '../disk/check-notary.ts'
import { latestHeads, notaryFiles } from '../disk/heads-file.ts'
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

/** Checks a folder's files against each other before anything is written: throws one line that names the problem and the remedy. */
export const checkFolder = (folder: string, given: FolderCheckOptions): Checked => {
  const state = inspectFolder(folder, given.migrate)
  const { log, keys } = dataFiles(folder)
  const { heads, key } = notaryFiles(folder)
  const last = latestHeads(heads).at(-1)
  refuseMissingLog(log, state, last)
  const isNeeded = (place: SecretPlace) => !given.withoutKeys || secretIn(place) !== undefined
  const master = masterPlace(folder, given.masterKey)
  const masterKey = isNeeded(master) ? checkedMasterKey(master, keys, state) : undefined
  const notary: SecretPlace = { name: 'NOTARY_KEY', setting: given.notaryKey, file: key }
  const notaryKey = isNeeded(notary) ? checkedNotaryKey({ secret: secretIn(notary), source: sourceOf(notary) }, folder, last) : undefined
  checkLog(folder, state, given)
  const head = state.log?.head ?? BEFORE_ALL
  const isAhead = (reached: Position = BEFORE_ALL) => comparePositions(reached, head) > 0
  return { masterKey, notaryKey, ahead: { head, views: isAhead(state.views), reactions: isAhead(state.reactions) } }
}

/** The same for a backup, which may be made and restored without the folder's keys. */
export const checkCopy = (folder: string, keys: Pick<FolderCheckOptions, 'masterKey' | 'notaryKey'>): void =>
  void checkFolder(folder, { ...keys, migrate: true, aheadOfLog: 'refuse', withoutKeys: true })
