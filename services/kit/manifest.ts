import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { EventStore } from './event-store.ts'
import type { Modules } from './module.ts'
import type { Reactions } from './reaction.ts'

/** Where an owner's rights are read: views that show only what the user may see, and the log, which no view lags behind. */
export type OwnerContext = { readonly views: Views; readonly events: Pick<EventStore, 'read'> }
/** One kind of things that notifications belong to. */
export type OwnerKind = {
  /** Whether the user may see the thing of this id. */
  readonly maySee: (by: Actor, id: string, context: OwnerContext) => Promise<boolean>
}

/** What a folder of services announces; `services/manifests.ts` lists them, and `services/modules.ts` is derived from them. */
export type ServiceManifest = {
  /** Its kinds of streams, by the names that reactions, timers and reservations call them. */
  readonly modules: Modules
  /** Which of them decides the commands of a route table of `contracts/routes.ts`. */
  readonly routes?: Readonly<Record<string, string>>
  /** The kinds of `Owner` whose rights it says. */
  readonly owners?: Readonly<Record<string, OwnerKind>>
  /**
   * What events call for. `order` is one more than the highest so far and never changes: idempotency keys of calls count through an
   * event's calls in this order, so that a new module must not come before an older one.
   */
  readonly reactions?: { readonly order: number; readonly table: Reactions }
}
