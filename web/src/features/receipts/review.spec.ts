import { expect, it } from 'vitest'
import {
  askToApprove,
  askToApproveAll,
  firstPending,
  mayDecide,
  mayUndo,
  nextPending,
  nextWaiting,
  outcome,
  type ReviewReceipt,
  reviewedText,
  stepFrom,
} from './review.ts'

const receipt = (id: string, changes: Partial<ReviewReceipt> = {}): ReviewReceipt => ({
  id,
  status: 'PENDING',
  expectedAt: '2026-11-21T11:00:00.000Z',
  arrivedAt: '2026-11-21T10:50:00.000Z',
  late: false,
  resettable: true,
  ended: true,
  receiptImages: [],
  shippingDestination: {
    id,
    deliveryExpectedDate: '21/11/2026 08:00:00',
    unitType: { name: 'Palete' },
    productType: { name: 'Papel' },
    orderCode: `PED-${id}`,
    place: { name: `Loja ${id}`, address: { street: 'Rua A', city: 'Recife', state: 'PE' } },
  },
  ...changes,
})
const reviewer = { mayDecide: true, loadStatus: 'IN_DELIVERY' }
const three = [receipt('a', { status: 'APPROVED' }), receipt('b'), receipt('c')]

it('opens the first pending receipt, goes on to the next one, and wraps around', () => {
  expect(firstPending(three)).toBe('b')
  expect(nextPending(three, 'b')).toBe('c')
  expect(nextPending(three, 'c')).toBe('b')
  expect(nextPending([three[0]!], 'a')).toBeUndefined()
})

it('J and K stop at the ends', () => {
  expect(stepFrom(three, 'c', 1)).toBe('c')
  expect(stepFrom(three, 'b', -1)).toBe('a')
})

it('a late arrival asks whether it was on time, and blocks approving all (R186, R187)', () => {
  expect(askToApprove(receipt('a', { late: true }), reviewer)).toBe('onTime')
  expect(askToApproveAll(three)).toBe('approveAll')
  expect(askToApproveAll([...three, receipt('d', { late: true })])).toBe('lateAll')
  expect(askToApproveAll([receipt('d', { late: true, status: 'APPROVED' }), receipt('e')])).toBe('approveAll')
})

it('is approved at once where that may be undone, else after a confirmation', () => {
  expect(askToApprove(receipt('a'), reviewer)).toBe('atOnce')
  expect(askToApprove(receipt('a'), { ...reviewer, loadStatus: 'DELIVERED' })).toBe('approve')
})

it('the queue goes on within the load to receipts that arrived, and ends there', () => {
  const { arrivedAt: _, ...coming } = receipt('d')
  const four = [...three, coming]
  expect(nextWaiting(four, 'a')).toBe('b')
  expect(nextWaiting(four, 'b')).toBe('c')
  expect(nextWaiting(four, 'c')).toBeUndefined()
})

it('a forbidden action shows its reason', () => {
  expect(mayDecide(three[0]!, reviewer)).toMatchObject({ allowed: false, because: 'Este comprovante já foi avaliado.' })
  const { arrivedAt: _, ...coming } = receipt('x')
  expect(mayDecide(coming, reviewer).allowed).toBe(false)
  expect(mayUndo(three[0]!, reviewer).allowed).toBe(true)
  expect(mayUndo(three[0]!, { ...reviewer, loadStatus: 'DELIVERED' })).toMatchObject({ because: 'A carga não está mais em entrega.' })
  expect(mayUndo(three[0]!, { ...reviewer, mayDecide: false }).allowed).toBe(false)
})

it('knows the next step when no receipt is pending (R188, R189)', () => {
  const done = [three[0]!]
  expect(outcome({ receivers: three, hasInvoices: true })).toBe('review')
  expect(outcome({ receivers: done, hasInvoices: false })).toBe('invoices')
  expect(outcome({ receivers: done, hasInvoices: true })).toBe('finish')
  expect(outcome({ receivers: [...done, receipt('r', { status: 'REFUSED' })], hasInvoices: true })).toBe('refused')
  expect(reviewedText(three)).toBe('1 de 3 avaliado')
})
