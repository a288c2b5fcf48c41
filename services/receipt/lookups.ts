import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type Load, loadOf } from '../load/index.ts'
import type { Receipts } from './state.ts'
import type { Expected, OfLoad } from './types.ts'

type Id = { readonly id: string }

/** One receipt per destination, for the driver who is bound now. */
const expectedOf = ({ loadId, shipperId, operationGroupId, terms, transporter, driver }: Load): Expected =>
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

export const expectedLookup = async (_: Receipts, { id }: Id, context: LookupContext): Promise<{ readonly expected: Expected }> => ({
  expected: expectedOf(await loadOf(context, loadOfDelivery(id))),
})

export const loadStatusLookup = async (_: Receipts, { id }: Id, context: LookupContext): Promise<OfLoad> => ({
  loadStatus: (await loadOf(context, loadOfDelivery(id))).status,
})
