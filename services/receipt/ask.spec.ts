import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import { all, arrived, closed, deliveryCommand, expected, given } from '@embarca/tests/stories/receipt-history.ts'
import { describe, it } from 'vitest'

const asking = deliveryCommand('RequestInvoices')
const without = { lookups: { hasInvoices: false } }
const asked = (requestedAt: string): ReceiptEvent => ({ type: 'InvoicesRequested', data: { ...all, requestedAt } })

describe('the NF-e that a load lacks is asked for', () => {
  it('and its staff are told', () => given(expected, arrived()).when(asking, without).then(asked('2026-01-05T12:00:00.000Z')))
  it('once an hour', () => {
    given(expected, asked('2026-01-05T11:00:00.001Z')).when(asking, without).refused('INVOICES_REQUESTED_LATELY')
    given(expected, asked('2026-01-05T11:00:00.000Z')).when(asking, without).then(asked('2026-01-05T12:00:00.000Z'))
  })
  it('not when the load has one', () =>
    given(expected)
      .when(asking, { lookups: { hasInvoices: true } })
      .refused('INVOICES_PRESENT'))
  it('not before receipts are expected, nor once the load is finished', () => {
    given().when(asking, without).refused('NO_RECEIPTS')
    given(expected, closed).when(asking, without).refused('RECEIPTS_CLOSED')
  })
})
