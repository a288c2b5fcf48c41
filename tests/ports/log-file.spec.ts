import { rmSync } from 'node:fs'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { STREAM } from '@embarca/services/adapters/sqlite/log-reader.ts'
import { logSchema } from '@embarca/services/adapters/sqlite/log-schema.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { link } from '@embarca/services/kit/chain.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { opened, portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

describe("the log's file", () => {
  let folder: string
  const open = (migrate = false) => openData(folder, { eventSchemas: portEvents, migrate })
  beforeEach(() => void (folder = temporaryFolder()))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('finds a stream that is not cached, also below the mark and across it', async () => {
    const first = open()
    const streams = ['load-1', 'load-2', 'load-3']
    for (let revision = 0; revision < 200; revision++)
      await Promise.all(streams.map((stream) => first.events.append(write({ stream, expected: revision - 1 }))))
    await first.events.append(write({ stream: 'load-2', expected: 199, events: [opened('B'), opened('C')] }))
    await first.close()
    const second = open()
    for (const [stream, length] of [
      ['load-1', 200],
      ['load-2', 202],
    ] as const) {
      const events = await second.events.read(stream)
      expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length }, (_, revision) => revision))
      expect(await second.events.read(stream, 198)).toEqual(events.slice(198))
      expect(await second.events.read(stream, length)).toEqual([])
    }
    expect(await second.events.append(write({ stream: 'load-3', expected: 199 }))).toMatchObject({ revision: 200 })
    await second.close()
  })

  it('is never scanned completely for one stream', () => {
    const db = openDatabase(dataFiles(folder).log)
    bringUp(db, 'events.sqlite', logSchema)
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${STREAM}`).all() as { detail: string }[]
    expect(steps.filter(({ detail }) => /SCAN (e|events)\b/.test(detail))).toEqual([])
    expect(steps.filter(({ detail }) => detail.startsWith('SEARCH e USING INTEGER PRIMARY KEY (rowid=?)'))).toHaveLength(3)
    db.close()
  })

  it('of a version with an index of streams is read and appended to after its migration', async () => {
    const file = dataFiles(folder).log
    const db = openDatabase(file)
    bringUp(db, file, logSchema.slice(0, 1))
    const add = db.prepare('INSERT INTO events (position, stream, revision, body, hash) VALUES (?, ?, ?, ?, ?)')
    const event = (position: number, name: string, stream: number, revision: number) => {
      const body = JSON.stringify({
        type: 'Opened',
        schemaVersion: 1,
        stream: name,
        revision,
        position: String(position),
        key: name === 'load-1' ? 'L1' : name,
        data: { code: 'A' },
      })
      add.run(position, stream, revision, body, link(body))
    }
    db.exec(`INSERT INTO streams (id, name) VALUES (1, 'load-1'), (2, 'load-2'), (3, 'load-3')`)
    event(0, 'load-1', 1, 0)
    event(1, 'load-2', 2, 0)
    event(2, 'load-1', 1, 1)
    db.close()

    expect(() => open()).toThrow(`run node services/dist/migrate.js ${folder}, which makes a backup first`)
    const data = open(true)
    expect((await data.events.read('load-1')).map(({ position }) => position)).toEqual(['0', '2'])
    expect(await data.events.read('load-3')).toEqual([])
    expect([await data.events.streamsOf('L1'), await data.events.streamsOf('load-2')]).toEqual([['load-1'], ['load-2']])
    const [last] = await data.events.read('load-1', 1)
    expect(await data.events.append(write({ expected: 1 }))).toEqual({ stream: 'load-1', revision: 2, position: '3' })
    expect((await data.events.read('load-1', 2))[0]!.prev).toBe(last!.hash)
    expect(await data.events.append(write({ stream: 'load-3', expected: -1 }))).toMatchObject({ revision: 0 })
    await data.close()
  })

  it('of a version without the keys of streams is opened unchanged, and gets them', async () => {
    const file = dataFiles(folder).log
    const db = openDatabase(file)
    bringUp(db, file, logSchema.slice(0, 2))
    const body = JSON.stringify({
      type: 'Opened',
      schemaVersion: 1,
      stream: 'load-1',
      revision: 0,
      position: '0',
      key: 'L1',
      data: { code: 'A' },
    })
    db.prepare('INSERT INTO events (position, stream, revision, before, body, hash) VALUES (0, 1, 0, NULL, ?, ?)').run(body, link(body))
    db.exec(`INSERT INTO streams (id, name, head) VALUES (1, 'load-1', 0); UPDATE marked SET position = 0`)
    db.close()
    const data = open()
    expect(await data.events.streamsOf('L1')).toEqual(['load-1'])
    await data.close()
  })
})
