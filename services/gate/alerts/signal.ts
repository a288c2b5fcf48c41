import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import type { Fold } from '../../kit/fold.ts'

/** When a truck last reported a position, and whether its carrier goes on without them. */
export type Signal = { readonly lastAt?: string; readonly isAgreed: boolean }
export const signalFold: Fold<Signal> = {
  initial: { isAgreed: false },
  evolve: {
    PositionReported: ({ isAgreed }, { at }: OfType<TrackingEvent, 'PositionReported'>['data']) => ({ lastAt: at, isAgreed }),
    WithoutTrackingAccepted: (signal) => ({ ...signal, isAgreed: true }),
  },
}
