import { onTimeReasonNames } from './reasons.pt.ts'

export const receiptStatuses = ['PENDING', 'APPROVED', 'REFUSED'] as const
export type ReceiptStatus = (typeof receiptStatuses)[number]
/** Orders of the list of loads with receipts: by their launch, their promised delivery, or since when their receipts wait. */
export const receiptSorts = ['LAUNCH', 'DELIVERY', 'WAITING'] as const
export type ReceiptSort = (typeof receiptSorts)[number]

export const receiptRefusals = [
  'NO_RECEIPTS',
  'RECEIPT_UNKNOWN',
  'RECEIPT_NOT_NOW',
  'RECEIPT_NOT_JUDGED',
  'RECEIPT_ARRIVED_LATE',
  'RECEIPT_ARRIVED_IN_TIME',
  'SOME_RECEIPTS_ARRIVED_LATE',
  'RECEIPT_NOT_ARRIVED',
  'RECEIPT_HAS_NO_IMAGE',
  'RECEIPT_ALREADY_ENDED',
  'ARRIVAL_IN_THE_FUTURE',
  'ARRIVAL_NOT_RESETTABLE',
  'REASON_TYPE_UNKNOWN',
  'REFUSAL_REASON_MISSING',
  'LOAD_NOT_IN_DELIVERY',
  'RECEIPTS_CLOSED',
  'RECEIPTS_NOT_ALL_APPROVED',
  'DRIVER_NOT_BOUND',
  'MOMENT_INVALID',
  'INVOICES_PRESENT',
  'INVOICES_REQUESTED_LATELY',
] as const
export type ReceiptRefusal = (typeof receiptRefusals)[number]

/** Milliseconds. The NF-es of a load are asked for once in this time. */
export const INVOICE_REQUEST_PAUSE = 3_600_000

/** Reasons for a late delivery (readings b2.20): who is responsible and whether it counts against OTIF. */
export const onTimeReasons = [
  { id: 'cliente-ausente', name: onTimeReasonNames['cliente-ausente'], responsible: 'CLIENT', affectsOtif: false },
  { id: 'transito', name: onTimeReasonNames.transito, responsible: 'TRANSPORTER', affectsOtif: true },
  { id: 'problema-mecanico', name: onTimeReasonNames['problema-mecanico'], responsible: 'TRANSPORTER', affectsOtif: true },
  { id: 'agendamento-do-cliente', name: onTimeReasonNames['agendamento-do-cliente'], responsible: 'CLIENT', affectsOtif: false },
  { id: 'avaria', name: onTimeReasonNames.avaria, responsible: 'TRANSPORTER', affectsOtif: true },
  { id: 'clima', name: onTimeReasonNames.clima, responsible: 'NOBODY', affectsOtif: false },
] as const
