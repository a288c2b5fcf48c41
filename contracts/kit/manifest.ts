import type { FactTable } from './event.ts'
import type { RouteTable } from './route.ts'

/** What a module announces of its contract; `contracts/modules.ts` lists the modules, and every central table is derived from them. */
export type ContractManifest = {
  /** Every event of its streams. */
  readonly events?: FactTable
  /** The events that BI receives, under the topic of the module's name. */
  readonly publicEvents?: FactTable
  /** Portuguese texts of its refusal codes. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Tables whose rows are mounted as they stand: commands go to their module, queries to their reader. */
  readonly routes?: Readonly<Record<string, RouteTable>>
  /** Tables whose rows are served one by one: files, papers, links, sockets, many loads at once. */
  readonly served?: Readonly<Record<string, RouteTable>>
}
