import { setTimeout as after } from 'node:timers/promises'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { every } from '../../kit/every.ts'

type Meanwhile = { readonly gone: () => boolean; readonly heartbeat: () => Promise<void> }

const MOST_PATIENCE = 5_000

/** Tells a listener facts until it has heard them, with signs of life in between. False: the part went elsewhere before it had. */
export const tellingUntilHeard =
  (hear: (facts: readonly Recorded[]) => Promise<void>, beat: number) =>
  async (facts: readonly Recorded[], { gone, heartbeat }: Meanwhile): Promise<boolean> => {
    if (facts.length === 0) return true
    const beating = every(beat, heartbeat)
    try {
      for (let patience = 20; ; patience = Math.min(MOST_PATIENCE, patience * 2)) {
        if (gone()) return false
        try {
          await hear(facts)
          return true
        } catch {
          await after(patience)
        }
      }
    } finally {
      void beating.stop()
    }
  }
