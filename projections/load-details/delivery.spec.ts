import { straightLine } from '@embarca/contracts/tracking/distance.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, mill, shop, store, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { deliveryReaders } from './delivery.ts'
import { loadDetailsReaders } from './readers.ts'

const spread = () => ({
  origins: [{ ...terms().origins[0]!, place: { ...mill, latitude: -24, longitude: -50 } }],
  destinations: [
    { ...terms().destinations[0]!, place: { ...shop, latitude: -21, longitude: -50 } },
    { ...terms().destinations[1]!, place: { ...store, latitude: -20, longitude: -50 } },
  ],
})
const lot = () => {
  const recorder = eventRecorder()
  const part = (n: number) =>
    loadScript(recorder, `lot-w${n}`, { externalId: `CG-1-${n}`, partOf: { lotId: 'lot', withdrawalId: `w${n}` } }).underway()
  loadScript(recorder, 'lot', { externalId: 'CG-1', deliveryType: 'LOT' }).launched()
  part(1)
  part(2)
  return recorder.log
}

describe('the itinerary of a delivery', () => {
  it('lists its stops in order, with the launched distance divided among the legs', async () => {
    const load = loadScript(eventRecorder(), 'L1', { ...spread(), freightDistance: 800 })
    load.underway()
    load.approached()
    load.arrived('r1')
    const itinerary = await deliveryReaders.itinerary({ id: 'L1-1' }, await queryContext(load.log))
    expect(itinerary).toMatchObject({
      distance: 800,
      measured: 'SHARE_OF_LAUNCHED',
      driverName: 'João Almeida',
      plates: ['RQK3D41', 'RQK3D52'],
    })
    expect(itinerary?.stops).toMatchObject([
      { order: 1, kind: 'COLLECT', city: 'Telêmaco Borba', reached: true },
      {
        order: 2,
        kind: 'DELIVERY',
        city: 'Uberlândia',
        distance: 600,
        reached: true,
        arrivedAt: '2026-01-07T11:00:00.000Z',
        orderCode: 'PED-1',
      },
      { order: 3, kind: 'DELIVERY', city: 'Goiânia', distance: 200, reached: false, expectedAt: '2026-01-07T18:00:00.000Z' },
    ])
    expect(itinerary?.stops[0]).not.toHaveProperty('distance')
  })
  it('is measured in straight lines when no distance was launched', async () => {
    const { freightDistance: _, ...rest } = terms()
    const load = loadScript(eventRecorder(), 'L1')
    load.recordOnLoad('LoadLaunched', {
      shipperId: 's1',
      operationGroupId: 'g1',
      status: 'WAIT_TRANSPORTER_ACCEPT',
      terms: { ...rest, ...spread() },
    })
    expect(await deliveryReaders.itinerary({ id: 'L1-1' }, await queryContext(load.log))).toMatchObject({
      distance: 445,
      measured: 'STRAIGHT_LINE',
    })
    expect(straightLine({ latitude: -25.43, longitude: -49.27 }, { latitude: -23.55, longitude: -46.63 })).toBeCloseTo(339, -1)
  })
  it('does not exist for a delivery that the load does not have, nor before the launch', async () => {
    const load = loadScript()
    load.underway()
    const context = await queryContext(load.log)
    expect(await deliveryReaders.itinerary({ id: 'L1-2' }, context)).toBeUndefined()
    expect(await deliveryReaders.itinerary({ id: 'L1-1' }, await queryContext(load.log, { shipperId: 's2' }))).toBeUndefined()
  })
})

describe('the page of a delivery', () => {
  it("equals that of its load, with the driver's unread messages", async () => {
    const load = loadScript()
    load.underway()
    load.recordEvent('chat-L1-1', {
      type: 'ChatMessageSent',
      data: {
        loadId: 'L1',
        deliveryId: 'L1-1',
        messageId: 'm',
        agent: 'DRIVER',
        authorId: 'joao',
        driverId: 'd1',
        text: 'Oi',
        attachments: [],
      },
    })
    const page = await deliveryReaders.delivery({ id: 'L1-1' }, await queryContext(load.log))
    expect(page).toMatchObject({ loadId: 'L1', externalId: 'CG-20377', notViewed: 1, deliveries: [{ id: 'L1-1' }, { id: 'L1-1' }] })
    expect(page).not.toHaveProperty('lotId')
  })
  it("of a withdrawal names its lot, and lists the lot's other withdrawals", async () => {
    const context = await queryContext(lot())
    expect(await deliveryReaders.delivery({ id: 'lot-w2-1' }, context)).toMatchObject({
      loadId: 'lot-w2',
      lotId: 'lot',
      externalId: 'CG-1-2',
    })
    const codes = async (id: string) =>
      ((await deliveryReaders.grouped({ id }, context)) as { list: { externalId: string }[] }).list.map(({ externalId }) => externalId)
    expect(await codes('lot-w1-1')).toEqual(['CG-1-2', 'CG-1-1'])
    expect(await codes('lot-1')).toEqual(['CG-1'])
  })
})

it('a batch lists the loads of one launch', async () => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1', { externalId: 'CG-1', batchId: 'L1' }).launched()
  loadScript(recorder, 'L1.1', { externalId: 'CG-2', batchId: 'L1' }).launched()
  loadScript(recorder, 'L2', { externalId: 'CG-3' }).launched()
  const context = await queryContext(recorder.log)
  const page = await loadDetailsReaders.details({ id: 'L1.1', batchId: 'L1' }, context)
  expect(page?.batch?.map(({ hashId }) => hashId)).toEqual(['L1', 'L1.1'])
  expect(await loadDetailsReaders.details({ id: 'L2', batchId: 'L1' }, context)).toBeUndefined()
  expect(await loadDetailsReaders.details({ id: 'L2' }, context)).not.toHaveProperty('batch')
})
