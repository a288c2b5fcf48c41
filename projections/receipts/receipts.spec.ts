import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { receiptReaders } from './readers.ts'

const drawer = async (script: (load: ReturnType<typeof loadScript>) => void, by = {}) => {
  const load = loadScript()
  script(load)
  return receiptReaders.list({ id: 'L1-1' }, await queryContext(load.log, by))
}
const near = (load: ReturnType<typeof loadScript>) => {
  load.underway()
  load.approached()
}

it('lists a receipt per destination, with dates in the zone of the place', async () => {
  const answer = await drawer((load) => {
    near(load)
    load.arrived('r1', '2026-01-07T13:00:00.000Z')
    load.invoiced()
  })
  expect(answer).toMatchObject({
    loadId: 'L1',
    loadStatus: 'IN_DELIVERY',
    deliveryId: 'L1-1',
    transporterName: 'TransNorte',
    hasInvoices: true,
    revision: 3,
    hasMore: false,
    receivers: [
      {
        id: 'r1',
        status: 'PENDING',
        arrivalDate: '07/01/2026 10:00:00',
        late: true,
        ended: true,
        resettable: true,
        receiptImages: [{ fileId: 'file-r1', name: 'canhoto.jpg', url: '/webshipper/file/download?fileName=file-r1' }],
        shippingDestination: {
          deliveryExpectedDate: '07/01/2026 09:00:00',
          orderCode: 'PED-1',
          nfCode: '000004711',
          unitType: { name: 'Bobina' },
          productType: { name: 'Papel' },
          place: { name: 'Atacado Prata', address: { city: 'Uberlândia', state: 'MG' } },
        },
      },
      { id: 'r2', late: false, ended: false, receiptImages: [] },
    ],
  })
})

it('keeps the reason of a decision until it is undone', async () => {
  const refused = await drawer((load) => {
    near(load)
    load.arrived('r1')
    load.refused('r1')
  })
  expect(refused).toMatchObject({ receivers: [{ status: 'REFUSED', reason: 'Ilegível' }, {}] })
  const undone = await drawer((load) => {
    near(load)
    load.refused('r1')
    load.receipts('ReceiptDecisionUndone', { loadId: 'L1', deliveryId: 'L1-1', receiptId: 'r1', status: 'PENDING' })
  })
  expect(undone).not.toHaveProperty('receivers.0.reason')
})

it('is empty before the load is near, begins again for another driver, and is hidden from another tenant', async () => {
  expect(await drawer(({ underway }) => underway())).toMatchObject({ list: [], revision: -1 })
  const afresh = await drawer((load) => {
    near(load)
    load.arrived('r1')
    load.approached()
  })
  expect(afresh).toMatchObject({ receivers: [{ ended: false, receiptImages: [] }, {}] })
  expect(await drawer(near, { shipperId: 's2' })).toBeUndefined()
})

it('expects the receipts of a load that is to be delivered now, with the values of its stops', async () => {
  const answer = await drawer((load) => {
    near(load)
    load.recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-01-08T12:00:00.000Z' })
    load.recordOnLoad('NfCodeChanged', { destinationId: 'r1', orderCode: 'PED-1', nfCode: '12345' })
    load.receipts('ReceiptExpectationChanged', {
      loadId: 'L1',
      deliveryId: 'L1-1',
      receiptId: 'r1',
      expectedAt: '2026-01-08T12:00:00.000Z',
    })
    load.arrived('r1', '2026-01-07T13:00:00.000Z')
  })
  const shippingDestination = { deliveryExpectedDate: '08/01/2026 09:00:00', nfCode: '12345' }
  expect(answer).toMatchObject({ receivers: [{ late: false, expectedAt: '2026-01-08T12:00:00.000Z', shippingDestination }, {}] })
})

it('lists receipts in the current order of their deliveries', async () => {
  const { origins, destinations } = terms()
  const reordered = await drawer((load) => {
    near(load)
    load.recordOnLoad('DeliveriesReordered', { destinationIds: ['r2', 'r1'] })
  })
  const rerouted = await drawer((load) => {
    near(load)
    load.recordOnLoad('RouteChanged', { origins, destinations: destinations.toReversed() })
  })
  for (const answer of [reordered, rerouted]) expect(answer).toMatchObject({ receivers: [{ id: 'r2' }, { id: 'r1' }] })
})

it('divides a corrected weight among the stops in their earlier proportions', async () => {
  const weights = async (weight: number) => {
    const answer = await drawer((load) => {
      near(load)
      load.recordOnLoad('WeightChanged', { weight })
    })
    const { receivers } = answer as { receivers: { shippingDestination: { weight: number } }[] }
    return receivers.map(({ shippingDestination }) => shippingDestination.weight)
  }
  expect(await weights(24_001.5)).toEqual([24_001, 0.5])
  const [first, last] = (await weights(11_000)) as [number, number]
  expect(Math.round((first + last) * 1_000)).toBe(11_000_000)
})

it('shows nothing of an earlier delivery when the load was sent back, and its receipts again once the same driver agrees', async () => {
  const back = (load: ReturnType<typeof loadScript>) => {
    near(load)
    load.arrived('r1')
    load.refused('r1')
    load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
    load.recordOnLoad('LoadReopened', { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z' })
  }
  const open = await drawer(back)
  expect(open).toMatchObject({ list: [], loadStatus: 'NEGOTIATION' })
  expect(open).not.toHaveProperty('transporterName')
  const again = await drawer((load) => {
    back(load)
    load.hired()
    load.bound()
  })
  expect(again).toMatchObject({
    transporterName: 'TransNorte',
    receivers: [{ id: 'r1', status: 'PENDING', ended: false, receiptImages: [] }, { id: 'r2' }],
  })
  expect(again).not.toHaveProperty('receivers.0.reason')
})
