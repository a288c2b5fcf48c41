import { type AnyStateMachine, transition } from 'xstate'

type Command = { readonly type: string }
/** Targets of the pairs of status and command that no guard decides; undefined where the machine has no transition. */
const unguarded = new WeakMap<AnyStateMachine, Map<string, string | undefined>>()

/**
 * The status a command leads to, or undefined when the command is not admitted in this status. Pairs without a guard are memoised:
 * neither data nor context can change their answer.
 */
export const nextStatus = (machine: AnyStateMachine, status: string, command: Command, context: () => object): string | undefined => {
  if (isGuarded(machine, status, command)) return targetOf(machine, status, command, context())
  const targets = targetsOf(machine)
  const pair = `${status}>${command.type}`
  if (!targets.has(pair)) targets.set(pair, targetOf(machine, status, command, {}))
  return targets.get(pair)
}

const isGuarded = (machine: AnyStateMachine, status: string, { type }: Command): boolean =>
  machine.states[status]?.on[type]?.some(({ guard }) => guard !== undefined) ?? false

const targetOf = (machine: AnyStateMachine, status: string, command: Command, context: object): string | undefined => {
  const snapshot = machine.resolveState({ value: status, context })
  return snapshot.can(command) ? String(transition(machine, snapshot, command)[0].value) : undefined
}

const targetsOf = (machine: AnyStateMachine): Map<string, string | undefined> => {
  const known = unguarded.get(machine) ?? new Map<string, string | undefined>()
  unguarded.set(machine, known)
  return known
}
