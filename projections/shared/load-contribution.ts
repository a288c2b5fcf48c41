import type { Event, Recorded } from '@embarca/contracts/kit/event.ts'
import { merged } from '@embarca/contracts/kit/merge.ts'
import type { Projector } from '../kit/projector.ts'
import type { ViewSpec } from '../kit/read-store.ts'
import type { LoadDocument } from '../loads/document.ts'

/**
 * What another view adds to the document of every load: it folds events into the load's own document, so that nothing is written twice.
 * Its steps run after those of the loads view, and may set a field of the card (`flPending`).
 */
// biome-ignore lint/suspicious/noExplicitAny: a list holds contributions of every view, each with its own fields and events
export type LoadContribution<Added extends object = any, E extends Event = any> = {
  /** Raise it when steps or computed fields change: the view is rebuilt. */
  readonly version: number
  /** Every field it adds, with its value before any event. */
  readonly empty: { readonly [K in keyof Added]-?: Added[K] | undefined }
  /** The fields of these that queries may use, with `indexes` and `counters` over them. */
  readonly fields?: ViewSpec['fields']
  /** Fields of the load filter object that filter by the document's field of the same name, together with any others. */
  readonly filters?: readonly string[]
  readonly indexes?: ViewSpec['indexes']
  readonly counters?: ViewSpec['counters']
  /** The load that an event of another stream is about. */
  readonly id?: (event: Recorded) => string | undefined
  readonly on: Projector<LoadDocument & Added, E>['on']
  /** Runs for every event, after `on`. */
  readonly always?: (load: LoadDocument & Added, event: Recorded) => LoadDocument & Added
  /** Fields computed from the rest of the document. `before`: as stored last. */
  readonly derive?: (load: LoadDocument & Added, before?: LoadDocument & Added) => Partial<Added>
}

type Step = (load: object | undefined, event: Recorded) => object | undefined

const stepsByType = (contributions: readonly LoadContribution[]): ReadonlyMap<string, readonly Step[]> => {
  const steps = new Map<string, Step[]>()
  for (const { on } of contributions)
    for (const [type, step] of Object.entries(on as Readonly<Record<string, Step>>)) steps.set(type, [...(steps.get(type) ?? []), step])
  return steps
}

/** Merges the contributions of several views, by the views' names. Throws when two add the same field. */
export const mergeContributions = (byView: Readonly<Record<string, LoadContribution>>) => {
  const all = Object.values(byView)
  const steps = stepsByType(all)
  return {
    version: all.reduce((sum, { version }) => sum + version, 0),
    empty: merged(byView, 'empty') as Readonly<Record<string, undefined>>,
    fields: merged(byView, 'fields') as ViewSpec['fields'],
    filters: all.flatMap(({ filters = [] }) => filters),
    indexes: all.flatMap(({ indexes = [] }) => indexes),
    counters: all.flatMap(({ counters = [] }) => counters),
    id: (event: Recorded): string | undefined => {
      for (const { id } of all) {
        const loadId = id?.(event)
        if (loadId !== undefined) return loadId
      }
      return undefined
    },
    step: (load: LoadDocument | undefined, event: Recorded): LoadDocument | undefined => {
      let next: object | undefined = load
      for (const step of steps.get(event.type) ?? []) next = step(next, event)
      for (const { always } of all) if (next) next = always?.(next as LoadDocument, event) ?? next
      return next as LoadDocument | undefined
    },
    derive: (load: LoadDocument, before?: LoadDocument): Readonly<Record<string, unknown>> =>
      Object.assign({}, ...all.map(({ derive }) => derive?.(load, before))),
  }
}
