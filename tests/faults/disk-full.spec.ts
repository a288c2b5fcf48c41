import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { headsFile, notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { sqliteEventStore } from '@embarca/services/adapters/sqlite/event-store.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { logSchema } from '@embarca/services/adapters/sqlite/log-schema.ts'
import { sqliteTimers } from '@embarca/services/adapters/sqlite/timers.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { StoreUnavailable } from '@embarca/services/kit/event-store.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { opened, portEvents, write } from '../ports/events.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { mayMount, smallDisk } from './small-disk.ts'

const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'recorded',
    (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : error),
  )

it('records nothing while the disk is full, reports it, and continues when there is room again', async () => {
  const folder = temporaryFolder()
  const keys = sqliteKeys(join(folder, 'keys.sqlite'), randomBytes(32))
  const db = openDatabase(join(folder, 'events.sqlite'))
  bringUp(db, 'events.sqlite', logSchema)
  const store = sqliteEventStore(db, codecOf(portEvents, keys), keys)
  const big = (stream: string) => write({ stream, events: [opened('x'.repeat(3_000))] })

  await store.append(big('load-0'))
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number }
  db.exec(`PRAGMA max_page_count = ${pages + 6}`)
  const outcomes: unknown[] = []
  for (let n = 1; n < 40; n++)
    outcomes.push(...(await Promise.all([settled(store.append(big(`load-${n}a`))), settled(store.append(big(`load-${n}b`)))])))
  expect(new Set(outcomes)).toEqual(new Set(['recorded', 'unavailable']))
  const recorded = outcomes.filter((outcome) => outcome === 'recorded').length
  expect(await store.readAll('-1')).toHaveLength(1 + recorded)
  expect(await store.head()).toBe(String(recorded))

  db.exec('PRAGMA max_page_count = 100000')
  expect(await store.append(big('load-99'))).toMatchObject({ revision: 0, position: String(recorded + 1) })
  db.exec('PRAGMA query_only = ON')
  expect(await settled(store.append(big('load-100')))).toBe('unavailable')
  db.exec('PRAGMA query_only = OFF')
  expect(await settled(store.append(big('load-100')))).toBe('recorded')
  db.close()
  keys.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A disk of two megabytes and a folder on it. */
const tinyDisk = () => {
  const disk = smallDisk(2)!
  onTestFinished(disk.remove)
  mkdirSync(disk.folder)
  return disk
}
describe.skipIf(!mayMount)('on a full disk (skipped where no disk may be mounted)', () => {
  it('keys of persons stay in memory until they can be written, and are never lost after sealing data', () => {
    const disk = tinyDisk()
    const [file, master] = [join(disk.folder, 'keys.sqlite'), randomBytes(32)]
    const keys = sqliteKeys(file, master)
    keys.forSealing('d0')
    keys.settle()
    disk.fill()
    const made = Array.from({ length: 200 }, (_, n) => ({ subject: `d${n + 1}`, key: keys.forSealing(`d${n + 1}`)! }))
    expect(() => keys.settle()).toThrow('full')
    expect(keys.forSealing('d1')!.equals(made[0]!.key)).toBe(true)
    expect(keys.forOpening('d1')!.equals(made[0]!.key)).toBe(true)
    disk.free()
    keys.settle()
    keys.close()
    const again = sqliteKeys(file, master)
    for (const { subject, key } of made) expect(again.forOpening(subject)?.equals(key), subject).toBe(true)
    again.close()
  })
  it('a timer that cannot be set fails as store unavailable, and can be set later', async () => {
    const disk = tinyDisk()
    const timers = sqliteTimers(join(disk.folder, 'timers.sqlite'))
    const timer = { due: '2026-01-05T12:00:00.000Z', module: 'm', shipperId: 's1', causationId: 'c' }
    const set = (id: string) => timers.set({ ...timer, id, command: { type: 'X', data: 'x'.repeat(4_000) } })
    disk.fill()
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, (_, n) => set(`a${n}`)))
    expect(new Set(outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : 'set')))).toEqual(new Set(['STORE_UNAVAILABLE']))
    disk.free()
    await set('b')
    expect((await timers.due('2027-01-01T00:00:00.000Z', 1_000)).map(({ id }) => id)).toEqual(['b'])
    timers.close()
  })
  it('a truncated signed head leaves the others readable', () => {
    const disk = tinyDisk()
    const heads = headsFile(disk.folder, generateKeyPairSync('ed25519').publicKey)
    const head = (position: number, text = '') => ({
      position: String(position),
      hash: text,
      time: '2026-01-05T12:00:00.000Z',
      signature: 's',
    })
    heads.add(head(1))
    disk.fill()
    expect(() => heads.add(head(2, 'x'.repeat(20_000)))).toThrow('ENOSPC')
    disk.free()
    heads.add(head(3))
    expect(readHeads(notaryFiles(disk.folder).heads).map(({ position }) => position)).toEqual(['1', '3'])
    expect(headsFile(disk.folder, generateKeyPairSync('ed25519').publicKey).latest().at(-1)?.position).toBe('3')
  })
})
