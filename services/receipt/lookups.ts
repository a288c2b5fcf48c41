import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type LoadState, loadOf } from '../load/index.ts'
import type { ReceiptsState } from './state.ts'
import type { ExpectedReceipts, InvoicesLookup, LoadStatusLookup } from './types.ts'

type Id = { readonly id: string }

/** One receipt per destination, for the driver who is bound now. */
const expectedOf = ({ loadId, shipperId, operationGroupId, terms, transporter, driver }: LoadState): ExpectedReceipts =>
  terms && transporter && driver
    ? {
        loadId,
        deliveryId: deliveryOf(loadId),
        shipperId,
        operationGroupId,
        transporterId: transporter.transporterId,
        driverId: driver.driverId,
        driverName: driver.name,
        receipts: terms.destinations.map(({ destinationId, deliveryDate, orderCode, place: { personId, name, zone } }) => ({
          receiptId: destinationId,
          expectedAt: deliveryDate,
          orderCode,
          ...(personId && { personId }),
          placeName: name,
          zone,
        })),
      }
    : undefined

export const expectedLookup = async (
  _: ReceiptsState,
  { id }: Id,
  context: LookupContext,
): Promise<{ readonly expected: ExpectedReceipts }> => ({
  expected: expectedOf(await loadOf(context, loadOfDelivery(id))),
})

export const loadStatusLookup = async (_: ReceiptsState, { id }: Id, context: LookupContext): Promise<LoadStatusLookup> => ({
  loadStatus: (await loadOf(context, loadOfDelivery(id))).status,
})

export const invoicesLookup = async (_: ReceiptsState, { id }: Id, context: LookupContext): Promise<InvoicesLookup> => ({
  hasInvoices: (await loadOf(context, loadOfDelivery(id))).invoices.length > 0,
})
