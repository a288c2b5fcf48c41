import { renameSync, rmSync } from 'node:fs'
import { noteLogElsewhere } from '@embarca/services/adapters/disk/log-elsewhere.ts'
import { backupFolder, restoreFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { checkFolderWithoutLog } from '@embarca/services/adapters/sqlite/check-folder.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { opened, portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

describe('a data folder whose log is in an event store', () => {
  let folder: string
  const open = () => openData(folder, { eventSchemas: portEvents })
  const check = () => checkFolderWithoutLog(folder, { migrate: false })
  const at = () => dataFiles(folder)
  const withoutFile = (file: string) => renameSync(file, `${file}.moved`)
  beforeEach(async () => {
    folder = temporaryFolder()
    const { events, views, timers, close } = open()
    const { position } = await events.append(write({ events: [opened()] }))
    await views.batch(() => {}, { group: 'views', position })
    await timers.reach(position)
    await close()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('has no log of its own', () => {
    expect(check).toThrow(`${at().log} holds a log of its own, and ESDB_URL is set: node services/dist/move-store.js copies it there`)
    noteLogElsewhere(folder)
    expect(check).toThrow('or leave ESDB_URL out')
  })

  it('has no views or deadlines of the log that it had', () => {
    withoutFile(at().log)
    expect(check).toThrow(`${at().views} and ${at().timers} are of a log that was in this folder: after move-store.js move both away`)
    withoutFile(at().views)
    expect(check).toThrow('move both away')
    withoutFile(at().timers)
    expect(check()).toMatchObject({ hasKeys: true, reached: { views: '-1', reactions: '-1' } })
  })

  it('is not opened without its event store', () => {
    withoutFile(at().log)
    noteLogElsewhere(folder)
    expect(check()).toMatchObject({ reached: { views: '0', reactions: '0' } })
    expect(open).toThrow(`the views, deadlines and keys in ${folder} belong to a log in EventStoreDB: set ESDB_URL as before`)
  })

  it('is backed up and restored without the log', async () => {
    for (const file of [at().log, at().views, at().timers]) withoutFile(file)
    noteLogElsewhere(folder)
    const backup = `${folder}-backup`
    const restored = `${folder}-restored`
    expect(await backupFolder(folder, backup, '2026-01-05T12:00:00.000Z')).not.toHaveProperty('head')
    await restoreFolder(backup, restored)
    expect(() => openData(restored, { eventSchemas: portEvents })).toThrow('belong to a log in EventStoreDB')
    for (const made of [backup, restored]) rmSync(made, { recursive: true })
  })
})
