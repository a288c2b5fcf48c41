import type { Actor, Event, OfType } from '@embarca/contracts/kit/event.ts'
import type { Refusal } from '@embarca/contracts/kit/refusal.ts'

// biome-ignore lint/suspicious/noExplicitAny: a command of any type; its row knows its data
export type Command = { readonly type: string; readonly data: any }

/** The types that one module's decisions are written in. */
export type DeciderTypes = { state: unknown; command: Command; event: Event; status: string; refusal: string }

export type CommandNameOf<T extends DeciderTypes> = T['command']['type']
export type DataOf<T extends DeciderTypes, K extends CommandNameOf<T>> = OfType<T['command'], K>['data']

/** Lookups of a decision that needs only its own stream. */
export type NoLookups = Readonly<Record<never, never>>

/** Everything a decision may read besides its own stream: no clock, no database, no randomness. */
export type DecisionContext<T extends DeciderTypes, Lookups = NoLookups> = {
  readonly now: string
  /** When the user did it; absent: now. */
  readonly occurredAt?: string
  /** A device sent it later than the user gave it. */
  readonly isSentLater?: boolean
  /** The device's clock is in doubt. */
  readonly isEstimated?: boolean
  readonly by: Actor
  /** What the command's row looked up in other streams. */
  readonly lookups: Lookups
  /** The status that the lifecycle leads to. Only for commands that it admits. */
  readonly next: T['status']
  /** An id derived from the command: the same command sent again gets the same id. */
  readonly newId: string
  /** How many of the names that this command generated were held by other streams: 0 at first. */
  readonly attempt: number
}

/** The events of a command, none when there is nothing to change, or the refusal. */
export type Outcome<T extends DeciderTypes> = T['event'] | readonly T['event'][] | Refusal<T['refusal']>

// biome-ignore lint/suspicious/noExplicitAny: rows of all commands share one table
export type Decision<T extends DeciderTypes, K extends CommandNameOf<T> = any, Lookups = NoLookups> = (
  data: DataOf<T, K>,
  state: T['state'],
  context: DecisionContext<T, Lookups>,
) => Outcome<T>

/** A command that comes too late for the lifecycle. */
// biome-ignore lint/suspicious/noExplicitAny: rows of all commands share one table
export type LateDecision<T extends DeciderTypes, K extends CommandNameOf<T> = any, Lookups = NoLookups> = (
  data: DataOf<T, K>,
  state: T['state'],
  context: Omit<DecisionContext<T, Lookups>, 'next'>,
) => Outcome<T> | undefined

/** Decisions by command name; `Lookups` has the types of those that read lookups. */
export type DecisionsOf<T extends DeciderTypes, K extends CommandNameOf<T>, Lookups = NoLookups> = {
  readonly [Name in K]: Decision<T, Name, Name extends keyof Lookups ? Lookups[Name] : NoLookups>
}

/** How each event of a module changes the state of its stream. */
export type Evolve<T extends Pick<DeciderTypes, 'state' | 'event'>> = {
  readonly [K in T['event']['type']]: (state: T['state'], data: OfType<T['event'], K>['data']) => T['state']
}
