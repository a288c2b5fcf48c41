import type { Actor, Event, OfType } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { AnyStateMachine } from 'xstate'
import { nextStatus } from './lifecycle.ts'

export type Command = { readonly type: string; readonly data: any }

/** The vocabulary one module speaks; written once at the top of its decider. */
export type Terms = { state: unknown; command: Command; event: Event; status: string; refusal: string; facts: unknown }

/** All a decision may look at besides its own history: no clock, no database, no randomness. */
export type Given<T extends Terms> = {
  readonly now: string
  readonly by: Actor
  readonly facts: T['facts']
  /** Where the lifecycle leads. Only for commands that have a status. */
  readonly next: T['status']
  /** An id of the command's own: the same command sent again brings the same id. */
  readonly newId: string
  /** How many names that this command generated were held by other streams already: 0 at first. */
  readonly attempt: number
}

/** What a stream means, folded from its facts. A fact without a row changes nothing. */
export type Reading<State = unknown> = {
  readonly initial: State
  readonly evolve: { readonly [type: string]: ((state: any, data: any) => any) | undefined }
}

export type Decision<T extends Terms, K extends T['command']['type'] = any> = (
  data: OfType<T['command'], K>['data'],
  state: T['state'],
  given: Given<T>,
) => Outcome<T>

export type Decider<T extends Terms> = {
  readonly initial: T['state']
  /** Absent: every command is admitted at any time. */
  readonly lifecycle?: Lifecycle<T>
  readonly decide: { readonly [K in T['command']['type']]: Decision<T, K> }
  readonly evolve: { readonly [K in T['event']['type']]: (state: T['state'], data: OfType<T['event'], K>['data']) => T['state'] }
}
export type Outcome<T extends Terms> = T['event'] | readonly T['event'][] | Refusal<T['refusal']>

/** When a command is admitted and where it leads. */
export type Lifecycle<T extends Terms> = {
  readonly machine: AnyStateMachine
  /** Undefined: the command does not move the lifecycle, its decision stands alone. */
  readonly status: (state: T['state'], command: T['command']) => string | undefined
  /** What the machine's guards look at besides the status. */
  readonly context?: (state: T['state'], command: T['command'], given: Omit<Given<T>, 'next'>) => object
  /** The word for a command that is not admitted here. */
  readonly notNow: T['refusal'] | ((state: T['state'], command: T['command'], given: Omit<Given<T>, 'next'>) => T['refusal'])
  /** Too late to mean anything, or said already: nothing happens and nobody is told off. */
  readonly moot?: (state: T['state'], command: T['command']) => boolean
}

/** The state after more facts. */
export const fold = <State>(reading: Reading<State>, events: readonly Event[], from: State = reading.initial): State =>
  events.reduce((state, { type, data }) => reading.evolve[type]?.(state, data) ?? state, from)

/** The facts a command brings about, none when there is nothing to change, or why not. `given` is told where the lifecycle leads. */
export const decide = <T extends Terms>(
  decider: Decider<T>,
  command: T['command'],
  state: T['state'],
  given: Omit<Given<T>, 'next'> & { next?: T['status'] | undefined },
): readonly T['event'][] | Refusal<T['refusal']> => {
  const lifecycle = decider.lifecycle
  if (lifecycle?.moot?.(state, command)) return []
  const current = lifecycle?.status(state, command)
  const next =
    lifecycle && current !== undefined
      ? nextStatus(lifecycle.machine, current, command, () => lifecycle.context?.(state, command, given) ?? {})
      : undefined
  if (lifecycle && current !== undefined && !next) {
    const { notNow } = lifecycle
    return refuse(typeof notNow === 'function' ? notNow(state, command, given) : notNow, { status: current, command: command.type })
  }
  given.next = next
  const outcome = decider.decide[command.type as T['command']['type']](command.data, state, given as Given<T>)
  return Array.isArray(outcome) || isRefusal(outcome as object) ? (outcome as readonly T['event'][]) : [outcome as T['event']]
}
