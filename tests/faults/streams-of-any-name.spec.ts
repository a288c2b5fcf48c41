import { rmSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import { FORGOTTEN } from '@embarca/contracts/kit/personal.ts'
import { replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { notaryKey } from '@embarca/services/kit/notary.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { esdbData } from '../engines/esdb-data.ts'
import { startEsdbDouble } from '../engines/start/eventstoredb.ts'
import { type AppSetting, type RunningApp, startApp } from '../kit/app.ts'
import { evidenceFrom } from '../kit/evidence.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

/** A hypothetical module: its stream is named after a visit at a gate and has the load's id as its key. */
const VISIT = 'gate-visit-7'
const visit = {
  type: 'ChatMessageSent',
  data: {
    ...{ loadId: 'arrived', deliveryId: 'arrived-1', agent: 'DRIVER', messageId: 'm1', authorId: 'porteiro' },
    ...{ driverId: 'd1', text: 'Cheguei na portaria', attachments: [] },
  },
}

type Storage = { readonly setting: AppSetting; readonly end?: () => Promise<void> | void }
const storages: Readonly<Record<string, () => Storage | Promise<Storage>>> = {
  memory: () => ({ setting: {} }),
  SQLite: () => {
    const folder = temporaryFolder()
    return { setting: { folder }, end: () => rmSync(folder, { recursive: true, force: true }) }
  },
  "the double of EventStoreDB's protocol": async () => {
    const double = await startEsdbDouble()
    return {
      setting: { data: await esdbData(double.url, { ...productEvents, notaryKey: notaryKey(Buffer.alloc(32, 7)) }) },
      end: double.stop,
    }
  },
}

let app: RunningApp
let end: Storage['end']
const start = async (openStorage: () => Storage | Promise<Storage>) => {
  const { setting, end: ending } = await openStorage()
  end = ending
  app = await startApp({ now: FIXTURES_AT, reactions: false, ...setting })
  await recordFixtures(app)
  await app.record(VISIT, [visit], { key: 'arrived' })
}
const replay = async () => (await app.as(['shipper_admin']).call(replayRoutes.replay, { id: 'arrived' })).body
afterEach(async () => {
  await app.close()
  await end?.()
})

describe.each(Object.entries(storages))('a stream of a load, whatever its name, in %s', (_, openStorage) => {
  it('appears in the replay and in the check of the chain', async () => {
    await start(openStorage)
    const { moments, chain } = await replay()
    expect(moments.filter(({ type }) => type === 'ChatMessageSent')).toHaveLength(1)
    expect(chain?.streams).toContainEqual({ stream: VISIT, label: 'gate', facts: 1, findings: [] })
  })
  it('appears in the evidence', async () => {
    await start(openStorage)
    const bundle = await evidenceFrom(app, 'arrived')
    expect(Buffer.from(bundle[`eventos/${VISIT}.jsonl`]!).toString()).toContain('ChatMessageSent')
  })
  it('loses the text of a forgotten person', async () => {
    await start(openStorage)
    const { events, keys, streamsNaming } = app.data
    const by = { userId: 'ana', roles: ['shipper_admin'], shipperId: 's1' }
    const named = await forget(
      { events, keys, streamsNaming },
      { subject: 'porteiro', by, reason: 'pedido', now: FIXTURES_AT, correlationId: 'c' },
    )
    expect(named).toContain(VISIT)
    expect((await events.read(VISIT))[0]!.data.text).toBe(FORGOTTEN)
  })
})
