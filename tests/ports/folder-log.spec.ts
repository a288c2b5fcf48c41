import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Database, openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { notaryFiles } from '@embarca/services/adapters/disk/heads-file.ts'
import { backupFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

describe('the log of a data folder and its readers', () => {
  let folder: string
  const open = (aheadOfLog: 'refuse' | 'reset' = 'refuse') => openData(folder, { eventSchemas: portEvents, aheadOfLog })
  const at = () => dataFiles(folder)
  const inFile = (file: string, work: (db: Database) => void) => {
    const db = openDatabase(file)
    work(db)
    db.close()
  }
  const cutAfter = (position: number) => inFile(at().log, (db) => db.exec(`DELETE FROM events WHERE position > ${position}`))
  const session = async (work: (data: DataStores) => Promise<unknown>, aheadOfLog: 'refuse' | 'reset' = 'refuse') => {
    const data = open(aheadOfLog)
    try {
      await work(data)
    } finally {
      await data.close()
    }
  }
  const spoil = (file: string) => {
    for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
    writeFileSync(file, 'this was a database '.repeat(500))
  }
  /** Five events, in two parts that are signed one by one. */
  beforeEach(async () => {
    folder = temporaryFolder()
    await session(({ events }) => events.append(write({ events: [opened(), driven()] })))
    await session(({ events }) => events.append(write({ events: [opened(), opened(), opened()], expected: 1 })))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const advanceAll = ({ views, timers }: DataStores) =>
    Promise.all([views.batch(() => {}, { group: 'views', position: '4' }), timers.reach('4')])

  it('reaches its last signed head', () => {
    cutAfter(2)
    expect(() => open()).toThrow(`${at().log} ends at position 2, but position 4 was signed at`)
    expect(() => open('reset')).toThrow('restore a backup (node services/dist/restore.js BACKUP); to go on with what is left, move')
  })

  it('equals the signed one', () => {
    inFile(at().log, (db) => db.exec(`UPDATE events SET hash = '${'0'.repeat(64)}' WHERE position = 3`))
    expect(() => open()).toThrow(`${at().log} is not the log of which position 4 was signed at`)
  })

  it('may be longer than its last signed head, and a head may be partly written', async () => {
    const { heads } = notaryFiles(folder)
    appendFileSync(heads, '{"position":"99","ha')
    await open().close()
    writeFileSync(heads, `${readFileSync(heads, 'utf8').split('\n')[0]}\n`)
    await open().close()
  })

  it('is reported missing when other files of the folder exist', () => {
    rmSync(at().log)
    for (const left of [notaryFiles(folder).folder, at().keys]) {
      expect(() => open()).toThrow(`${at().log} is missing, and the folder is in use: restore a backup`)
      rmSync(left, { recursive: true })
    }
    expect(existsSync(at().log)).toBe(false)
  })

  it('must not be behind its views and reactions, unless they are deleted', async () => {
    await session(advanceAll)
    cutAfter(2)
    renameSync(notaryFiles(folder).folder, join(folder, 'notary-before'))
    expect(() => open()).toThrow(`${at().log} ends at position 2, but the views read it up to position 4: events are missing`)
    await session(async ({ views, timers }) => {
      expect([await views.lastPosition(), await timers.reached()]).toEqual(['-1', '2'])
    }, 'reset')
    await open().close()
  })

  it('must not be behind its reactions when the views are gone', async () => {
    await session(advanceAll)
    cutAfter(2)
    renameSync(notaryFiles(folder).folder, join(folder, 'notary-before'))
    rmSync(at().views)
    expect(() => open()).toThrow('but the reactions read it up to position 4')
  })

  it.each(['log', 'keys', 'timers', 'attempts', 'views'] as const)(
    'is not opened when the file of the %s is broken, and the error names the file',
    (store) => {
      spoil(at()[store])
      expect(() => open()).toThrow(new RegExp(`^${at()[store]} cannot be read \\(.+\\): (restore a backup|move it away)`))
    },
  )

  it('is backed up completely or not at all', async () => {
    const target = `${folder}-backup`
    spoil(at().attempts)
    await expect(backupFolder(folder, target, '2026-01-05T12:00:00.000Z')).rejects.toThrow('attempts.sqlite')
    expect(readdirSync(join(folder, '..')).filter((name) => name.replace('.part', '') === basename(target))).toEqual([])
  })

  it('is read from the configured path', async () => {
    await expect(backupFolder(`${folder}-no`, `${folder}-backup`, '')).rejects.toThrow(`${folder}-no is no data folder`)
    expect(existsSync(`${folder}-no`)).toBe(false)
  })
})
