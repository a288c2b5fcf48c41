import type { KeptGate } from '@embarca/contracts/gate/kept.ts'
import { createContext, useContext } from 'react'
import type { GateEntry } from './entry.ts'
import type { GateQueue } from './gate-queue.ts'

/** What a gate's screens know of this device: its network, what it keeps, and what it has not sent. */
export type Tablet = {
  readonly queue: GateQueue
  /** Recorded here and not in what is kept: those that wait to be sent, after those that were sent since. */
  readonly entries: readonly GateEntry[]
  readonly isOffline: boolean
  readonly kept: KeptGate | undefined
  /** Called with what the server has just answered: what is kept does not have it yet. */
  readonly noteDone: (entry: GateEntry) => void
}
export const TabletContext = createContext<Tablet | undefined>(undefined)

export const useTablet = (): Tablet => {
  const tablet = useContext(TabletContext)
  if (!tablet) throw new Error('no tablet outside a gate’s screen')
  return tablet
}
