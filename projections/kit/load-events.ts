import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type LoadEvent, loadEvents } from '@embarca/contracts/load/events.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'

/** Everything that is said about one load, in its five streams. */
export type LoadRelatedEvent = LoadEvent | NegotiationEvent | LotEvent | ReceiptEvent | TrackingEvent
type Stream = 'load' | 'negotiation' | 'lot' | 'receipts' | 'tracking'
const all: readonly Stream[] = ['load', 'negotiation', 'lot', 'receipts', 'tracking']

/** The types of facts that a load's own stream has. */
export const loadEventTypes = Object.keys(loadEvents)
/** Whether a fact says where its load stands. */
export const hasLoadStatus = ({ stream, data }: Recorded) => stream.startsWith('load-') && typeof data.status === 'string'

/** The load a fact speaks of, heard in the streams a view listens to: what it never uses costs it nothing. */
export const loadIdIn = (...streams: readonly Stream[]) => {
  const beginnings = (streams.length ? streams : all).map((kind) => `${kind}-`)
  return ({ stream, data }: Recorded): string | undefined => {
    for (const one of beginnings) if (stream.startsWith(one)) return (data as { loadId: string }).loadId
    return undefined
  }
}
