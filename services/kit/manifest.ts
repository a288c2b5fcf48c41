import type { Modules } from './module.ts'
import type { Reactions } from './reaction.ts'

/** What a folder of services announces; `services/manifests.ts` lists them, and `services/modules.ts` is derived from them. */
export type ServiceManifest = {
  /** Its kinds of streams, by the names that reactions, timers and reservations call them. */
  readonly modules: Modules
  /** Which of them decides the commands of a route table of `contracts/routes.ts`. */
  readonly routes?: Readonly<Record<string, string>>
  /**
   * What events call for. `order` is one more than the highest so far and never changes: idempotency keys of calls count through an
   * event's calls in this order, so that a new module must not come before an older one.
   */
  readonly reactions?: { readonly order: number; readonly table: Reactions }
}
