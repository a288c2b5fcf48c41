import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'

/** Everything that is said about one load, in its four streams. */
export type LoadFact = LoadEvent | NegotiationEvent | ReceiptEvent | TrackingEvent

const LOAD_STREAM = /^(load|negotiation|receipts|tracking)-/

/** The load a fact speaks of. */
export const loadIdOf = ({ stream, data }: Recorded): string | undefined =>
  LOAD_STREAM.test(stream) ? (data as { loadId: string }).loadId : undefined
