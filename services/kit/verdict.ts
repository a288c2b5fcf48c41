import type { Event } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Attempt } from './attempts.ts'
import { decide, type Terms } from './decider.ts'
import type { Append, Claims, EventStore } from './event-store.ts'
import type { Module } from './module.ts'
import { byOf, concerns, NotFound } from './scope.ts'
import { StaleEdit } from './stale-edit.ts'
import type { Standing, States } from './states.ts'
import { Circumstances, type Work } from './work.ts'

/** What a command comes to on a stream as it stands: an append, possibly without events, or something that is not recorded. */
export type Verdict =
  | { readonly append: Append; readonly refused: (refusal: Refusal) => Attempt }
  | { readonly refusal: Refusal; readonly attempt: Attempt }
  | { readonly nothing: Accepted }
  | { readonly error: () => NotFound | Promise<StaleEdit> }

export const judge = async <T extends Terms>(
  work: Work<T>,
  { state, revision, position }: Standing<T['state']>,
  { states, store, now }: { readonly states: States; readonly store: Pick<EventStore, 'read'>; readonly now: string },
): Promise<Verdict> => {
  const { module, command, asked, ticket, by, stream } = work
  const { asProgram, ifMatch, correlationId = ticket.key, causationId = ticket.key } = asked
  const beside = { by, read: async <S>(...of: Parameters<typeof states.read<S>>) => (await states.read(...of)).state }

  const belonging = module.belongs(state, command, beside)
  const belongs = belonging instanceof Promise ? await belonging : belonging
  if (!asProgram && !(belongs && concerns(by, belongs))) return { error: () => new NotFound() }
  if (ifMatch !== undefined && ifMatch !== revision && !(await sawEnough(work, ifMatch, revision, store)))
    return { error: async () => new StaleEdit(stream, (await store.read(stream, ifMatch + 1)).filter(isEdit(module))) }

  const looked = module.facts?.(state, command, beside)
  const facts = looked instanceof Promise ? await looked : looked
  const outcome = decide(module.decider, command, state, new Circumstances(work, now, facts))
  const key = module.key?.(command, work) ?? stream
  const recordedBy = byOf(by, belongs?.shipperId ?? by.shipperId)
  const refused = ({ refused: code, detail }: Refusal): Attempt => ({
    ...{ key, at: now, by: recordedBy, command: asked.stepOf ?? command.type, code, correlationId },
    ...(detail && { detail }),
  })

  if (isRefusal(outcome)) return { refusal: outcome, attempt: refused(outcome) }
  // What a client asked for is remembered also when it changes nothing: its key must not mean anything else later.
  if (!outcome.length && asProgram) return { nothing: { stream, revision, position } }
  const claims = claimsOf(module, outcome, state)
  const append = { stream, key, events: outcome, expected: revision, by: recordedBy, command: ticket, correlationId, causationId, now }
  return { append: claims ? { ...append, claims } : append, refused }
}

const isEdit =
  ({ aside = [] }: Module) =>
  ({ type }: Event) =>
    !aside.includes(type)
/** Whether all that was recorded since, none of it still on its way, leaves what was edited as it was. */
const sawEnough = async (
  { module, stream }: { readonly module: Module; readonly stream: string },
  seen: number,
  revision: number,
  store: Pick<EventStore, 'read'>,
): Promise<boolean> => {
  if (!module.aside || seen > revision) return false
  const since = await store.read(stream, seen + 1)
  return since.length === revision - seen && !since.some(isEdit(module))
}

const claimsOf = <T extends Terms>(module: Module<T>, events: readonly Event[], state: T['state']): Claims | undefined => {
  let all: Claims | undefined
  for (const fact of events) {
    const { take = [], release = [] } = module.claims?.(fact, state) ?? NONE
    if (take.length || release.length) all = { take: [...(all?.take ?? []), ...take], release: [...(all?.release ?? []), ...release] }
  }
  return all
}
const NONE: Claims = {}
