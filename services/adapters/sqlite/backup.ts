import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { copyDurably, filesUnder, makeDurable, sumOf } from '../disk/copy-durably.ts'
import { checkCopy } from './check-folder.ts'
import { dataFiles, type FolderKeys } from './data-files.ts'
import { refuseMissingFolder } from './inspect-folder.ts'

type Manifest = {
  readonly at: string
  /** The last position of the log; absent where the log is in an EventStoreDB, whose own backup has it. */
  readonly head?: number
  readonly files: Readonly<Record<string, string>>
}
const MANIFEST = 'backup.json'

/** Views are rebuilt from the log, which a copy verifies by itself; locks and write-ahead files belong to a running process. */
const isLeftOut = (file: string) =>
  /^(views\.sqlite|verified\.sqlite|lock\.)/.test(file) || /-(wal|shm|journal)$/.test(file) || file.endsWith('.part')
const isDatabase = (file: string) => file.endsWith('.sqlite')

/** A consistent copy of one database, also while another process writes it. */
const snapshot = (from: string, to: string) => {
  const db = openDatabase(from, { readOnly: true })
  db.prepare('VACUUM INTO ?').run(to)
  db.close()
}

const headOf = (file: string): Pick<Manifest, 'head'> => {
  if (!existsSync(file)) return {}
  const db = openDatabase(file, { readOnly: true })
  const { head } = db.prepare('SELECT coalesce(max(position), -1) AS head FROM events').get() as { head: number }
  db.close()
  return { head }
}

/** A timer that was set or fired during the copy is in only one of two copies: both are kept, because firing twice is harmless. */
const mergeTimers = (into: string, from: string) => {
  const db = openDatabase(into)
  db.prepare('ATTACH ? AS later').run(from)
  db.exec('INSERT OR IGNORE INTO timers SELECT * FROM later.timers; DETACH later; PRAGMA journal_mode = DELETE')
  db.close()
}

/** Copies heads and timers before the log, keys and files after it: everything that the copied log refers to is in the backup. */
const copyInto = async (folder: string, part: string, at: string, keys: FolderKeys): Promise<Manifest> => {
  const { log, timers } = dataFiles(folder)
  const all = (await filesUnder(folder)).filter((file) => !isLeftOut(file))
  const heads = all.filter((file) => file.startsWith('notary'))
  const databases = all.filter(isDatabase).map((file) => join(folder, file))
  const first = [timers, log]
  for (const file of heads) await copyDurably(join(folder, file), join(part, file))
  for (const file of [...first, ...databases.filter((database) => !first.includes(database))])
    if (existsSync(file)) snapshot(file, join(part, basename(file)))
  if (existsSync(timers)) {
    const later = join(part, 'timers.later')
    snapshot(timers, later)
    mergeTimers(join(part, basename(timers)), later)
    for (const file of [later, `${later}-wal`, `${later}-shm`]) await rm(file, { force: true })
  }
  const uploads = (await filesUnder(folder)).filter((file) => !isLeftOut(file) && !isDatabase(file) && !heads.includes(file))
  for (const file of uploads) await copyDurably(join(folder, file), join(part, file))

  checkCopy(part, keys)
  const files = (await filesUnder(part)).filter((file) => !isLeftOut(file))
  for (const file of files.filter(isDatabase)) await makeDurable(join(part, file))
  const manifest: Manifest = {
    at,
    ...headOf(join(part, basename(log))),
    files: Object.fromEntries(await Promise.all(files.map(async (file) => [file, await sumOf(join(part, file))] as const))),
  }
  await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Copies a data folder while its server runs. The backup holds people's keys as of its time: a person who is forgotten later is still
 * readable in it.
 */
export const backupFolder = async (folder: string, target: string, at: string, keys: FolderKeys = {}): Promise<Manifest> => {
  refuseMissingFolder(folder)
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const manifest = await copyInto(folder, part, at, keys)
    await rename(part, target)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/**
 * Restores a backup to a data folder that does not exist or is empty; the next start rebuilds the views. Throws when the backup is
 * damaged.
 */
export const restoreFolder = async (backup: string, folder: string, keys: FolderKeys = {}): Promise<Manifest> => {
  const manifest = JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')) as Manifest
  if (existsSync(folder) && (await filesUnder(folder)).length > 0) throw new Error(`${folder} is not empty: move it away first`)
  for (const [file, sum] of Object.entries(manifest.files))
    if ((await sumOf(join(backup, file))) !== sum) throw new Error(`${file} in ${backup} is not as it was backed up`)
  checkCopy(backup, keys)
  for (const file of Object.keys(manifest.files)) await copyDurably(join(backup, file), join(folder, file))
  return manifest
}
