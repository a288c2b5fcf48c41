import { productEvents } from '@embarca/contracts/events.ts'
import { fileIdFor } from '@embarca/contracts/file/routes.ts'
import { chatView } from '@embarca/projections/chat/index.ts'
import { toOwner } from '@embarca/projections/kit/notification.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, expect, it } from 'vitest'
import { memoryData } from '../adapters/memory/memory-data.ts'
import { chats } from '../chat/index.ts'
import { type Module, ownerOfFilesIn } from '../kit/module.ts'
import { runner } from '../kit/run.ts'
import { NotFound } from '../kit/scope.ts'
import { attachedTo } from './files/attached.ts'
import { fileRights } from './files/rights.ts'
import { publisher } from './push/publisher.ts'
import { topicsOf } from './push/rights.ts'

const ana = actor(['shipper_operator'])
const tania = actor(['transporter_operator'], { transporterId: 't1' })
const rights = {
  groupOf: async () => undefined,
  owners: { gateVisit: { maySee: async (by: typeof ana, id: string) => by.userId === ana.userId && id === 'G1' } },
  contextFor: () => undefined as never,
}

/** A module of visits at a gate, of which there is one; its driver is João. */
const gateVisits: Module = {
  name: 'gateVisit',
  fold: { initial: {}, evolve: {} },
  commands: {},
  stream: (id) => `gate-visit-${id}`,
  owner: (_, { id }) => (id === 'G1' ? { shipperId: ana.shipperId, driverId: 'd1' } : undefined),
  chatTerms: () => ({ isOpen: true, driverId: 'd1' }),
}
const joao = actor(['driver'], { userId: 'joao', transporterId: 't1', driverId: 'd1' })
const ivo = actor(['driver'], { userId: 'ivo', transporterId: 't1', driverId: 'd9' })

describe('a module with another kind of owner', () => {
  it('decides who may subscribe to them', async () => {
    expect(await topicsOf(rights, ana, 'gateVisit:G1')).toEqual(['gateVisit:G1'])
    expect(await topicsOf(rights, ana, 'gateVisit:G2')).toBeUndefined()
    expect(await topicsOf(rights, tania, 'gateVisit:G1')).toBeUndefined()
  })
  it('decides who may read their files and add to them, and a file names its owner', async () => {
    const shipperOfFiles = async ({ userId, shipperId }: typeof ana, id: string) =>
      userId === ana.userId && id === 'G1' ? shipperId : undefined
    const { ofOwner, ofFile } = fileRights({ gateVisit: { maySee: async () => false, shipperOfFiles } }, () => undefined as never)
    const photo = fileIdFor('abc', { kind: 'gateVisit', id: 'G1' })
    expect(await ofOwner(ana, { kind: 'gateVisit', id: 'G1' })).toBe(ana.shipperId)
    expect(await ofFile(ana, photo)).toBe(ana.shipperId)
    expect(await ofFile(tania, photo)).toBeUndefined()
    expect(await ofFile(ana, fileIdFor('abc', { kind: 'gateVisit', id: 'G2' }))).toBeUndefined()
    expect(await ofOwner(ana, { kind: 'dock', id: 'D1' })).toBeUndefined()
    expect(await ofOwner(ana, { kind: 'constructor', id: 'x' })).toBeUndefined()
  })
  it('decides who may attach their files', async () => {
    const find = async (shipperId: string, fileId: string) =>
      shipperId === ana.shipperId ? ({ name: `${fileId}.png` } as never) : undefined
    const attached = attachedTo({ files: { find }, events: { read: async () => [] }, kinds: { gateVisit: gateVisits } })
    const visit = (id: string) => ownerOfFilesIn(gateVisits, { id }, ana)
    const photo = fileIdFor('abc', visit('G1'))
    expect(await attached(ana, visit('G1'), [photo])).toEqual({ [photo]: `${photo}.png` })
    expect(await attached(joao, visit('G1'), [photo])).toEqual({ [photo]: `${photo}.png` })
    expect(await attached(ana, visit('G1'), [fileIdFor('abc', { kind: 'load', id: 'G1' })])).toBeUndefined()
    expect(await attached(joao, visit('G1'), [fileIdFor('abc')])).toBeUndefined()
    await expect(attached(ivo, visit('G1'), [photo])).rejects.toThrow(NotFound)
    await expect(attached(ana, visit('G2'), [photo])).rejects.toThrow(NotFound)
    await expect(attached(ana, { kind: 'constructor', id: 'G1' }, [photo])).rejects.toThrow(NotFound)
  })
  it('decides who may write in their chat, who may see it, and who is notified', async () => {
    const { events } = memoryData({ ...productEvents })
    const run = runner({ store: events, now: () => '2026-11-20T12:00:00.000Z', modules: { gateVisit: gateVisits, chat: chats } })
    let key = 0
    const say = (by: typeof ana, id: string, message: string) =>
      run(chats, { type: 'SendChatMessage', data: { id, message } }, { by, key: `k${key++}` })
    await say(ana, 'gateVisit:G1', 'Pode entrar')
    expect(await say(joao, 'gateVisit:G1', 'Entrando')).toMatchObject({ stream: 'chat-gateVisit:G1', revision: 1 })
    for (const [by, id] of [
      [ivo, 'gateVisit:G1'],
      [ana, 'gateVisit:G2'],
      [ana, 'dock:G1'],
      [ana, 'chat:G1'],
    ] as const)
      await expect(say(by, id, 'Oi')).rejects.toThrow(NotFound)

    const chat = async ({ userId, driverId }: typeof ana, id: string, side: string) => {
      if (id !== 'G1' || userId === ivo.userId) return undefined
      return { isOpen: true, ...(side === 'DRIVER' && driverId !== undefined && { driverId }) }
    }
    const owners = { gateVisit: { maySee: async () => false, chat } }
    const recorded = await events.read('chat-gateVisit:G1')
    const asked = (by: typeof ana) => queryContext(recorded, by, { owners })
    const { chat: readers } = chatView.readers
    expect((await readers.chat({ id: 'gateVisit:G1' }, await asked(ana)))?.messages.map(({ text }) => text)).toEqual([
      'Pode entrar',
      'Entrando',
    ])
    expect(await readers.driverChat({ id: 'gateVisit:G1' }, await asked(joao))).toMatchObject({ open: true, notViewed: 1 })
    expect(await readers.driverChat({ id: 'gateVisit:G1' }, await asked(ivo))).toBeUndefined()
    expect(await readers.chat({ id: 'dock:G1' }, await asked(ana))).toBeUndefined()

    const publish = publisher(chatView.notifies)
    const [notification] = publish({ view: 'chat', id: 'gateVisit:G1', position: '7' })
    expect(notification?.places).toEqual([toOwner({ kind: 'gateVisit', id: 'G1' })])
  })
  it('decides what their changes publish, and to whom', () => {
    const publish = publisher({
      'gate-visits': ({ id, position }) => [{ type: 'gate.changed', id, position, places: [toOwner({ kind: 'gateVisit', id })] }],
    })
    expect(publish({ view: 'gate-visits', id: 'G1', position: '7' })).toEqual([
      { type: 'gate.changed', id: 'G1', position: '7', places: [{ topic: 'gateVisit:G1', channel: 'gateVisit:G1' }] },
    ])
  })
})

it('an unknown kind, a malformed channel, and a view without notifications publish nothing', async () => {
  for (const channel of ['dock:D1', 'constructor:x', 'gateVisit', ':G1', '']) expect(await topicsOf(rights, ana, channel)).toBeUndefined()
  expect(publisher({})({ view: 'people', id: 'ana', position: '7' })).toEqual([])
})
