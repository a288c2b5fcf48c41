import type { InboxLoad, InboxSummary } from '@embarca/contracts/inbox/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, parties } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { inboxReaders } from './readers.ts'

type Recorder = ReturnType<typeof eventRecorder>
/** Beyond every date of the script's load. */
const NOW = '2026-01-05T13:00:00.000Z'
const inboxOf = async ({ log }: Recorder, by: Partial<Actor> = {}, now = NOW, paging: { page?: number; size?: number } = {}) => {
  const context = await queryContext(log, { userId: 'bia', ...by }, { now })
  const { list } = (await inboxReaders.list(paging, context)) as { list: readonly InboxLoad[] }
  const summary = (await inboxReaders.summary({}, context)) as InboxSummary
  const byLoad = Object.fromEntries(Object.entries(summary.byLoad).map(([hashId, { unread }]) => [hashId, unread]))
  return { list, summary, byLoad, codes: list.flatMap(({ entries }) => entries.map(({ code }) => code)) }
}
const recorded = (act: (load: ReturnType<typeof loadScript>, recorder: Recorder) => void) => {
  const recorder = eventRecorder()
  recorder.recordEvent('user-tania', { type: 'UserRegistered', data: { userId: 'tania', shipperId: 's1', name: 'Tânia', roles: [] } })
  act(loadScript(recorder), recorder)
  return recorder
}

it('lists by load, newest first, what others did from the offer to the receipts', async () => {
  const { list, codes, summary } = await inboxOf(recorded(({ toFinished }) => toFinished()))
  expect(codes).toEqual([
    ...['ReceiptApproved', 'ReceiptApproved', 'LoadDelivered', 'ReceiptWaiting', 'ReceiptWaiting', 'DeliveryApproached'],
    ...['TransitStarted', 'CollectFinished', 'CollectStarted', 'DriverConfirmed', 'DriverBound', 'OfferAccepted', 'OfferDeclined'],
  ])
  expect(list[0]).toMatchObject({ hashId: 'L1', externalId: 'CG-20377', route: 'Telêmaco Borba → Goiânia', unread: 13 })
  expect(list[0]!.entries.at(-2)).toMatchObject({
    kind: 'OFFERS',
    title: 'Oferta aceita',
    detail: 'TransNorte · R$ 7.310,00',
    by: 'Tânia',
    isRead: false,
  })
  expect(summary).toEqual({ unread: 13, isMore: false, byLoad: { L1: { unread: 13, newest: list[0]!.entries[0]!.at } }, muted: [] })
})

it('leaves out what the user did', async () => {
  const recorder = recorded((load) => {
    load.underway()
    load.receipts(
      'ReceiptRefused',
      { loadId: 'L1', deliveryId: 'L1-1', receiptId: 'r1', status: 'REFUSED', reason: 'Ilegível' },
      { userId: 'bia' },
    )
  })
  expect((await inboxOf(recorder)).codes).not.toContain('ReceiptRefused')
  expect((await inboxOf(recorder, { userId: 'caio' })).list[0]!.entries[0]).toMatchObject({ code: 'ReceiptRefused', detail: 'Ilegível' })
})

it('tells a hiring that needs approval from a hiring by a colleague', async () => {
  const hired = (status: string) =>
    recorded((load) => {
      load.launched()
      load.recordOnLoad('TransporterAssigned', { status, ...parties.company, price: 731_000 })
    })
  expect((await inboxOf(hired('WAITING_APPROVE'))).codes).toEqual(['HiringAwaitsApproval'])
  expect((await inboxOf(hired('ASSIGNED_TO_TRANSPORTER'))).codes).toEqual(['TransporterHired'])
})

it('stays unread up to the entry that the user saw, of one load or of all', async () => {
  const recorder = recorded((load, recorder) => {
    load.underway()
    loadScript(recorder, 'L2', { externalId: 'CG-2' }).underway()
  })
  const first = await inboxOf(recorder)
  expect(first.byLoad).toEqual({ L1: 7, L2: 7 })
  const { at } = first.list.find(({ hashId }) => hashId === 'L2')!.entries[1]!
  recorder.recordEvent('inbox-bia', { type: 'InboxRead', data: { userId: 'bia', until: at, loadId: 'L2' } }, { userId: 'bia' })
  expect((await inboxOf(recorder)).byLoad).toEqual({ L1: 7, L2: 1 })
  expect((await inboxOf(recorder, { userId: 'caio' })).summary.unread).toBe(14)
  recorder.recordEvent('inbox-bia', { type: 'InboxRead', data: { userId: 'bia', until: first.list[0]!.entries[0]!.at } }, { userId: 'bia' })
  const { summary, list } = await inboxOf(recorder)
  expect(summary.unread).toBe(0)
  expect(list).toHaveLength(2)
})

it('of a user who never read, only the last day is unread', async () => {
  const unreadAt = async (now: string) => {
    const { list, summary } = await inboxOf(
      recorded(({ underway }) => underway()),
      {},
      now,
    )
    return [list[0]?.entries.length, summary.unread]
  }
  expect(await unreadAt('2026-01-06T11:59:00.000Z')).toEqual([7, 7])
  expect(await unreadAt('2026-01-06T13:00:00.000Z')).toEqual([7, 0])
})

it('shows no entry of a muted kind, and counts none', async () => {
  const recorder = recorded(({ underway }) => underway())
  recorder.recordEvent('inbox-bia', { type: 'InboxKindsMuted', data: { userId: 'bia', kinds: ['TRIP', 'CREW'] } }, { userId: 'bia' })
  const { codes, summary } = await inboxOf(recorder)
  expect(codes).toEqual(['OfferAccepted', 'OfferDeclined'])
  expect(summary).toMatchObject({ unread: 2, muted: ['TRIP', 'CREW'] })
})

