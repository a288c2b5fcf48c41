import { numbered } from './binding.ts'
import { deadlineFrom } from './deadline.ts'
import { settling } from './settle.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** The vehicle of its contract is free again. */
export const endOf = ({ loadId, dedicatedId, bindings }: LoadState) => ({
  loadId,
  ...(dedicatedId !== undefined && { dedicatedId, ...numbered(bindings) }),
})

/** Ends and reopens a load. */
export const finishing: LoadDecisions<'FinishLoad' | 'FinishOnlyHiring' | 'CancelLoad' | 'ReopenLoad'> = {
  FinishLoad: (_, load, { next }) => ({ type: 'LoadFinished', data: { ...endOf(load), status: next } }),
  FinishOnlyHiring: (_, load, { next }) => ({ type: 'LoadFinished', data: { ...endOf(load), status: next, onlyHiring: true } }),

  CancelLoad: ({ reason }, load, { next }) => ({ type: 'LoadCanceled', data: { ...endOf(load), status: next, reason } }),

  ReopenLoad: (_, { loadId, terms }, { next, now }) => {
    if (next === 'DELIVERED') return { type: 'LoadReopened', data: { loadId, status: next } }
    if (terms?.settled) return [{ type: 'LoadReopened', data: { loadId, status: 'ASSIGNED_TO_TRANSPORTER' } }, ...settling(loadId, terms)]
    if (next === 'CREATED') return { type: 'LoadReopened', data: { loadId, status: next } }
    return { type: 'LoadReopened', data: { loadId, status: next, deadline: deadlineFrom(terms!, now) } }
  },
}
