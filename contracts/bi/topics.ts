import type { EventSchemas } from '../kit/event.ts'
import * as modules from '../modules.ts'

/** The events that each module publishes. Events that concern only screens (columns, links, saved views) or user settings are left out. */
export const publicEvents: Readonly<Record<string, EventSchemas>> = Object.fromEntries(
  Object.entries(modules).flatMap(([name, module]) => ('publicEvents' in module ? [[name, module.publicEvents]] : [])),
)

/** Partitions of a public topic; all events of a load are in one. */
export const PUBLIC_PARTS = 6
/** Days for which a public topic keeps records, unless `BI_RETENTION_DAYS` says otherwise: thirteen months, to compare with last year. */
export const PUBLIC_DAYS = 400
export const topicOf = (module: string): string => `embarca.${module}`
/** The module that publishes an event. */
export const moduleOf: ReadonlyMap<string, string> = new Map(
  Object.entries(publicEvents).flatMap(([module, events]) => Object.keys(events).map((type) => [type, module])),
)
