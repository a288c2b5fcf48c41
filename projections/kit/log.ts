import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'

/** What a projector asks of the log besides hearing it: facts it missed, everything anew, and what a person was named in. */
export interface Log {
  read(stream: string, from?: number): Promise<readonly Recorded[]>
  /** Every fact after a position, in order. */
  readAll(after: Position, limit?: number): Promise<readonly Recorded[]>
  head(): Promise<Position>
  /** Streams in which a fact named this person. */
  streamsNaming(subject: string): Promise<readonly string[]>
}
