import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { type ReceiptStatus, receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { omitUndefined, readDay, readOptions, readText, readTexts, type SearchInput } from '../../base/search-params.ts'
import { writeDay } from '../../ui/dates.ts'

/** The statuses in which a load ends; none chosen means ALL (specification 1 §4). */
export const endStatuses = ['FINISHED', 'CANCELED', 'EXPIRED'] as const satisfies readonly LoadStatus[]

/** The filters of the history from the address. */
export const readHistoryAddress = (given: SearchInput) =>
  omitUndefined({
    externalId: readText(given['externalId'], 100),
    orderCode: readText(given['orderCode'], 100),
    nfCode: readText(given['nfCode'], 100),
    plate: readText(given['plate'], 8),
    bindTransporterId: readText(given['bindTransporterId'], 64),
    destinationPlaceId: readText(given['destinationPlaceId'], 64),
    collectDateStart: readDay(given['collectDateStart']),
    collectDateEnd: readDay(given['collectDateEnd']),
    status: readOptions(given['status'], endStatuses),
    receiptStatus: readOptions<ReceiptStatus>(given['receiptStatus'], receiptStatuses),
    operationGroupIds: readTexts(given['operationGroupIds'], 64, 50),
  })
export type HistoryAddress = ReturnType<typeof readHistoryAddress>
export type HistoryChange = { readonly [K in keyof HistoryAddress]?: HistoryAddress[K] | undefined }

const MONTHS_BACK = 3
const MONTHS_AHEAD = 1
const monthsFrom = (today: Date, by: number) => {
  const last = new Date(today.getFullYear(), today.getMonth() + by + 1, 0).getDate()
  return new Date(today.getFullYear(), today.getMonth() + by, Math.min(today.getDate(), last))
}
/** From three months back to one month ahead, unless the address has a period (specification 1 §9). */
export const periodOf = ({ collectDateStart, collectDateEnd }: HistoryAddress, today: Date) => ({
  from: collectDateStart ?? writeDay(monthsFrom(today, -MONTHS_BACK)),
  to: collectDateEnd ?? writeDay(monthsFrom(today, MONTHS_AHEAD)),
})

/** Deliveries are those of finished loads (readings a12); loads are those that ended in one of the chosen statuses. */
const statusesOf = ({ status }: HistoryAddress, perDelivery: boolean) =>
  perDelivery ? (['FINISHED'] as const) : status ? [...status] : (['ALL'] as const)

/** A plate has 7 characters; fewer are still being typed. */
const PLATE = 7
const isPlate = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').length === PLATE

type HistoryQueryOptions = { readonly perDelivery: boolean; readonly waiting?: boolean; readonly today: Date }
/** The query of the list: whole days, from 00:00:00 to 23:59:59. */
export const historyQuery = (address: HistoryAddress, { perDelivery, waiting, today }: HistoryQueryOptions) => {
  const { status: _, collectDateStart: _1, collectDateEnd: _2, plate, receiptStatus, operationGroupIds, ...rest } = address
  const { from, to } = periodOf(address, today)
  return {
    ...rest,
    collectDateStart: `${from} 00:00:00`,
    collectDateEnd: `${to} 23:59:59`,
    status: [...statusesOf(address, perDelivery)],
    ...(plate && isPlate(plate) && { plate }),
    ...(receiptStatus && { receiptStatus: [...receiptStatus] }),
    ...(operationGroupIds && { operationGroupIds: [...operationGroupIds] }),
    ...(perDelivery && { perDelivery: true }),
    ...(waiting && { flWaitingOnLogisticOperator: true }),
  }
}
