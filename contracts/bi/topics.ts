import type { EventSchemas } from '../kit/event.ts'
import * as modules from '../modules.ts'

/** The events that each module publishes. What only concerns the screens (columns, links, saved views) and people's wishes is not among them. */
export const publicEvents: Readonly<Record<string, EventSchemas>> = Object.fromEntries(
  Object.entries(modules).flatMap(([name, module]) => ('publicEvents' in module ? [[name, module.publicEvents]] : [])),
)

/** How many partitions a public topic has; a load's events stand in one. */
export const PUBLIC_PARTS = 6
export const topicOf = (module: string): string => `embarca.${module}`
/** The module that publishes an event. */
export const moduleOf: ReadonlyMap<string, string> = new Map(
  Object.entries(publicEvents).flatMap(([module, events]) => Object.keys(events).map((type) => [type, module])),
)
