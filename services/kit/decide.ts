import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { CommandRow } from './command-row.ts'
import type { DeciderTypes, DecisionContext, Outcome } from './decision.ts'
import { nextStatus } from './lifecycle.ts'
import type { Module } from './module.ts'

type Decided<T extends DeciderTypes> = readonly T['event'][] | Refusal<T['refusal']>
// biome-ignore lint/suspicious/noExplicitAny: the row of the command knows its lookups
type DecideContext<T extends DeciderTypes> = Omit<DecisionContext<T, any>, 'next'> & {
  next?: T['status'] | undefined
  /** Set: it was decided as a late command. */
  isLate?: boolean
  /** It reserved nothing, as a late command: the lifecycle must not admit it. */
  readonly mustBeLate?: boolean
}
/** The parts of a module that decide. */
// biome-ignore lint/suspicious/noExplicitAny: deciders of every module are decided alike
export type Decider<T extends DeciderTypes = any> = Pick<Module<T>, 'fold' | 'lifecycle' | 'commands' | 'precondition'>

/** Decides a command on a state: no-op, lifecycle, precondition, decision. Sets `next` of the context to where the lifecycle leads. */
export const decide = <T extends DeciderTypes>(
  { commands, lifecycle, precondition }: Decider<T>,
  command: T['command'],
  state: T['state'],
  context: DecideContext<T>,
): Decided<T> => {
  const { type, data } = command
  const row: CommandRow<T> = commands[type as keyof typeof commands]
  if (row.isNoop?.(state, data)) return []
  const status = row.outsideLifecycle ? undefined : lifecycle?.status(state, data)
  if (lifecycle && status !== undefined) {
    const guards = () => ({ ...lifecycle.guards?.(state, context.now), ...row.guards?.(state, data, context) })
    context.next = nextStatus(lifecycle.machine, status, command, guards)
    const late = context.next || !context.isSentLater ? undefined : row.late?.(data, state, context)
    if (late) {
      context.isLate = true
      return asList(late)
    }
    if (!context.next || context.mustBeLate) return refuse(refusalOf(row, lifecycle, state, type, context), { status, command: type })
  }
  // biome-ignore lint/suspicious/noExplicitAny: the row of the command knows its lookups
  return asList(precondition?.(state, command, context.lookups) ?? row.decide(data, state, context as DecisionContext<T, any>))
}
const asList = <T extends DeciderTypes>(outcome: Outcome<T>): Decided<T> =>
  Array.isArray(outcome) || isRefusal(outcome as object) ? (outcome as Decided<T>) : [outcome as T['event']]

const refusalOf = <T extends DeciderTypes>(
  { notAllowed }: CommandRow<T>,
  lifecycle: NonNullable<Module<T>['lifecycle']>,
  state: T['state'],
  command: string,
  { by }: DecideContext<T>,
): T['refusal'] => {
  if (notAllowed !== undefined) return typeof notAllowed === 'function' ? notAllowed(state, by) : notAllowed
  return typeof lifecycle.notAllowed === 'function' ? lifecycle.notAllowed(state, command) : lifecycle.notAllowed
}
