import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { type DeadLetteredStream, deadLetterOf, Poison, type ProjectionDeadLetters } from './dead-letters.ts'
import type { EventReader } from './log.ts'
import { type AnyProjector, sourceOf, stepOf } from './projector.ts'
import type { ChangeResult, ReadStore } from './read-store.ts'
import { isTracing, type TraceOrigin } from './tracing.ts'

/** A document changed: what subscribed clients are notified of. `gone`: it was removed. Without a `shipperId` nobody may be notified. */
export type Changed = {
  readonly view: string
  readonly id: string
  readonly shipperId?: string
  readonly operationGroupId?: string
  readonly position: string
  /** The JSON text that lists send, serialised once for storage and all subscribed clients. */
  readonly json?: string
  readonly gone?: true
  /** The events behind the change that its projector announces, oldest first. */
  readonly announced?: readonly Recorded[]
  /** The command behind the change, while traces are recorded. */
  readonly origin?: TraceOrigin
}

/** The most events that one batch may announce of one document: a projector that lags must not send everything it missed. */
const MOST_ANNOUNCED = 64

/** Adds a change to those of other documents; of the events announced for the same document, the last `MOST_ANNOUNCED` are kept. */
export const addChange = (changes: Map<string, Changed>, change: Changed): void => {
  const key = `${change.view}/${change.id}`
  const announced = [...(changes.get(key)?.announced ?? []), ...(change.announced ?? [])].slice(-MOST_ANNOUNCED)
  changes.set(key, announced.length > 0 ? { ...change, announced } : change)
}

type Owned = { readonly shipperId?: string; readonly operationGroupId?: string }

/** As `stepOf`; wraps an error of the projector in `Poison`, which tells it from an error of the store. */
export const taggingPoison =
  (projector: AnyProjector, event: Recorded, step = stepOf) =>
  (doc: object | undefined) => {
    try {
      return step(projector, doc, event)
    } catch (error) {
      throw new Poison(error)
    }
  }
export const idFor = (projector: AnyProjector, event: Recorded): string | undefined => {
  try {
    return projector.id(event)
  } catch (error) {
    throw new Poison(error)
  }
}

export const changedOf = (
  { spec, announces }: AnyProjector,
  id: string,
  doc: object | undefined,
  { position, by, correlationId, commandId, causationId }: Recorded,
  applied: readonly Recorded[] = [],
): Changed => {
  const origin = isTracing() && { origin: { correlationId, commandId, causationId } }
  if (!doc) return { view: spec.view, id, shipperId: by.shipperId, position, gone: true, ...origin }
  const announced = announces ? applied.filter(announces) : []
  const { shipperId, operationGroupId } = doc as Owned
  return {
    view: spec.view,
    id,
    position,
    ...(shipperId !== undefined && { shipperId }),
    ...(operationGroupId !== undefined && { operationGroupId }),
    ...(announced.length > 0 && { announced }),
    ...origin,
  }
}

type Ports = {
  readonly store: ReadStore
  readonly log: EventReader
  readonly deadLetters: ProjectionDeadLetters
  readonly alarm: (deadLetter: DeadLetteredStream) => void
}

/** Folds one event into one view: skips what was applied, reads missed events from the log, records a dead letter when it cannot fold. */
export const folder = ({ store, log, deadLetters, alarm }: Ports) => {
  /** Applies an event to a document, after any events of the stream that the document missed. */
  const change = async (projector: AnyProjector, id: string, event: Recorded): Promise<ChangeResult<object>> => {
    const source = sourceOf(event, projector)
    const outcome = await store.change<object>(projector.spec.view, id, source, taggingPoison(projector, event))
    if (outcome.outcome !== 'gap') return outcome
    for (const missed of await log.read(event.stream))
      if (missed.revision < event.revision)
        await store.change<object>(projector.spec.view, id, sourceOf(missed, projector), taggingPoison(projector, missed))
    return store.change<object>(projector.spec.view, id, source, taggingPoison(projector, event))
  }

  const addDeadLetter = async (projector: AnyProjector, event: Recorded, error: unknown): Promise<undefined> => {
    if (!(error instanceof Poison)) throw error
    const deadLetter = deadLetterOf(projector, event, error)
    await deadLetters.add(deadLetter)
    alarm(deadLetter)
  }
  const put = async (projector: AnyProjector, id: string, event: Recorded): Promise<Changed | undefined> => {
    try {
      const { outcome, doc } = await change(projector, id, event)
      return outcome === 'applied' && projector.notifies ? changedOf(projector, id, doc, event, [event]) : undefined
    } catch (error) {
      return addDeadLetter(projector, event, error)
    }
  }
  /** Returns no promise when the event does not concern the view, which is the usual case. */
  const fold = (projector: AnyProjector, event: Recorded): Promise<Changed | undefined> | undefined => {
    if (deadLetters.holds(projector.spec.view, event)) return undefined
    try {
      const id = idFor(projector, event)
      return id === undefined ? undefined : put(projector, id, event)
    } catch (error) {
      return addDeadLetter(projector, event, error)
    }
  }

  /** Folds a document again from all events of its streams. */
  const refold = async (projector: AnyProjector, id: string, streams: readonly string[]): Promise<Changed | undefined> => {
    const events = (await Promise.all(streams.map((stream) => log.read(stream)))).flat()
    events.sort((a, b) => comparePositions(a.position, b.position))
    await store.remove(projector.spec.view, id)
    let changed: Changed | undefined
    for (const event of events) if (projector.id(event) === id) changed = (await fold(projector, event)) ?? changed
    return changed
  }

  return { change, fold, refold }
}
export type Folder = ReturnType<typeof folder>
