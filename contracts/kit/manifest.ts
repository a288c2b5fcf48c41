import type { EventSchemas } from './event.ts'
import type { RouteTable } from './route.ts'

type Transition = { readonly target?: readonly { readonly key: string }[] | undefined }
/** As XState has it: in each status, the commands that are admitted and where they lead. */
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
  /** The events that BI receives, under the topic of the module's name. */
  readonly publicEvents?: EventSchemas
  /** Its machines, by the name of their diagram in `contracts/diagrams`, with the Portuguese words of their statuses. */
  readonly lifecycles?: Readonly<Record<string, { readonly machine: Lifecycle; readonly statusLabels: Readonly<Record<string, string>> }>>
  /** Portuguese texts of its refusal codes. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Portuguese words of its events and commands in a history, a conflict and a diagram; one without words shows its name. */
  readonly eventWords?: Readonly<Record<string, string>>
  readonly commandWords?: Readonly<Record<string, string>>
  /** Tables whose rows are mounted as they stand: commands go to their module, queries to their reader. */
  readonly routes?: Readonly<Record<string, RouteTable>>
  /** Tables whose rows are served one by one: files, papers, links, sockets, many loads at once. */
  readonly served?: Readonly<Record<string, RouteTable>>
}
