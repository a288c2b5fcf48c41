import type { Modules } from './module.ts'
import type { Reactions } from './reaction.ts'

/** What a service folder declares; `services/manifests.ts` lists the folders, and `services/modules.ts` is derived from them. */
export type ServiceManifest = {
  /** Its modules, by the names that reactions, timers and reservations use. */
  readonly modules: Modules
  /** The module that decides the commands of each route table of `contracts/routes.ts`. */
  readonly routes?: Readonly<Record<string, string>>
  /**
   * The commands that its events call for. `order` is one more than the highest so far and never changes: idempotency keys contain the
   * index of a call among all calls of an event in this order, so a new module must not come before an older one.
   */
  readonly reactions?: { readonly order: number; readonly table: Reactions }
}
