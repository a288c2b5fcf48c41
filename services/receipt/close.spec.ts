import {
  all,
  approved,
  arrived,
  closed,
  deliveryCommand,
  expectation,
  expected,
  given,
  late,
  pictured,
  receipt,
  receiptCommand,
} from '@embarca/tests/stories/receipt-history.ts'
import { describe, it } from 'vitest'

describe('the load', () => {
  const expects = (driverId = 'd1') => ({
    lookups: { loadStatus: 'LINKED_TO_DRIVER_VEHICLE', expected: { ...expectation, driverId } } as const,
  })
  it('expects one receipt per destination', () => given().when(deliveryCommand('ExpectReceipts'), expects()).then(expected))
  it('expects the same once', () => given(expected).when(deliveryCommand('ExpectReceipts'), expects()).changesNothing())
  it('expects other receipts of the same driver when its route changed meanwhile', () => {
    const elsewhere = { ...expectation, receipts: [receipt('r1'), receipt('r3')] }
    given(expected)
      .when(deliveryCommand('ExpectReceipts'), { lookups: { loadStatus: 'LINKED_TO_DRIVER_VEHICLE', expected: elsewhere } })
      .then({ type: 'ReceiptsExpected', data: elsewhere })
  })
  it('is to be delivered at another time, and receipts that have not arrived follow', () => {
    const at = '2026-01-08T12:00:00.000Z'
    const lookups = {
      loadStatus: 'IN_TRANSIT',
      expected: { ...expectation, receipts: expectation.receipts.map((one) => ({ ...one, expectedAt: at })) },
    } as const
    const moved = (receiptId: string) => ({ type: 'ReceiptExpectationChanged', data: { ...all, receiptId, expectedAt: at } }) as const
    given(expected).when(deliveryCommand('FollowRoute'), { lookups }).then(moved('r1'), moved('r2'))
    given(expected, arrived()).when(deliveryCommand('FollowRoute'), { lookups }).then(moved('r2'))
    given(expected, moved('r1'), moved('r2')).when(deliveryCommand('FollowRoute'), { lookups }).changesNothing()
    given().when(deliveryCommand('FollowRoute'), { lookups }).changesNothing()
    const elsewhere = { ...lookups, expected: { ...expectation, receipts: [receipt('r1'), receipt('r3')] } }
    given(expected)
      .when(deliveryCommand('FollowRoute'), { lookups: elsewhere })
      .then({ type: 'ReceiptsExpected', data: elsewhere.expected })
    given(expected, moved('r1'), late())
      .when(receiptCommand('ApproveReceipt'))
      .brings({ type: 'ReceiptApproved', data: { onTime: true } })
  })
  it('expects nothing without a driver', () =>
    given()
      .when(deliveryCommand('ExpectReceipts'), { lookups: { loadStatus: 'ASSIGNED_TO_TRANSPORTER' } })
      .changesNothing())
  it('starts afresh with another driver', () =>
    given(expected, arrived())
      .when(deliveryCommand('ExpectReceipts'), expects('d2'))
      .brings({ type: 'ReceiptsExpected', data: { driverId: 'd2' } }))
  it('starts afresh when it was sent back', () => {
    given(expected, arrived()).when(deliveryCommand('ExpectReceipts'), expects()).then(expected)
    given(expected, arrived(), pictured(), expected).when(receiptCommand('EndDelivery')).refused('RECEIPT_NOT_ARRIVED')
  })
  it('closes approved receipts, once', () => {
    given(expected, approved(), approved('r2')).when(deliveryCommand('CloseReceipts')).then(closed)
    given(expected, approved(), approved('r2'), closed).when(deliveryCommand('CloseReceipts')).changesNothing()
  })
  it('closes nothing before any is expected', () => given().when(deliveryCommand('CloseReceipts')).changesNothing())
  it('closes none while one waits', () =>
    given(expected, approved()).when(deliveryCommand('CloseReceipts')).refused('RECEIPTS_NOT_ALL_APPROVED'))
  it('opens them again, unless it is finished', () => {
    const done = [expected, approved(), approved('r2'), closed]
    given(...done)
      .when(deliveryCommand('ReopenReceipts'), { lookups: { loadStatus: 'DELIVERED' } })
      .then({ type: 'ReceiptsReopened', data: all })
    given(...done)
      .when(deliveryCommand('ReopenReceipts'), { lookups: { loadStatus: 'FINISHED' } })
      .changesNothing()
    given(expected)
      .when(deliveryCommand('ReopenReceipts'), { lookups: { loadStatus: 'DELIVERED' } })
      .changesNothing()
  })
  it('lets nothing change once they are closed', () => {
    const done = [expected, arrived(), approved(), approved('r2'), closed]
    given(...done)
      .when(deliveryCommand('ApproveAllReceipts'))
      .refused('RECEIPTS_CLOSED')
    given(...done)
      .when(receiptCommand('EndDelivery'))
      .refused('RECEIPTS_CLOSED')
    given(...done)
      .when(receiptCommand('CorrectReceiptArrival', { deliveryDate: '04/01/2026' }))
      .refused('RECEIPTS_CLOSED')
  })
})
