import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type LoadEvent, loadEvents } from '@embarca/contracts/load/events.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'

/** Every event about one load, in its streams. */
export type LoadRelatedEvent = LoadEvent | NegotiationEvent | LotEvent | ReceiptEvent | TrackingEvent
type Stream = 'load' | 'negotiation' | 'lot' | 'receipts' | 'tracking' | 'incident' | 'pendency' | 'alerts'
/** Without incidents and pendencies: of the load's views, few show them. */
const all: readonly Stream[] = ['load', 'negotiation', 'lot', 'receipts', 'tracking']

/** The event types of a load's own stream. */
export const loadEventTypes = Object.keys(loadEvents)
/** Whether an event carries the status of its load. */
export const hasLoadStatus = ({ stream, data }: Recorded) => stream.startsWith('load-') && typeof data.status === 'string'

/** The load of an event, for events of the streams named; the view consumes no other stream. */
export const loadIdIn = (...streams: readonly Stream[]) => {
  const beginnings = (streams.length ? streams : all).map((kind) => `${kind}-`)
  return ({ stream, data }: Recorded): string | undefined => {
    for (const one of beginnings) if (stream.startsWith(one)) return (data as { loadId: string }).loadId
    return undefined
  }
}
