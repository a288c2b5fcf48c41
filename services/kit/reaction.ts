import type { Event, EventSchemas, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Command } from './decision.ts'
import type { Timer } from './timers.ts'

/**
 * A command that an event calls for. `at`: the instant at which it is due; a past instant means now. `last`: it follows the other calls of
 * its load in the same batch, because it only looks at what they leave behind and none of them needs its result.
 */
export type Call = { readonly module: string; readonly command: Command; readonly at?: string | undefined; readonly last?: true }

/** The deadline of an event's call: the same event and call always give the same one. */
export const timerFor = ({ id, by }: Recorded, { module, command }: Call, index: number, due: string): Timer => ({
  id: `${id}-${index}`,
  due,
  module,
  command,
  shipperId: by.shipperId,
  causationId: id,
})
/** Issues a call of an event now, or sets its deadline; `index`: position among the event's calls. */
export type CallHandler = (event: Recorded, call: Call, index: number) => Promise<void>

/** Commands that follow from events of `E`. Combined tables cover events of any module. */
// biome-ignore lint/suspicious/noExplicitAny: tables of every module are read together
export type Reactions<E extends Event = any> = {
  readonly on: { readonly [K in E['type']]?: (event: Recorded<OfType<E, K>>) => readonly Call[] }
}

/** The event types that these tables react to. */
export const eventTypesOf = (tables: readonly Reactions[]): readonly string[] => [...new Set(tables.flatMap(({ on }) => Object.keys(on)))]

/** Combines tables; an event may have rows in several. */
export const combineReactions = (...tables: readonly Reactions[]) => {
  const on = new Map<string, ((event: Recorded) => readonly Call[])[]>()
  for (const table of tables)
    for (const [type, calls] of Object.entries(table.on)) if (calls) on.set(type, [...(on.get(type) ?? []), calls])
  return (event: Recorded): readonly Call[] => (on.get(event.type) ?? []).flatMap((calls) => calls(event))
}

/** One table of several, for a module with parts: the calls of an event stay in the order of the tables. */
export const mergeReactions = (...tables: readonly Reactions[]): Reactions => ({
  on: Object.fromEntries(
    eventTypesOf(tables).map((type) => [type, combineReactions(...tables.map(({ on }) => ({ on: { [type]: on[type] } })))]),
  ),
})

/** Event types in a table that no module records: a misspelt row would wait for ever. */
export const unknownEventTypes = (tables: readonly Reactions[], eventSchemas: EventSchemas): readonly string[] =>
  tables.flatMap(({ on }) => Object.keys(on)).filter((type) => !Object.hasOwn(eventSchemas, type))
