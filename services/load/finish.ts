import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deadlineFrom } from './deadline.ts'
import type { Drops } from './lookup-types.ts'
import { settling } from './settle.ts'
import type { Decisions } from './types.ts'

/** How a load ends, and how it comes back. */
export const finishing: Decisions<
  'FinishLoad' | 'FinishOnlyHiring' | 'RateTransporter' | 'CancelLoad' | 'ReopenLoad',
  { FinishLoad: { drops: Drops } }
> = {
  FinishLoad: (_, { loadId, invoices }, { next, lookups: { drops } }) => {
    if (!drops.allApproved || !drops.closed) return refuse('RECEIPTS_NOT_ALL_APPROVED')
    if (!invoices.length) return refuse('INVOICES_MISSING')
    return { type: 'LoadFinished', data: { loadId, status: next } }
  },
  FinishOnlyHiring: (_, { loadId }, { next }) => ({ type: 'LoadFinished', data: { loadId, status: next, onlyHiring: true } }),

  RateTransporter: ({ stars, comment }, { loadId, status, transporter }) => {
    if (!transporter || !['IN_DELIVERY', 'DELIVERED', 'FINISHED'].includes(status)) return refuse('LOAD_NOT_NOW')
    const { transporterId, transporterName } = transporter
    return { type: 'TransporterRated', data: { loadId, transporterId, transporterName, stars, ...(comment && { comment }) } }
  },

  CancelLoad: ({ reason }, { loadId }, { next }) => ({ type: 'LoadCanceled', data: { loadId, status: next, reason } }),

  ReopenLoad: (_, { loadId, terms }, { next, now }) => {
    if (next === 'DELIVERED') return { type: 'LoadReopened', data: { loadId, status: next } }
    if (terms?.settled) return [{ type: 'LoadReopened', data: { loadId, status: 'ASSIGNED_TO_TRANSPORTER' } }, ...settling(loadId, terms)]
    return { type: 'LoadReopened', data: { loadId, status: next, deadline: deadlineFrom(terms!, now) } }
  },
}
