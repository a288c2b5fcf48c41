import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** What a command leads to from here, when no data can change it; `ask` when a guard wants to look. */
type Answer = string | 'ask' | undefined
type Known = { readonly answers: Map<string, Answer>; readonly standings: Map<string, AnyMachineSnapshot> }
const known = new WeakMap<AnyStateMachine, Known>()

/**
 * The status a command leads to, or undefined when it is not admitted now. Equal to XState's public `transition` for flat machines
 * without actions; many times faster, because what no guard decides is remembered and the rest asks the guards and nobody else.
 */
export const nextStatus = (
  machine: AnyStateMachine,
  status: string,
  command: { type: string },
  context: () => object,
): string | undefined => {
  const { answers, standings } = of(machine)
  const pair = `${status}>${command.type}`
  if (!answers.has(pair)) answers.set(pair, withoutLooking(machine, status, command.type))
  const answer = answers.get(pair)
  if (answer !== 'ask') return answer
  const standing = standings.get(status) ?? (machine.resolveState({ value: status, context: {} }) as AnyMachineSnapshot)
  standings.set(status, standing)
  return machine.getTransitionData({ ...standing, context: context() }, command)[0]?.target?.[0]?.key
}

const of = (machine: AnyStateMachine): Known => {
  const before = known.get(machine)
  if (before) return before
  const made = { answers: new Map<string, Answer>(), standings: new Map<string, AnyMachineSnapshot>() }
  known.set(machine, made)
  return made
}

const withoutLooking = (machine: AnyStateMachine, status: string, type: string): Answer => {
  const [first] = machine.states[status]?.on[type] ?? []
  return first && (first.guard || !first.target ? 'ask' : first.target[0]?.key)
}
