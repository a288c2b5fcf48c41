import type { AlertEvent } from '@embarca/contracts/gate/alerts.ts'
import type { AlertCode } from '@embarca/contracts/gate/settings-codes.ts'
import type { Evolve } from '../../kit/decision.ts'
import type { Fold } from '../../kit/fold.ts'

/** What was said last of a deadline; `isOpen`: it stands. */
export type Said = { readonly since: string; readonly conciergeId: string; readonly isOpen: boolean }
export type AlertsState = {
  readonly said: Readonly<Partial<Record<AlertCode, Said>>>
  /** When the next deadline is looked at. */
  readonly plannedAt?: string
  /** Since when carriers may accept. */
  readonly offeredAt?: string
}
const evolve: Evolve<{ state: AlertsState; event: AlertEvent }> = {
  AlertRaised: (state, { code, since, conciergeId }) => ({
    ...state,
    said: { ...state.said, [code]: { since, conciergeId, isOpen: true } },
  }),
  AlertCleared: (state, { code, since, conciergeId }) => ({
    ...state,
    said: { ...state.said, [code]: { since, conciergeId, isOpen: false } },
  }),
  AlertCheckPlanned: (state, { at, offeredAt = state.offeredAt }) => ({ ...state, plannedAt: at, ...(offeredAt && { offeredAt }) }),
}
export const alertsFold: Fold<AlertsState> = { initial: { said: {} }, evolve }
export const streamOfAlerts = (loadId: string) => `alerts-${loadId}`
