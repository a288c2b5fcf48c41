import { rmSync } from 'node:fs'
import { FORGOTTEN } from '@embarca/contracts/kit/personal.ts'
import { replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { evidenceFrom } from '../kit/evidence.ts'
import { SETTLED_AT, settle } from '../kit/settled.ts'
import { temporaryFolder } from '../ports/stores.ts'

/** A module to come: its stream is named after a visit at a gate, and carries the load's id as its key. */
const VISIT = 'gate-visit-7'
const said = {
  type: 'ChatMessageSent',
  data: {
    ...{ loadId: 'arrived', deliveryId: 'arrived-1', agent: 'DRIVER', messageId: 'm1', authorId: 'porteiro' },
    ...{ driverId: 'd1', text: 'Cheguei na portaria', attachments: [] },
  },
}

let app: RunningApp
let folder: string | undefined
const start = async (inFolder: boolean) => {
  folder = inFolder ? temporaryFolder() : undefined
  app = await startApp({ now: SETTLED_AT, reactions: false, ...(folder !== undefined && { folder }) })
  await settle(app)
  await app.record(VISIT, [said], { key: 'arrived' })
}
const replay = async () => (await app.as(['shipper_admin']).call(replayRoutes.replay, { id: 'arrived' })).body
afterEach(async () => {
  await app.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['memory', false],
  ['SQLite', true],
])('a stream of a load, whatever its name, in %s', (_, inFolder) => {
  it('appears in the replay and in the check of the chain', async () => {
    await start(inFolder)
    const { moments, chain } = await replay()
    expect(moments.filter(({ type }) => type === 'ChatMessageSent')).toHaveLength(1)
    expect(chain?.streams).toContainEqual({ stream: VISIT, label: 'gate', facts: 1, findings: [] })
  })
  it('appears in the evidence', async () => {
    await start(inFolder)
    const bundle = await evidenceFrom(app, 'arrived')
    expect(Buffer.from(bundle[`eventos/${VISIT}.jsonl`]!).toString()).toContain('ChatMessageSent')
  })
  it('loses the words of a person who is forgotten', async () => {
    await start(inFolder)
    const { events, keys, streamsNaming } = app.data
    const by = { userId: 'ana', roles: ['shipper_admin'], shipperId: 's1' }
    const named = await forget(
      { events, keys, streamsNaming },
      { subject: 'porteiro', by, reason: 'pedido', now: SETTLED_AT, correlationId: 'c' },
    )
    expect(named).toContain(VISIT)
    expect((await events.read(VISIT))[0]!.data.text).toBe(FORGOTTEN)
  })
})
