import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { DeadLetteredStream } from './dead-lettered-stream.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'

export type { DeadLetteredStream }

export const deadLettersView: ViewSpec = {
  view: 'parked',
  version: 1,
  fields: { view: 'text', stream: 'text', since: 'text' },
  indexes: [['since']],
}

/** The projector threw: the event or the projector is wrong, not the store. */
export class Poison extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

export const deadLetterOf = (
  { spec }: AnyProjector,
  { stream, revision, position, type, recordedAt }: Recorded,
  poison: Poison,
): DeadLetteredStream => ({
  view: spec.view,
  stream,
  revision,
  position,
  type,
  since: recordedAt,
  reason: poison.message,
})

const idOf = ({ view, stream }: Pick<DeadLetteredStream, 'view' | 'stream'>) => `${view}/${stream}`
const MOST = 10_000

/** The streams that each view no longer folds. */
export class ProjectionDeadLetters {
  #entries = new Map<string, DeadLetteredStream>()
  readonly #store: ReadStore

  constructor(store: ReadStore) {
    this.#store = store
  }

  async load(): Promise<void> {
    const { items } = await this.#store.page<DeadLetteredStream>(deadLettersView.view, { where: {}, sort: ['since', 'asc'], size: MOST })
    this.#entries = new Map(items.map((deadLetter) => [idOf(deadLetter), deadLetter]))
  }
  list(): readonly DeadLetteredStream[] {
    return [...this.#entries.values()]
  }
  holds(view: string, { stream, revision }: Pick<Recorded, 'stream' | 'revision'>): boolean {
    if (this.#entries.size === 0) return false
    const deadLetter = this.#entries.get(idOf({ view, stream }))
    return deadLetter !== undefined && revision >= deadLetter.revision
  }
  async add(deadLetter: DeadLetteredStream): Promise<void> {
    const { stream, revision, position } = deadLetter
    await this.#store.remove(deadLettersView.view, idOf(deadLetter))
    await this.#store.change(deadLettersView.view, idOf(deadLetter), { stream, revision, position, isSparse: true }, () => deadLetter)
    this.#entries.set(idOf(deadLetter), deadLetter)
  }
  async release(view: string): Promise<void> {
    for (const deadLetter of this.list().filter((one) => one.view === view)) {
      await this.#store.remove(deadLettersView.view, idOf(deadLetter))
      this.#entries.delete(idOf(deadLetter))
    }
  }
}
