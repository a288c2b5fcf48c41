import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import { receipts } from '@embarca/services/receipt/index.ts'
import type { ReceiptCommand } from '@embarca/services/receipt/types.ts'
import { specification } from '../kit/specification.ts'

export const all = { loadId: 'L1', deliveryId: 'L1-1' }
export const of = { ...all, receiptId: 'r1' }
export const receipt = (receiptId: string) => ({
  receiptId,
  expectedAt: '2026-01-04T12:00:00.000Z',
  orderCode: 'PED-1',
  placeName: 'Loja',
  zone: 'America/Sao_Paulo',
})
export const expectation: OfType<ReceiptEvent, 'ReceiptsExpected'>['data'] = {
  ...all,
  shipperId: 's1',
  operationGroupId: 'g1',
  transporterId: 't1',
  driverId: 'd1',
  driverName: 'João',
  receipts: [receipt('r1'), receipt('r2')],
}
export const expected: ReceiptEvent = { type: 'ReceiptsExpected', data: expectation }
export const arrived = (receiptId = 'r1', arrivedAt = '2026-01-04T11:00:00.000Z'): ReceiptEvent => ({
  type: 'ReceiptArrived',
  data: { ...all, receiptId, arrivedAt },
})
export const late = (receiptId = 'r1') => arrived(receiptId, '2026-01-04T12:00:00.001Z')
export const pictured = (receiptId = 'r1'): ReceiptEvent => ({
  type: 'ReceiptImagesAdded',
  data: { ...all, receiptId, images: [{ fileId: 'f1', name: 'canhoto.jpg' }] },
})
export const ended = (receiptId = 'r1', last = false): ReceiptEvent => ({
  type: 'DeliveryEnded',
  data: { ...all, receiptId, endedAt: '2026-01-04T12:30:00.000Z', last },
})
export const approved = (receiptId = 'r1'): ReceiptEvent => ({
  type: 'ReceiptApproved',
  data: { ...all, receiptId, status: 'APPROVED', onTime: true },
})
export const refusal: ReceiptEvent = { type: 'ReceiptRefused', data: { ...of, status: 'REFUSED', reason: 'Sem assinatura' } }
export const closed: ReceiptEvent = { type: 'ReceiptsClosed', data: all }

export const given = specification(receipts, { loadStatus: 'IN_DELIVERY' })
export const receiptCommand = (type: ReceiptCommand['type'], data: object = {}) =>
  ({ type, data: { id: 'L1-1', receiverId: 'r1', ...data } }) as ReceiptCommand
export const deliveryCommand = (type: ReceiptCommand['type']) => ({ type, data: { id: 'L1-1' } }) as ReceiptCommand
