import type { Actor, Event, OfType } from '@embarca/contracts/kit/event.ts'
import type { Refusal } from '@embarca/contracts/kit/refusal.ts'

// biome-ignore lint/suspicious/noExplicitAny: a command of any type; its row knows its data
export type Command = { readonly type: string; readonly data: any }

/** The types that one module's decisions are written in. */
export type DeciderTypes = { state: unknown; command: Command; event: Event; status: string; refusal: string }

export type CommandNameOf<T extends DeciderTypes> = T['command']['type']
export type DataOf<T extends DeciderTypes, K extends CommandNameOf<T>> = OfType<T['command'], K>['data']

/** Of a decision that its own stream suffices for. */
export type NoLookups = Readonly<Record<never, never>>

/** All a decision may read besides its own stream: no clock, no database, no randomness. */
export type DecisionContext<T extends DeciderTypes, Lookups = NoLookups> = {
  readonly now: string
  readonly by: Actor
  /** What the command's row looked up in other streams. */
  readonly lookups: Lookups
  /** Where the lifecycle leads. Only for commands that it admits. */
  readonly next: T['status']
  /** An id of the command's own: the same command sent again has the same id. */
  readonly newId: string
  /** How many names that this command generated were held by other streams already: 0 at first. */
  readonly attempt: number
}

/** The events a command leads to, none when there is nothing to change, or why it is refused. */
export type Outcome<T extends DeciderTypes> = T['event'] | readonly T['event'][] | Refusal<T['refusal']>

// biome-ignore lint/suspicious/noExplicitAny: rows of all commands stand in one table
export type Decision<T extends DeciderTypes, K extends CommandNameOf<T> = any, Lookups = NoLookups> = (
  data: DataOf<T, K>,
  state: T['state'],
  context: DecisionContext<T, Lookups>,
) => Outcome<T>

/** Decisions by the names of their commands; `Lookups` has the types of those that read lookups. */
export type DecisionsOf<T extends DeciderTypes, K extends CommandNameOf<T>, Lookups = NoLookups> = {
  readonly [Name in K]: Decision<T, Name, Name extends keyof Lookups ? Lookups[Name] : NoLookups>
}

/** What each event of a module does to the state of its stream. */
export type Evolve<T extends Pick<DeciderTypes, 'state' | 'event'>> = {
  readonly [K in T['event']['type']]: (state: T['state'], data: OfType<T['event'], K>['data']) => T['state']
}
