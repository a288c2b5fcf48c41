import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { openProjections } from '@embarca/services/adapters/sqlite/open-projections.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { driven, opened, portEvents, portUpcasts, write } from './events.ts'
import { cards } from './read-store/cards.ts'
import { temporaryFolder } from './stores.ts'

describe('a data folder', () => {
  let folder: string
  const open = () => openData(folder, { eventSchemas: portEvents, upcasts: portUpcasts })
  beforeEach(() => void (folder = temporaryFolder()))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('has all its data after a restart, and continues from there', async () => {
    const first = open()
    await first.events.append(write({ events: [opened(), driven()], claims: { take: ['n'] }, keyText: 'k', now: new Date().toISOString() }))
    await first.timers.set({
      id: 't',
      due: '2026-01-05T12:00:00.000Z',
      module: 'load',
      command: { type: 'X', data: {} },
      shipperId: 's1',
      causationId: 'c',
    })
    const history = await first.events.read('load-1')
    await first.close()
    const second = open()
    expect(await second.events.read('load-1')).toEqual(history)
    expect(await second.timers.next()).toBe('2026-01-05T12:00:00.000Z')
    expect(await second.events.append(write({ keyText: 'k' }))).toMatchObject({ revision: 1 })
    await expect(second.events.append(write({ stream: 'load-2', claims: { take: ['n'] } }))).rejects.toMatchObject({ holder: 'load-1' })
    expect(await second.events.append(write({ expected: 1 }))).toEqual({ stream: 'load-1', revision: 2, position: '2' })
    expect((await second.events.read('load-1', 2))[0]!.prev).toBe(history[1]!.hash)
    await second.close()
  })

  it('refuses a second opener with one line until the first closes it', async () => {
    const first = open()
    expect(open).toThrow(`${folder} is in use by process ${process.pid}; one process per data folder`)
    await first.close()
    await open().close()
  })

  it('can be opened after its process was killed', async () => {
    const lock = new URL('../../services/adapters/sqlite/lock.ts', import.meta.url)
    const holder = spawn(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        '--input-type=module',
        '-e',
        `import { lockFolder } from ${JSON.stringify(lock.href)}; lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(holder.stdout, 'data')
    expect(open).toThrow(`in use by process ${holder.pid}`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await open().close()
  })

  it('stores its secrets readable by its owner only', async () => {
    await open().close()
    if (process.platform !== 'win32') expect(statSync(dataFiles(folder).masterKey).mode & 0o777).toBe(0o600)
  })

  it('upcasts events of older versions', async () => {
    const data = open()
    await data.events.append(write({ events: [opened()] }))
    await data.close()
    const fixture = (stream: number, version: number, body: object) => {
      const db = openDatabase(dataFiles(folder).log)
      db.prepare('INSERT INTO streams (id, name) VALUES (?, ?)').run(stream, `weight-${version}`)
      db.prepare('INSERT INTO events (position, stream, revision, body, hash) VALUES (?, ?, 0, ?, ?)').run(
        version,
        stream,
        JSON.stringify({
          id: 'e',
          type: 'Weighed',
          schemaVersion: version,
          stream: `weight-${version}`,
          revision: 0,
          position: String(version),
          data: body,
          prev: '',
        }),
        '',
      )
      db.close()
    }
    fixture(101, 1, { kilograms: 24 })
    fixture(102, 2, { grams: 5_000 })
    const later = open()
    expect((await later.events.read('weight-1'))[0]).toMatchObject({ schemaVersion: 3, data: { grams: 24_000, gross: false } })
    expect((await later.events.read('weight-2'))[0]).toMatchObject({ schemaVersion: 3, data: { grams: 5_000, gross: false } })
    await later.close()
  })

  it('lets a projector on another connection follow, and learn within a second that a person was forgotten', async () => {
    const data = openData(folder, { eventSchemas: portEvents, views: 'read' })
    const apart = openProjections(folder, { eventSchemas: portEvents })
    const names: unknown[] = []
    await apart.feed.subscribe('g', '-1', async (events) => void names.push(...events.map(({ data: { driverName } }) => driverName)))
    await data.events.append(write({ events: [driven()] }))
    await vi.waitFor(() => expect(names).toEqual(['José da Silva']))
    data.keys.drop('d1')
    await vi.waitFor(async () => expect((await apart.log.read('load-1'))[0]!.data.driverName).toBe('Dado removido'), 1_000)
    await apart.views.define(cards)
    await apart.views.change(cards.view, 'a', { stream: 's', revision: 0, position: '0' }, () => ({ shipperId: 's1', updated: 1 }))
    expect((await data.views.page(cards.view, { where: { shipperId: 's1' }, sort: ['updated', 'asc'], size: 5 })).items).toHaveLength(1)
    await expect(data.views.change(cards.view, 'b', { stream: 's', revision: 0, position: '0' }, () => ({}))).rejects.toThrow(/readonly/)
    const rebuild = await apart.views.rebuild({ ...cards, version: 2 })
    rebuild.change('z', { stream: 's', revision: 0, position: '0' }, () => ({ shipperId: 's1', updated: 2 }))
    await rebuild.finish()
    await vi.waitFor(async () =>
      expect(
        (await data.views.page<{ updated: number }>(cards.view, { where: { shipperId: 's1' }, sort: ['updated', 'asc'], size: 5 })).items,
      ).toEqual([{ shipperId: 's1', updated: 2 }]),
    )
    await apart.close()
    await data.close()
  })

  it('is not opened by an older version, nor migrated without a request', () => {
    const file = join(folder, 'x.sqlite')
    const at = (steps: string[], migrate = false) => {
      const db = openDatabase(file)
      try {
        bringUp(db, file, steps, migrate)
      } finally {
        db.close()
      }
    }
    at(['CREATE TABLE a (b)'])
    expect(() => at(['CREATE TABLE a (b)', 'ALTER TABLE a ADD COLUMN c'])).toThrow(
      `run node services/dist/migrate.js ${folder}, which makes a backup first`,
    )
    at(['CREATE TABLE a (b)', 'ALTER TABLE a ADD COLUMN c'], true)
    at(['CREATE TABLE a (b)', 'ALTER TABLE a ADD COLUMN c'])
    expect(() => at(['CREATE TABLE a (b)'])).toThrow('newer version')
  })
})
