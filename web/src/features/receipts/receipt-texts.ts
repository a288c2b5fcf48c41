import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { span } from '../../base/date-times.ts'
import type { StatusLook } from '../../shared/load/status-look.ts'
import type { ReviewReceipt } from './review.ts'

const looks = {
  PENDING: { tone: 'idle', icon: 'clock' },
  APPROVED: { tone: 'done', icon: 'check' },
  REFUSED: { tone: 'danger', icon: 'warning' },
} as const

/** The status on a delivery's card, in capitals as specified. */
export const receiptLook = ({ status }: ReviewReceipt): StatusLook => ({ ...looks[status], text: receiptLabels.card[status] })

/** `1 h 50 depois`, when the arrival was after the expected time. */
export const lateBy = ({ late, arrivedAt, expectedAt }: ReviewReceipt): string | undefined =>
  late && arrivedAt ? `${span(Date.parse(arrivedAt) - Date.parse(expectedAt))} depois` : undefined

/** `DD/MM/YYYY HH:mm:ss` without its seconds. */
export const toMinute = (dateTime: string | undefined): string | undefined => dateTime?.slice(0, 16)

/** `Pedido PED-1 · NF-e 183204`. */
export const codesOf = ({ shippingDestination: { orderCode, orderCodes = [orderCode], nfCode, nfCodes } }: ReviewReceipt): string => {
  const notes = (nfCodes ?? (nfCode ? [nfCode] : [])).map((code) => code.replace(/^0+/, ''))
  return [
    orderCode && `${orderCodes.length > 1 ? 'Pedidos' : 'Pedido'} ${orderCodes.join(', ')}`,
    notes.length > 0 && `NF-e ${notes.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const cityOf = ({ shippingDestination: { place } }: ReviewReceipt): string => `${place.address.city}, ${place.address.state}`

/** Said instead of the specified warning where the decision may be undone. */
export const REVERSIBLE = 'Enquanto a carga estiver em entrega, a avaliação pode ser desfeita.'
