import type { Event, EventSchemas, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Command } from './decision.ts'
import type { Timer } from './timers.ts'

/** A command that a fact calls for. `at`: not now but then; a moment that has passed is now. */
export type Call = { readonly module: string; readonly command: Command; readonly at?: string | undefined }

/** The deadline of an event's call: the same event and call have the same one. */
export const timerFor = ({ id, by }: Recorded, { module, command }: Call, index: number, due: string): Timer => ({
  id: `${id}-${index}`,
  due,
  module,
  command,
  shipperId: by.shipperId,
  causationId: id,
})
/** Asks for what an event calls for, now or as a deadline; `index`: which of its calls. */
export type CallHandler = (event: Recorded, call: Call, index: number) => Promise<void>

/** When this event of `E`, ask for that command. Several tables together are of any events. */
// biome-ignore lint/suspicious/noExplicitAny: tables of every module are read together
export type Reactions<E extends Event = any> = {
  readonly on: { readonly [K in E['type']]?: (event: Recorded<OfType<E, K>>) => readonly Call[] }
}

/** The facts that some of these tables wait for. */
export const eventTypesOf = (tables: readonly Reactions[]): readonly string[] => [...new Set(tables.flatMap(({ on }) => Object.keys(on)))]

/** One table of many; a fact may have rows in several. */
export const combineReactions = (...tables: readonly Reactions[]) => {
  const on = new Map<string, ((event: Recorded) => readonly Call[])[]>()
  for (const table of tables)
    for (const [type, calls] of Object.entries(table.on)) if (calls) on.set(type, [...(on.get(type) ?? []), calls])
  return (event: Recorded): readonly Call[] => (on.get(event.type) ?? []).flatMap((calls) => calls(event))
}

/** Types that some table hears and nobody records: a misspelt row would wait for ever. */
export const unknownEventTypes = (tables: readonly Reactions[], eventSchemas: EventSchemas): readonly string[] =>
  tables.flatMap(({ on }) => Object.keys(on)).filter((type) => !Object.hasOwn(eventSchemas, type))
