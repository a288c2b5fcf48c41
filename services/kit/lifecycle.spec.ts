import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import { type LoadContext, loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { lotLifecycle } from '@embarca/contracts/lot/lifecycle.ts'
import { negotiationLifecycle } from '@embarca/contracts/negotiation/lifecycle.ts'
import { receiptLifecycle } from '@embarca/contracts/receipt/lifecycle.ts'
import { registryLifecycle } from '@embarca/contracts/reference/lifecycle.ts'
import { expect, it } from 'vitest'
import { type AnyStateMachine, transition } from 'xstate'
import { nextStatus } from './lifecycle.ts'

const flags = [
  'lot',
  'part',
  'settled',
  'standsBy',
  'manned',
  'reassigned',
  'scheduled',
  'firstAccept',
  'answered',
  'approvalRequired',
  'onlyHiring',
  'collectsUntilExit',
] as const
/** No guard reads more than three flags: covers every choice of up to three flags, alone set and alone unset. */
const few = Array.from({ length: 2 ** flags.length }, (_, bits) => bits).filter((bits) => bits.toString(2).replaceAll('0', '').length <= 3)
const contexts: readonly LoadContext[] = (['NORMAL', 'AUCTION'] as const).flatMap((hiringType) =>
  few
    .flatMap((bits) => [bits, 2 ** flags.length - 1 - bits])
    .map((bits) => ({
      ...(Object.fromEntries(flags.map((flag, i) => [flag, Boolean(bits & (2 ** i))])) as Record<(typeof flags)[number], boolean>),
      hiringType,
    })),
)

/** The result of XState's public interface, computed each time. */
const asPublished = (machine: AnyStateMachine, status: string, command: { type: string }, context: object) => {
  const snapshot = machine.resolveState({ value: status, context })
  return snapshot.can(command) ? String(transition(machine, snapshot, command)[0].value) : undefined
}
/** The guards of a reset read only the command. */
const isGuarded = (machine: AnyStateMachine, status: string, type: string) =>
  type !== 'ResetStatus' && machine.states[status]?.on[type]?.some(({ guard }) => guard)

it.each([
  ['load', loadLifecycle as AnyStateMachine, contexts],
  ['lot', lotLifecycle as AnyStateMachine, [{ answered: true }, { answered: false }]],
  ['receipt', receiptLifecycle as AnyStateMachine, [{}]],
  ['negotiation', negotiationLifecycle as AnyStateMachine, [{}]],
  ['registry', registryLifecycle as AnyStateMachine, [{}]],
])('the %s machine leads where XState leads, whatever its guards see', (_, machine, guardInput) => {
  const commands = [...machine.events, 'NoSuchCommand']
  for (const status of Object.keys(machine.states))
    for (const type of commands)
      for (const context of isGuarded(machine, status, type) ? guardInput : guardInput.slice(0, 1))
        for (const target of type === 'ResetStatus' ? [...loadStatuses, 'toString'] : [undefined]) {
          const command = { type, data: { status: target } }
          expect(
            nextStatus(machine, status, command, () => context),
            `${status} ${type} ${target}`,
          ).toBe(asPublished(machine, status, command, context))
        }
})
