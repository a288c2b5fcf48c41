import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'

/** Events of some types after a position; `to`: how far the log was searched; `more`: whether more may follow. */
export type PickedEvents = { readonly events: readonly Recorded[]; readonly to: Position; readonly more: boolean }

/** What a projector reads of the log besides its feed: missed events, everything for a rebuild, and the streams that name a person. */
export interface EventReader {
  read(stream: string, from?: number): Promise<readonly Recorded[]>
  /** Every event after a position, in order. */
  readAll(after: Position, limit?: number): Promise<readonly Recorded[]>
  /** Finds events of these types without decoding the others. Absent when the log cannot filter by type. */
  pick?(types: readonly string[], after: Position): Promise<PickedEvents>
  head(): Promise<Position>
  /** Streams with an event that named this person. */
  streamsNaming(subject: string): Promise<readonly string[]>
}

/** The next events, whatever their type. */
export const readNext = async (log: Pick<EventReader, 'readAll'>, after: Position, limit: number): Promise<PickedEvents> => {
  const events = await log.readAll(after, limit)
  return { events, to: events.at(-1)?.position ?? after, more: events.length === limit }
}
