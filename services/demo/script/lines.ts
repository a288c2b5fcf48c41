import type { Event } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Command } from '../../kit/decision.ts'

export type ReadStream = (stream: string) => Promise<readonly Event[]>

/** One thing somebody does to a load, as the play has it. */
export type ScriptLine = {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The login of who asks, or the program itself. */
  readonly by: string
  readonly module: 'load' | 'negotiation' | 'lot' | 'receipt' | 'tracking'
  /** `number`: the how-manieth load of its shipper this is; `told`: what a stream says so far. */
  readonly ask: (loadId: string, number: number, readStream: ReadStream) => Command | Promise<Command>
  /** Where the load stands afterwards, when this moves it. */
  readonly reaches?: LoadStatus
}

export const PROGRAM = 'program'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const iso = (ms: number) => new Date(ms).toISOString()

/** Where a load stands at an instant; undefined before its first line. */
export const statusAt = (lines: readonly ScriptLine[], now: number): LoadStatus | undefined =>
  lines.findLast(({ at, reaches }) => at <= now && reaches)?.reaches

/** When a load reaches a status and when it leaves it again; undefined when it never does. */
export const spanOf = (lines: readonly ScriptLine[], status: LoadStatus): { readonly from: number; readonly to: number } | undefined => {
  const moves = lines.filter(({ reaches }) => reaches)
  const index = moves.findIndex(({ reaches }) => reaches === status)
  const from = moves[index]?.at
  return from === undefined ? undefined : { from, to: moves.slice(index).find(({ reaches }) => reaches !== status)?.at ?? from + 30 * DAY }
}