it('a message is read once the shipper’s side has read it where it stands', async () => {
  const said = (...more: readonly string[]) =>
    recorded((load, { recordEvent }) => {
      load.launched()
      const talk = { loadId: 'L1', transporterId: 't1' }
      const written = { ...talk, transporterName: 'TransNorte', messageId: 'm1', by: 'TRANSPORTER', text: 'Tem carga?', attachments: [] }
      recordEvent('negotiation-L1', { type: 'DealMessageSent', data: written }, { userId: 'tania', transporterId: 't1' })
      for (const by of more) recordEvent('negotiation-L1', { type: 'DealRead', data: { ...talk, by } })
    })
  const { list } = await inboxOf(said())
  expect(list[0]!.entries).toMatchObject([{ code: 'DealMessage', dealId: 't1', detail: 'TransNorte · Tem carga?', isRead: false }])
  expect((await inboxOf(said('TRANSPORTER'))).summary.unread).toBe(1)
  expect((await inboxOf(said('SHIPPER'))).summary.unread).toBe(0)
})

it('the text of a chat with a driver stays in the chat', async () => {
  const recorder = recorded((load, { recordEvent }) => {
    load.underway()
    const message = {
      loadId: 'L1',
      deliveryId: 'L1-1',
      agent: 'DRIVER',
      messageId: 'm1',
      authorId: 'joao',
      driverId: 'd1',
      text: 'Cheguei',
    }
    recordEvent('chat-L1-1', { type: 'ChatMessageSent', data: { ...message, attachments: [] } }, { userId: 'joao', driverId: 'd1' })
  })
  const [entry] = (await inboxOf(recorder)).list[0]!.entries
  expect(entry).toMatchObject({ code: 'DriverMessage', kind: 'MESSAGES' })
  expect(entry).not.toHaveProperty('detail')
})

it('a load that is late stands on the first page, until it moves on', async () => {
  const late = async (act: (load: ReturnType<typeof loadScript>) => void, now: string) =>
    (await inboxOf(recorded(act), {}, now)).list.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'LATE'))
  const afterCollect = '2026-01-06T12:00:01.000Z'
  const hired = (load: ReturnType<typeof loadScript>) => {
    load.launched()
    load.hired()
  }
  expect(await late(hired, afterCollect)).toMatchObject([
    { code: 'CollectLate', at: '2026-01-06T12:00:00.000Z', detail: 'previsto 06/01/2026 09:00' },
  ])
  expect(await late(hired, '2026-01-06T11:59:59.000Z')).toEqual([])
  expect(await late(({ launched }) => void launched(), afterCollect)).toEqual([])
  expect(await late(({ underway }) => underway(), afterCollect)).toEqual([])
  expect(await late(({ underway }) => underway(), '2026-01-07T18:00:00.000Z')).toMatchObject([{ code: 'DeliveryLate' }])
  expect(await late(({ toFinished }) => toFinished(), '2026-01-08T18:00:00.000Z')).toEqual([])
})

it('a new date moves the lateness', async () => {
  const recorder = recorded((load) => {
    load.underway()
    for (const destinationId of ['r1', 'r2'])
      load.recordOnLoad('DeliveryDateChanged', { destinationId, deliveryDate: '2026-01-09T12:00:00.000Z' })
  })
  expect((await inboxOf(recorder, {}, '2026-01-08T12:00:00.000Z')).codes).not.toContain('DeliveryLate')
  expect((await inboxOf(recorder, {}, '2026-01-09T12:00:00.000Z')).codes).toContain('DeliveryLate')
})

it('each load stands on one page, late or not', async () => {
  const recorder = recorded((load, recorder) => {
    load.underway()
    loadScript(recorder, 'L2').underway()
    loadScript(recorder, 'L3').toFinished()
  })
  const now = '2026-01-08T12:00:00.000Z'
  const pages = await Promise.all([1, 2, 3].map((page) => inboxOf(recorder, {}, now, { page, size: 1 })))
  expect(pages.flatMap(({ list }) => list.map(({ hashId }) => hashId)).sort()).toEqual(['L1', 'L2', 'L3'])
})

it('is empty for another tenant, another group, and a launcher who did not launch the load', async () => {
  const recorder = recorded((load) => {
    load.underway()
    const { data } = load.log.find(({ type }) => type === 'LoadLaunched')!
    Object.assign(data, { authorId: 'lia' })
  })
  const seen = async (by: Partial<Actor>) => (await inboxOf(recorder, by)).summary.unread
  expect(await seen({ shipperId: 's2' })).toBe(0)
  expect(await seen({ operationGroups: ['g2'] })).toBe(0)
  expect(await seen({ roles: ['shipper_shipping_launcher'], userId: 'rui' })).toBe(0)
  expect(await seen({ roles: ['shipper_shipping_launcher'], userId: 'lia' })).toBe(7)
  expect(await seen({ roles: ['embarca_admin'], operationGroups: [] })).toBe(7)
})

it('keeps the last thirty entries of a load, for thirty days', async () => {
  const recorder = recorded((load) => {
    load.launched()
    for (let count = 0; count < 40; count++) load.declined(`t${count}`)
  })
  expect((await inboxOf(recorder)).codes).toHaveLength(30)
  expect((await inboxOf(recorder, {}, '2026-02-05T13:00:00.000Z')).list).toEqual([])
})
