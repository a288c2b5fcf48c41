import type { EventSchemas } from './event.ts'
import type { RouteTable } from './route.ts'
import type { Upcasts } from './upcast.ts'

type Transition = { readonly target?: readonly { readonly key: string }[] | undefined }
/** The shape of an XState machine: in each status, the admitted commands and where they lead. */
export type Lifecycle = {
  readonly events: readonly string[]
  readonly states: {
    readonly [status: string]: { readonly on: { readonly [command: string]: readonly Transition[] } }
  }
}

/** What a module announces of its contract; `contracts/modules.ts` lists the modules, and every central table is derived from them. */
export type ContractManifest = {
  /** Every event of its streams. */
  readonly events?: EventSchemas
  /** How data of older versions of its events is made current. */
  readonly upcasts?: Upcasts
  /** The events that BI receives, under the topic of the module's name. */
  readonly publicEvents?: EventSchemas
  /** Its machines, by the name of their diagram in `contracts/diagrams`, with the Portuguese labels of their statuses. */
  readonly lifecycles?: Readonly<Record<string, { readonly machine: Lifecycle; readonly statusLabels: Readonly<Record<string, string>> }>>
  /** Portuguese texts of its refusal codes. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Portuguese labels of its events and commands in a history, a conflict and a diagram; one without a label shows its name. */
  readonly eventWords?: Readonly<Record<string, string>>
  readonly commandWords?: Readonly<Record<string, string>>
  /** Tables whose rows are mounted automatically: commands go to their module, queries to their reader. */
  readonly routes?: Readonly<Record<string, RouteTable>>
  /** Tables whose rows are mounted one by one: files, documents, links, sockets, bulk commands. */
  readonly served?: Readonly<Record<string, RouteTable>>
}
