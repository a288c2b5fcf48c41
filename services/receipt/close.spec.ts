import {
  all,
  approved,
  arrived,
  closed,
  does,
  expectation,
  expected,
  given,
  late,
  pictured,
  receipt,
  whole,
} from '@embarca/tests/kit/receipt-history.ts'
import { describe, it } from 'vitest'

describe('the load', () => {
  const expects = (driverId = 'd1') => ({
    lookups: { loadStatus: 'LINKED_TO_DRIVER_VEHICLE', expected: { ...expectation, driverId } } as const,
  })
  it('expects one receipt per destination', () => given().when(whole('ExpectReceipts'), expects()).then(expected))
  it('expects the same once', () => given(expected).when(whole('ExpectReceipts'), expects()).changesNothing())
  it('expects other receipts of the same driver when its route changed meanwhile', () => {
    const elsewhere = { ...expectation, receipts: [receipt('r1'), receipt('r3')] }
    given(expected)
      .when(whole('ExpectReceipts'), { lookups: { loadStatus: 'LINKED_TO_DRIVER_VEHICLE', expected: elsewhere } })
      .then({ type: 'ReceiptsExpected', data: elsewhere })
  })
  it('is to be delivered at another time, and receipts that have not arrived follow', () => {
    const at = '2026-01-08T12:00:00.000Z'
    const lookups = {
      loadStatus: 'IN_TRANSIT',
      expected: { ...expectation, receipts: expectation.receipts.map((one) => ({ ...one, expectedAt: at })) },
    } as const
    const moved = (receiptId: string) => ({ type: 'ReceiptExpectationChanged', data: { ...all, receiptId, expectedAt: at } }) as const
    given(expected).when(whole('FollowRoute'), { lookups }).then(moved('r1'), moved('r2'))
    given(expected, arrived()).when(whole('FollowRoute'), { lookups }).then(moved('r2'))
    given(expected, moved('r1'), moved('r2')).when(whole('FollowRoute'), { lookups }).changesNothing()
    given().when(whole('FollowRoute'), { lookups }).changesNothing()
    const elsewhere = { ...lookups, expected: { ...expectation, receipts: [receipt('r1'), receipt('r3')] } }
    given(expected).when(whole('FollowRoute'), { lookups: elsewhere }).then({ type: 'ReceiptsExpected', data: elsewhere.expected })
    given(expected, moved('r1'), late())
      .when(does('ApproveReceipt'))
      .brings({ type: 'ReceiptApproved', data: { onTime: true } })
  })
  it('expects nothing without a driver', () =>
    given()
      .when(whole('ExpectReceipts'), { lookups: { loadStatus: 'ASSIGNED_TO_TRANSPORTER' } })
      .changesNothing())
  it('starts afresh with another driver', () =>
    given(expected, arrived())
      .when(whole('ExpectReceipts'), expects('d2'))
      .brings({ type: 'ReceiptsExpected', data: { driverId: 'd2' } }))
  it('starts afresh when it was sent back', () => {
    given(expected, arrived()).when(whole('ExpectReceipts'), expects()).then(expected)
    given(expected, arrived(), pictured(), expected).when(does('EndDelivery')).refused('RECEIPT_NOT_ARRIVED')
  })
  it('closes approved receipts, once', () => {
    given(expected, approved(), approved('r2')).when(whole('CloseReceipts')).then(closed)
    given(expected, approved(), approved('r2'), closed).when(whole('CloseReceipts')).changesNothing()
  })
  it('closes nothing before any is expected', () => given().when(whole('CloseReceipts')).changesNothing())
  it('closes none while one waits', () => given(expected, approved()).when(whole('CloseReceipts')).refused('RECEIPTS_NOT_ALL_APPROVED'))
  it('opens them again, unless it is finished', () => {
    const done = [expected, approved(), approved('r2'), closed]
    given(...done)
      .when(whole('ReopenReceipts'), { lookups: { loadStatus: 'DELIVERED' } })
      .then({ type: 'ReceiptsReopened', data: all })
    given(...done)
      .when(whole('ReopenReceipts'), { lookups: { loadStatus: 'FINISHED' } })
      .changesNothing()
    given(expected)
      .when(whole('ReopenReceipts'), { lookups: { loadStatus: 'DELIVERED' } })
      .changesNothing()
  })
  it('lets nothing change once they are closed', () => {
    const done = [expected, arrived(), approved(), approved('r2'), closed]
    given(...done)
      .when(whole('ApproveAllReceipts'))
      .refused('RECEIPTS_CLOSED')
    given(...done)
      .when(does('EndDelivery'))
      .refused('RECEIPTS_CLOSED')
    given(...done)
      .when(does('CorrectReceiptArrival', { deliveryDate: '04/01/2026' }))
      .refused('RECEIPTS_CLOSED')
  })
})
