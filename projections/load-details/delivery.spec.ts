import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold, mill, shop, store, terms } from '@embarca/tests/kit/load-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { describe, expect, it } from 'vitest'
import { deliveryReaders } from './delivery.ts'
import { straightLine } from './itinerary.ts'
import { loadDetailsReaders } from './readers.ts'

const spread = () => ({
  origins: [{ ...terms().origins[0]!, place: { ...mill, latitude: -24, longitude: -50 } }],
  destinations: [
    { ...terms().destinations[0]!, place: { ...shop, latitude: -21, longitude: -50 } },
    { ...terms().destinations[1]!, place: { ...store, latitude: -20, longitude: -50 } },
  ],
})
const lot = () => {
  const teller = telling()
  const part = (n: number) =>
    loadTold(teller, `lot-w${n}`, { externalId: `CG-1-${n}`, partOf: { lotId: 'lot', withdrawalId: `w${n}` } }).underway()
  loadTold(teller, 'lot', { externalId: 'CG-1', deliveryType: 'LOT' }).launched()
  part(1)
  part(2)
  return teller.log
}

describe('the road of a delivery', () => {
  it('is its stops in order, with the launched distance shared out among the parts', async () => {
    const load = loadTold(telling(), 'L1', { ...spread(), freightDistance: 800 })
    load.underway()
    load.approached()
    load.arrived('r1')
    const itinerary = await deliveryReaders.itinerary({ id: 'L1-1' }, await asking(load.log))
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
  it('is measured in straight lines when nobody launched a distance', async () => {
    const { freightDistance: _, ...rest } = terms()
    const load = loadTold(telling(), 'L1')
    load.says('LoadLaunched', {
      shipperId: 's1',
      operationGroupId: 'g1',
      status: 'WAIT_TRANSPORTER_ACCEPT',
      terms: { ...rest, ...spread() },
    })
    expect(await deliveryReaders.itinerary({ id: 'L1-1' }, await asking(load.log))).toMatchObject({
      distance: 445,
      measured: 'STRAIGHT_LINE',
    })
    expect(straightLine({ latitude: -25.43, longitude: -49.27 }, { latitude: -23.55, longitude: -46.63 })).toBeCloseTo(339, -1)
  })
  it('is not there for a delivery that the load does not have, nor before the launch', async () => {
    const load = loadTold()
    load.underway()
    const asked = await asking(load.log)
    expect(await deliveryReaders.itinerary({ id: 'L1-2' }, asked)).toBeUndefined()
    expect(await deliveryReaders.itinerary({ id: 'L1-1' }, await asking(load.log, { shipperId: 's2' }))).toBeUndefined()
  })
})

describe('the page of a delivery', () => {
  it('is that of its load, with what the driver wrote and nobody read', async () => {
    const load = loadTold()
    load.underway()
    load.tell('chat-L1-1', {
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
    const page = await deliveryReaders.delivery({ id: 'L1-1' }, await asking(load.log))
    expect(page).toMatchObject({ loadId: 'L1', externalId: 'CG-20377', notViewed: 1, deliveries: [{ id: 'L1-1' }, { id: 'L1-1' }] })
    expect(page).not.toHaveProperty('lotId')
  })
  it('of a withdrawal names its lot, and stands beside the others of it', async () => {
    const asked = await asking(lot())
    expect(await deliveryReaders.delivery({ id: 'lot-w2-1' }, asked)).toMatchObject({
      loadId: 'lot-w2',
      lotId: 'lot',
      externalId: 'CG-1-2',
    })
    const codes = async (id: string) =>
      ((await deliveryReaders.grouped({ id }, asked)) as { list: { externalId: string }[] }).list.map(({ externalId }) => externalId)
    expect(await codes('lot-w1-1')).toEqual(['CG-1-2', 'CG-1-1'])
    expect(await codes('lot-1')).toEqual(['CG-1'])
  })
})

it('a batch is the loads of one launch', async () => {
  const teller = telling()
  loadTold(teller, 'L1', { externalId: 'CG-1', batchId: 'L1' }).launched()
  loadTold(teller, 'L1.1', { externalId: 'CG-2', batchId: 'L1' }).launched()
  loadTold(teller, 'L2', { externalId: 'CG-3' }).launched()
  const asked = await asking(teller.log)
  const page = await loadDetailsReaders.details({ id: 'L1.1', batchId: 'L1' }, asked)
  expect(page?.batch?.map(({ hashId }) => hashId)).toEqual(['L1', 'L1.1'])
  expect(await loadDetailsReaders.details({ id: 'L2', batchId: 'L1' }, asked)).toBeUndefined()
  expect(await loadDetailsReaders.details({ id: 'L2' }, asked)).not.toHaveProperty('batch')
})
