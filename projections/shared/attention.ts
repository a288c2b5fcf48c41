import { type Attention, attentionMinutes, attentionOf } from '@embarca/contracts/load-search/attention.ts'
import { risks } from '@embarca/contracts/tracking/estimate.ts'
import type { ScalarFilter } from '../kit/narrow.ts'

const MINUTE = 60_000
/** An instant some minutes from now. */
type Clock = (minutes: number) => string
const clockAt =
  (now: string): Clock =>
  (minutes) =>
    new Date(Date.parse(now) + minutes * MINUTE).toISOString()

/** Which loads need attention, by fields that the view of loads indexes; their columns stand in the contract. */
const conditions: { readonly [A in Attention]: (at: Clock) => ScalarFilter } = {
  LATE: (at) => ({ dueAt: { to: at(0) } }),
  // The late ones are counted as such.
  AT_RISK: (at) => ({ risk: [...risks], dueAt: { from: at(0) } }),
  NO_DRIVER: (at) => ({ statusCode: 'ASSIGNED_TO_TRANSPORTER', dueAt: { to: at(attentionMinutes.NO_DRIVER) } }),
  OFFER_ENDING: (at) => ({
    statusCode: ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'],
    dueAt: { from: at(0), to: at(attentionMinutes.OFFER_ENDING) },
  }),
  HIRING: () => ({ statusCode: 'WAITING_APPROVE' }),
  RECEIPT: () => ({ flReceiptToReview: true }),
  // Only loads in transit or in delivery are expected to report.
  SILENT: (at) => ({ statusCode: ['IN_TRANSIT', 'IN_DELIVERY'], heardAt: { to: at(-attentionMinutes.SILENT) } }),
}

/** The loads that need this attention now, as a filter of the view. */
export const attentionWhere = (attention: Attention, now: string): ScalarFilter => ({
  column: attentionOf(attention).columns,
  ...conditions[attention](clockAt(now)),
})
