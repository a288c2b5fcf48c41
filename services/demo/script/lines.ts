import type { Event } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Command } from '../../kit/decision.ts'
import type { DemoVehicle } from '../fleet.ts'
import type { DemoGate } from '../yard/gates.ts'
import type { ReceiptPhoto } from './receipt-photo.ts'

export type ReadStream = (stream: string) => Promise<readonly Event[]>

/** A driver and a vehicle on one trip. */
export type TripCrew = { readonly driverId: string; readonly vehicleId: string }

/** One command of a load's script. */
export type ScriptLine = {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The login of the user, or the program itself. */
  readonly by: string
  readonly module: 'load' | 'negotiation' | 'lot' | 'receipt' | 'tracking' | 'pendency' | 'gate' | 'gateWaiting'
  /** `number`: the number of the load among its shipper's; `readStream`: reads the events of a stream so far. */
  readonly ask: (loadId: string, number: number, readStream: ReadStream) => Command | Promise<Command>
  /** The status of the load afterwards, when this changes it. */
  readonly reaches?: LoadStatus
  /** The driver and the vehicle that it binds to the load. */
  readonly binds?: TripCrew
  /** Images that the command names. */
  readonly photos?: (loadId: string, number: number) => readonly ReceiptPhoto[]
  /** The command, where it is a step of a visit at a gate. */
  readonly visitStep?: string
  /** Its truck takes a dock of its gate, or leaves it. */
  readonly dock?: DockLine
  /** Called once its command was performed. */
  readonly performed?: () => void
}
/** The stay of one truck at a dock: one object for its beginning and its end. */
export type DockLine = { readonly stand: { readonly gate: DemoGate; readonly vehicle: DemoVehicle }; readonly is: 'taken' | 'freed' }

export const PROGRAM = 'program'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const iso = (ms: number) => new Date(ms).toISOString()

/** The status of a load at an instant; undefined before its first line. */
export const statusAt = (lines: readonly ScriptLine[], now: number): LoadStatus | undefined =>
  lines.findLast(({ at, reaches }) => at <= now && reaches)?.reaches

/** When a load reaches a status and when it leaves it again; undefined when it never does. */
export const spanOf = (lines: readonly ScriptLine[], status: LoadStatus): { readonly from: number; readonly to: number } | undefined => {
  const moves = lines.filter(({ reaches }) => reaches)
  const index = moves.findIndex(({ reaches }) => reaches === status)
  const from = moves[index]?.at
  return from === undefined ? undefined : { from, to: moves.slice(index).find(({ reaches }) => reaches !== status)?.at ?? from + 30 * DAY }
}
