import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { sqliteEventStore } from '@embarca/services/adapters/sqlite/event-store.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { logSchema } from '@embarca/services/adapters/sqlite/log-schema.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { StoreUnavailable } from '@embarca/services/kit/event-store.ts'
import { expect, it } from 'vitest'
import { opened, portFacts, write } from '../ports/facts.ts'
import { temporaryFolder } from '../ports/stores.ts'

const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'recorded',
    (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : error),
  )

it('records nothing when the disk is full, says so, and goes on when there is room again', async () => {
  const folder = temporaryFolder()
  const keys = sqliteKeys(join(folder, 'keys.sqlite'), randomBytes(32))
  const db = openDatabase(join(folder, 'events.sqlite'))
  bringUp(db, 'events.sqlite', logSchema)
  const store = sqliteEventStore(db, codecOf(portFacts, keys), keys)
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
