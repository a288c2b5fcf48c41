import type { Actor } from '@embarca/contracts/kit/event.ts'
import { type Decider, decide } from '@embarca/services/kit/decide.ts'
import type { DeciderTypes } from '@embarca/services/kit/decision.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { expect } from 'vitest'

export const someone: Actor = { userId: 'ana', name: 'Ana', shipperId: 's1', roles: ['shipper_operator'], operationGroups: ['g1'] }
export const noon = '2026-01-05T12:00:00.000Z'

/** `lookups` are those of all rows; each decision reads its own. */
type Circumstances = {
  readonly lookups?: object
  readonly by?: Actor
  readonly now?: string
  /** A device sends the command later than it was given: then. */
  readonly reported?: { readonly occurredAt: string; readonly isEstimated?: boolean }
}

/** given(history).when(command), then `.then(...events)`, `.brings(...)`, `.changesNothing()` or `.refused(code)`. */
export const specification =
  <T extends DeciderTypes>(decider: Decider<T>, usual: object = {}) =>
  (...history: readonly (T['event'] | readonly T['event'][])[]) => {
    const state = fold(decider.fold, history.flat() as T['event'][])
    return {
      when: (command: T['command'], { lookups = usual, by = someone, now = noon, reported }: Circumstances = {}) => {
        const outcome = decide(decider, command, state, {
          ...{ now, by, lookups, newId: 'new', attempt: 0 },
          ...(reported && { ...reported, isSentLater: true }),
        })
        return {
          outcome,
          then: (...events: readonly T['event'][]) => expect(outcome).toEqual(events),
          /** The events have these types and, where given, at least this data. */
          brings: (...events: readonly { type: T['event']['type']; data?: object }[]) => expect(outcome).toMatchObject(events),
          changesNothing: () => expect(outcome).toEqual([]),
          refused: (code: T['refusal'], ...fields: readonly string[]) => {
            expect(outcome).toMatchObject({ refused: code })
            if (fields.length)
              expect((outcome as { detail?: { fields?: { field: string }[] } }).detail?.fields?.map(({ field }) => field)).toEqual(fields)
          },
        }
      },
      is: (part: object) => expect(state).toMatchObject(part),
    }
  }
