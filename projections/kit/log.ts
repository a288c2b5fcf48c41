import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'

/** Facts of some types after a position, how far was looked for them, and whether there may be more beyond. */
export type PickedEvents = { readonly events: readonly Recorded[]; readonly to: Position; readonly more: boolean }

/** What a projector asks of the log besides hearing it: facts it missed, everything anew, and what a person was named in. */
export interface EventReader {
  read(stream: string, from?: number): Promise<readonly Recorded[]>
  /** Every fact after a position, in order. */
  readAll(after: Position, limit?: number): Promise<readonly Recorded[]>
  /** Finds facts of these types without opening the others; a log that cannot is read whole. */
  pick?(types: readonly string[], after: Position): Promise<PickedEvents>
  head(): Promise<Position>
  /** Streams in which a fact named this person. */
  streamsNaming(subject: string): Promise<readonly string[]>
}

/** The next facts, whatever their type. */
export const readNext = async (log: Pick<EventReader, 'readAll'>, after: Position, limit: number): Promise<PickedEvents> => {
  const events = await log.readAll(after, limit)
  return { events, to: events.at(-1)?.position ?? after, more: events.length === limit }
}
