import type { Actor } from '@embarca/contracts/kit/event.ts'
import { type Decider, decide, fold, type Terms } from '@embarca/services/kit/decider.ts'
import { expect } from 'vitest'

export const someone: Actor = { userId: 'ana', name: 'Ana', shipperId: 's1', roles: ['shipper_operator'], operationGroups: ['g1'] }
export const noon = '2026-01-05T12:00:00.000Z'

type Circumstances<T extends Terms> = { readonly facts?: T['facts']; readonly by?: Actor; readonly now?: string }

/** given(history).when(command).then(events), .changes() nothing, or .refused(code). */
export const specification =
  <T extends Terms>(decider: Decider<T>, usual: T['facts']) =>
  (...history: readonly (T['event'] | readonly T['event'][])[]) => ({
    when: (command: T['command'], { facts = usual, by = someone, now = noon }: Circumstances<T> = {}) => {
      const outcome = decide(decider, command, fold(decider, history.flat() as T['event'][]), { now, by, facts, newId: 'new', attempt: 0 })
      return {
        outcome,
        then: (...events: readonly T['event'][]) => expect(outcome).toEqual(events),
        /** The facts have these types and, where given, at least this data. */
        brings: (...events: readonly { type: T['event']['type']; data?: object }[]) => expect(outcome).toMatchObject(events),
        changesNothing: () => expect(outcome).toEqual([]),
        refused: (code: T['refusal'], ...fields: readonly string[]) => {
          expect(outcome).toMatchObject({ refused: code })
          if (fields.length)
            expect((outcome as { detail?: { fields?: { field: string }[] } }).detail?.fields?.map(({ field }) => field)).toEqual(fields)
        },
      }
    },
    is: (part: object) => expect(fold(decider, history.flat() as T['event'][])).toMatchObject(part),
  })
