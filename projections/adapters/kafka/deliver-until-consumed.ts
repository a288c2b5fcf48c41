import { setTimeout as after } from 'node:timers/promises'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { every } from '../../kit/every.ts'

type Meanwhile = { readonly isAbandoned: () => boolean; readonly heartbeat: () => Promise<void> }

const MAX_DELAY = 5_000

/** Delivers events to a consumer until it succeeds, with heartbeats in between. False: the partition was reassigned before that. */
export const deliverUntilConsumed =
  (consume: (events: readonly Recorded[]) => Promise<void>, beat: number) =>
  async (events: readonly Recorded[], { isAbandoned, heartbeat }: Meanwhile): Promise<boolean> => {
    if (events.length === 0) return true
    const beating = every(beat, heartbeat)
    try {
      for (let delay = 20; ; delay = Math.min(MAX_DELAY, delay * 2)) {
        if (isAbandoned()) return false
        try {
          await consume(events)
          return true
        } catch {
          await after(delay)
        }
      }
    } finally {
      void beating.stop()
    }
  }
