import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentsOf, copyOf, type Ended, expectRefused, runTool, startInVain, startProgram, usedFolder } from './program.ts'

describe('a data folder whose log lost events', () => {
  let used: string
  let folder: string
  beforeAll(async () => void (used = await usedFolder()))
  afterAll(() => rmSync(used, { recursive: true, force: true }))
  beforeEach(() => void (folder = copyOf(used)))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const inFolder = (file: string) => join(folder, file)
  const inLog = <T>(work: (db: Database) => T): T => {
    const db = openDatabase(inFolder('events.sqlite'))
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
  const head = () => inLog((db) => (db.prepare('SELECT max(position) AS head FROM events').all()[0] as { head: number }).head)
  /** Changes the log and checkpoints the WAL, so that the main file is complete. */
  const change = (sql: string) => inLog((db) => db.exec(`${sql}; PRAGMA wal_checkpoint(TRUNCATE)`))
  const cut = (events: number) => change(`DELETE FROM events WHERE position > ${head() - events}`)
  /** Moves the signed heads away, as if nothing had been signed. */
  const unsign = () => renameSync(inFolder('notary'), inFolder('notary-before'))

  const refused = (run: () => Promise<Ended>, ...saying: (string | RegExp)[]) => expectRefused(folder, run, ...saying)
  const start = () => startInVain(folder)

  it('does not start when the log ends before a signed head', async () => {
    const last = head()
    cut(5)
    await refused(start, `events.sqlite ends at position ${last - 5}`, `position ${last} was signed`, 'restore.js', /move \S+notary/)
    await refused(() => runTool('rebuild-view', ['--all'], { DATA_DIR: folder }), 'was signed')
  })

  it('does not start with views that are ahead of the log, until they are rebuilt', async () => {
    const last = head()
    cut(5)
    unsign()
    await refused(start, `ends at position ${last - 5}`, `the views read it up to position ${last}`, 'rebuild-view.js --all')
    expect(await runTool('rebuild-view', ['--all'], { DATA_DIR: folder })).toMatchObject({ code: 0, stderr: '' })
    const { base, stop } = await startProgram(folder)
    const { position } = (await (await fetch(`${base}/health/ready`)).json()) as { position: string }
    // A program that starts may have asked outside sources already.
    expect(Number(position)).toBeGreaterThanOrEqual(last - 5)
    await stop()
  })

  it('does not create a new log when the file is missing', async () => {
    rmSync(inFolder('events.sqlite'))
    await refused(start, /events\.sqlite is missing/, 'restore a backup')
    expect(existsSync(inFolder('events.sqlite'))).toBe(false)
  })

  it('starts from a backup made while the server ran', async () => {
    const { stop } = await startProgram(folder)
    const backup = `${folder}-backup`
    expect(await runTool('backup', [backup, folder])).toMatchObject({ code: 0 })
    await stop()
    rmSync(folder, { recursive: true })
    expect(await runTool('restore', [backup, folder, '--forgotten', 'none'])).toMatchObject({ code: 0, stderr: '' })
    await (await startProgram(folder)).stop()
    rmSync(backup, { recursive: true })
  })

  it('is not restored from the backup of another log', async () => {
    const backup = `${folder}-backup`
    expect(await runTool('backup', [backup, folder])).toMatchObject({ code: 0 })
    cut(5)
    cpSync(inFolder('events.sqlite'), join(backup, 'events.sqlite'))
    const manifest = readFileSync(join(backup, 'backup.json'), 'utf8')
    const sum = contentsOf(backup).get(join(backup, 'events.sqlite'))
    writeFileSync(join(backup, 'backup.json'), manifest.replace(/"events\.sqlite": "\w+"/, `"events.sqlite": "${sum}"`))
    const { code, stderr } = await runTool('restore', [backup, `${folder}-again`, '--forgotten', 'none'])
    expect([code, stderr, existsSync(`${folder}-again`)]).toEqual([1, expect.stringContaining('was signed'), false])
    rmSync(backup, { recursive: true })
  })
})
