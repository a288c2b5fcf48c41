import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'

/** A stream that a view could not fold, from which fact on, and why. The other streams go on; a rebuild takes it up again. */
export type Parked = {
  readonly view: string
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly type: string
  readonly since: string
  readonly reason: string
}

export const parkedView: ViewSpec = {
  view: 'parked',
  version: 1,
  fields: { view: 'text', stream: 'text', since: 'text' },
  indexes: [['since']],
}

/** A projector threw: the fact, or the projector, is wrong; the store is not. */
export class Poison extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

export const parking = ({ spec }: AnyProjector, { stream, revision, position, type, recordedAt }: Recorded, poison: Poison): Parked => ({
  view: spec.view,
  stream,
  revision,
  position,
  type,
  since: recordedAt,
  reason: poison.message,
})

const idOf = ({ view, stream }: Pick<Parked, 'view' | 'stream'>) => `${view}/${stream}`
const MOST = 10_000

/** Which streams stand still in which view. */
export class ParkingLot {
  #entries = new Map<string, Parked>()
  readonly #store: ReadStore

  constructor(store: ReadStore) {
    this.#store = store
  }

  async load(): Promise<void> {
    const { items } = await this.#store.page<Parked>(parkedView.view, { where: {}, sort: ['since', 'asc'], size: MOST })
    this.#entries = new Map(items.map((parked) => [idOf(parked), parked]))
  }
  list(): readonly Parked[] {
    return [...this.#entries.values()]
  }
  holds(view: string, { stream, revision }: Pick<Recorded, 'stream' | 'revision'>): boolean {
    if (this.#entries.size === 0) return false
    const parked = this.#entries.get(idOf({ view, stream }))
    return parked !== undefined && revision >= parked.revision
  }
  async add(parked: Parked): Promise<void> {
    const { stream, revision, position } = parked
    await this.#store.remove(parkedView.view, idOf(parked))
    await this.#store.change(parkedView.view, idOf(parked), { stream, revision, position, partial: true }, () => parked)
    this.#entries.set(idOf(parked), parked)
  }
  async release(view: string): Promise<void> {
    for (const parked of this.list().filter((one) => one.view === view)) {
      await this.#store.remove(parkedView.view, idOf(parked))
      this.#entries.delete(idOf(parked))
    }
  }
}
