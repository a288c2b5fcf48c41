import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Module } from '../kit/module.ts'
import { concernedBy, type Load, loadOf } from '../load/index.ts'
import { receiptDecider } from './decider.ts'
import type { ReceiptFacts, ReceiptVocabulary } from './vocabulary.ts'

/** One receipt per destination, for the driver who is bound now. */
const expectedOf = ({ loadId, shipperId, operationGroupId, terms, transporter, driver }: Load): ReceiptFacts['expected'] =>
  terms && transporter && driver
    ? {
        loadId,
        deliveryId: deliveryOf(loadId),
        shipperId,
        operationGroupId,
        transporterId: transporter.transporterId,
        driverId: driver.driverId,
        driverName: driver.name,
        receipts: terms.destinations.map(({ destinationId, deliveryDate, orderCode, place: { name, zone } }) => ({
          receiptId: destinationId,
          expectedAt: deliveryDate,
          orderCode,
          placeName: name,
          zone,
        })),
      }
    : undefined

export const receipts: Module<ReceiptVocabulary> = {
  name: 'receipt',
  decider: receiptDecider,
  stream: ({ data: { id } }) => `receipts-${id}`,
  key: ({ data: { id } }) => loadOfDelivery(id),
  belongs: async ({ loadId }, { data: { id } }, beside) => {
    const load = await loadOf(beside, loadId || loadOfDelivery(id))
    return deliveryOf(load.loadId) === id ? concernedBy(load, beside) : undefined
  },
  facts: async (_, { data: { id } }, beside) => {
    const load = await loadOf(beside, loadOfDelivery(id))
    const expected = expectedOf(load)
    return { loadStatus: load.status, ...(expected && { expected }) }
  },
}
