import { link } from '@embarca/services/kit/chain.ts'
import { checkStreams } from '@embarca/services/kit/check-streams.ts'
import { notaryKey } from '@embarca/services/kit/notary.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { esdbData } from './esdb-data.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()
let engine: Engine
beforeAll(async () => void (engine = await found!.start()))
afterAll(() => engine.stop())

it('shows the hashed bytes and whether they are intact', async () => {
  const data = await esdbData(engine.url, { notaryKey: notaryKey(Buffer.alloc(32, 7)) })
  for (let n = 0; n < 3; n++) await data.events.append(write({ stream: 'load-1', expected: n - 1, events: [opened(`C-${n}`)] }))
  const stored = await data.proofs!.stored('load-1')
  expect(stored.map(({ body }) => link(body))).toEqual(stored.map(({ hash }) => hash))
  expect((await checkStreams(data.proofs!, ['load-1', 'load-2'])).streams).toEqual([{ stream: 'load-1', facts: 3, findings: [] }])
  await data.close()
})
