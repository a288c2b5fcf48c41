import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

/** Another process (or part of this one) uses the folder. */
export class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE'
}

const ownerOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}

/**
 * Locks a data folder for this process. The operating system owns the lock, so it ends with the process in every case and no stale lock
 * file can remain; the pid file is for people.
 */
export const lockFolder = (folder: string): (() => void) => {
  const pidFile = join(folder, 'lock.pid')
  const db = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    db.close()
    throw new FolderInUse(`${folder} is in use by process ${ownerOf(pidFile)}; one process per data folder`)
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => db.close()
}
