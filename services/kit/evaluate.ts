import type { Actor, Event } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Attempt } from './attempts.ts'
import { type CommandExecution, ExecutionContext } from './command-execution.ts'
import type { LookupContext } from './command-row.ts'
import { decide } from './decide.ts'
import type { DeciderTypes } from './decision.ts'
import type { Engagements } from './engagements.ts'
import type { Append, Claims, EventStore } from './event-store.ts'
import { fold } from './fold.ts'
import type { Module, Modules } from './module.ts'
import type { Questions } from './questions.ts'
import { boundedMoment, lastMoveOf } from './reported-moment.ts'
import { byOf, isVisibleTo, NotFound } from './scope.ts'
import { StaleEdit } from './stale-edit.ts'
import type { States, StreamState } from './states.ts'

/** What a command comes to on the state of its stream. */
export type Evaluation = Recordable | Unrecorded
/** An append; without events, it only remembers the key. `isLate`: the lifecycle does not admit the command any more. */
export type Recordable = { readonly append: Append; readonly refused: (refusal: Refusal) => Attempt; readonly isLate: boolean }
export type Unrecorded =
  | { readonly refusal: Refusal; readonly attempt: Attempt }
  | { readonly nothing: Accepted }
  | { readonly error: () => NotFound | Promise<StaleEdit> }

const NO_LOOKUPS = {}

type Setting = {
  readonly states: States
  readonly store: Pick<EventStore, 'read' | 'streamsOf'>
  readonly now: string
  readonly modules: Modules
  readonly engagements?: Engagements | undefined
  readonly questions?: Questions | undefined
}

export const evaluate = async <T extends DeciderTypes>(
  execution: CommandExecution<T>,
  { state, revision, position }: StreamState<T['state']>,
  { states, store, now, modules, engagements, questions }: Setting,
): Promise<Evaluation> => {
  const { module, row, command, request, idempotencyKey, by, stream } = execution
  const { asProgram, ifMatch, correlationId = idempotencyKey.key, causationId = idempotencyKey.key } = request
  const context: LookupContext = {
    by,
    read: async (of, name) => (await states.read(of, name)).state,
    kinds: modules,
    engagements,
    questions,
  }

  const owning = (row.owner ?? module.owner)(state, command.data, context)
  const owner = owning instanceof Promise ? await owning : owning
  if (!asProgram && !(owner && isVisibleTo(by, owner))) return { error: () => new NotFound() }
  if (ifMatch !== undefined && ifMatch !== revision && !(await isCurrent(execution, ifMatch, revision, store)))
    return { error: async () => new StaleEdit(stream, (await store.read(stream, ifMatch + 1)).filter(isEdit(execution))) }

  const looking = row.lookups?.(state, command.data, context) ?? NO_LOOKUPS
  const lookups = looking instanceof Promise ? await looking : looking
  const key = execution.key ?? stream
  const earliest = async () => row.notBefore?.(state) ?? (await lastMoveOf(store, key))
  const moment = request.reported && boundedMoment(request.reported, now, await earliest())
  const deciding = new ExecutionContext(execution, now, lookups, moment)
  const outcome = decide(module, command, state, deciding)
  const recordedBy = byOf(by, owner?.shipperId ?? by.shipperId)
  const refused = ({ refused: code, detail }: Refusal): Attempt => ({
    ...{ key, at: now, by: recordedBy, command: request.stepOf ?? command.type, code, correlationId },
    ...(detail && { detail }),
  })

  if (isRefusal(outcome)) return { refusal: outcome, attempt: refused(outcome) }
  // What a client asked for is remembered also when it changes nothing: its key must not mean anything else later.
  if (!outcome.length && asProgram) return { nothing: { stream, revision, position } }
  const claims = claimsOf(module, outcome, state)
  const append: Append = {
    stream,
    key,
    events: outcome,
    expected: revision,
    by: recordedBy,
    command: idempotencyKey,
    correlationId,
    causationId,
    now,
    ...moment,
    ...(execution.isJoining && { isJoining: true }),
  }
  return { append: claims ? { ...append, claims } : append, refused, isLate: deciding.isLate }
}

type Editing = { readonly module: Module; readonly command: { readonly data: unknown }; readonly by: Actor; readonly stream: string }
const isEdit =
  ({ module: { nonConflicting = [], isOtherPart }, command, by }: Editing) =>
  (event: Event) =>
    !nonConflicting.includes(event.type) && !isOtherPart?.(event, command.data, by)
/** Whether all that was recorded since `seen`, none of it in flight, leaves what was edited as it was. */
const isCurrent = async (editing: Editing, seen: number, revision: number, store: Pick<EventStore, 'read'>): Promise<boolean> => {
  const { module, stream } = editing
  if ((!module.nonConflicting && !module.isOtherPart) || seen > revision) return false
  const since = await store.read(stream, seen + 1)
  return since.length === revision - seen && !since.some(isEdit(editing))
}

const claimsOf = <T extends DeciderTypes>(module: Module<T>, events: readonly Event[], state: T['state']): Claims | undefined => {
  let all: Claims | undefined
  let before = state
  for (const [at, event] of events.entries()) {
    const { take = [], release = [] } = module.claims?.(event, before) ?? NONE
    if (take.length || release.length) all = { take: [...(all?.take ?? []), ...take], release: [...(all?.release ?? []), ...release] }
    if (module.claims && at < events.length - 1) before = fold(module.fold, [event], before)
  }
  return all
}
const NONE: Claims = {}
