import { deadlineFrom } from './deadline.ts'
import { settling } from './settle.ts'
import type { LoadDecisions } from './types.ts'

/** Ends and reopens a load. */
export const finishing: LoadDecisions<'FinishLoad' | 'FinishOnlyHiring' | 'CancelLoad' | 'ReopenLoad'> = {
  FinishLoad: (_, { loadId }, { next }) => ({ type: 'LoadFinished', data: { loadId, status: next } }),
  FinishOnlyHiring: (_, { loadId }, { next }) => ({ type: 'LoadFinished', data: { loadId, status: next, onlyHiring: true } }),

  CancelLoad: ({ reason }, { loadId }, { next }) => ({ type: 'LoadCanceled', data: { loadId, status: next, reason } }),

  ReopenLoad: (_, { loadId, terms }, { next, now }) => {
    if (next === 'DELIVERED') return { type: 'LoadReopened', data: { loadId, status: next } }
    if (terms?.settled) return [{ type: 'LoadReopened', data: { loadId, status: 'ASSIGNED_TO_TRANSPORTER' } }, ...settling(loadId, terms)]
    return { type: 'LoadReopened', data: { loadId, status: next, deadline: deadlineFrom(terms!, now) } }
  },
}
