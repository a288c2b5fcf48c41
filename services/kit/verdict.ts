import type { Event } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Attempt } from './attempts.ts'
import { decide, type Terms } from './decider.ts'
import type { Append, Claims, CommandKey, EventStore } from './event-store.ts'
import type { Module } from './module.ts'
import type { Asked } from './run.ts'
import { byOf, concerns, NotFound } from './scope.ts'
import { StaleEdit } from './stale-edit.ts'
import type { Standing, States } from './states.ts'

/** One command on its way: who asks for what, and where it would be written. */
export type Work<T extends Terms = Terms> = {
  readonly module: Module<T>
  readonly command: T['command']
  readonly asked: Asked
  readonly ticket: CommandKey
  readonly newId: string
  readonly stream: string
}

/** What a command comes to on a stream as it stands: facts to append, or something that changes nothing. */
export type Verdict =
  | { readonly append: Append; readonly refused: (refusal: Refusal) => Attempt }
  | { readonly refusal: Refusal; readonly attempt: Attempt }
  | { readonly nothing: Accepted }
  | { readonly error: NotFound | StaleEdit }

export const judge = async <T extends Terms>(
  { module, command, asked, ticket, newId, stream }: Work<T>,
  { state, revision, position }: Standing<T['state']>,
  { states, store, now }: { readonly states: States; readonly store: Pick<EventStore, 'read'>; readonly now: string },
): Promise<Verdict> => {
  const { by, asProgram, ifMatch, correlationId = ticket.key, causationId = ticket.key } = asked
  const beside = { by, read: async <S>(...of: Parameters<typeof states.read<S>>) => (await states.read(...of)).state }

  const belongs = await module.belongs(state, command, beside)
  if (!asProgram && !(belongs && concerns(by, belongs))) return { error: new NotFound() }
  if (ifMatch !== undefined && ifMatch !== revision) return { error: new StaleEdit(stream, await store.read(stream, ifMatch + 1)) }

  const facts = await module.facts?.(state, command, beside)
  const outcome = decide(module.decider, command, state, { now, by, newId, facts })
  const key = module.key?.(command, { by, newId }) ?? stream
  const recordedBy = byOf(by, belongs?.shipperId ?? by.shipperId)
  const refused = ({ refused: code, detail }: Refusal): Attempt => ({
    ...{ key, at: now, by: recordedBy, command: asked.stepOf ?? command.type, code, correlationId },
    ...(detail && { detail }),
  })

  if (isRefusal(outcome)) return { refusal: outcome, attempt: refused(outcome) }
  if (!outcome.length) return { nothing: { stream, revision, position } }
  const claims = claimsOf(module, outcome, state)
  const append = { stream, key, events: outcome, expected: revision, by: recordedBy, command: ticket, correlationId, causationId, now }
  return { append: claims ? { ...append, claims } : append, refused }
}

const claimsOf = <T extends Terms>(module: Module<T>, events: readonly Event[], state: T['state']): Claims | undefined => {
  const all = events.flatMap((fact) => module.claims?.(fact, state) ?? [])
  return all.length ? { take: all.flatMap(({ take = [] }) => take), release: all.flatMap(({ release = [] }) => release) } : undefined
}
