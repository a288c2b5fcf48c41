import { chatEvents } from '../chat/events.ts'
import type { FactTable } from '../kit/event.ts'
import { loadEvents } from '../load/events.ts'
import { lotEvents } from '../lot/events.ts'
import { negotiationEvents } from '../negotiation/events.ts'
import { receiptEvents } from '../receipt/events.ts'
import { registries } from '../reference/events.ts'
import { trackingEvents } from '../tracking/events.ts'

/** What each module says in public. What only concerns the screens (columns, links, saved views) and people's wishes is not among it. */
export const publicFacts: Readonly<Record<string, FactTable>> = {
  load: loadEvents,
  negotiation: negotiationEvents,
  lot: lotEvents,
  receipt: receiptEvents,
  tracking: trackingEvents,
  chat: chatEvents,
  reference: Object.assign({}, ...Object.values(registries).map(({ events }) => events)) as FactTable,
}

/** How many partitions a public topic has; a load's events stand in one. */
export const PUBLIC_PARTS = 6
export const topicOf = (module: string): string => `embarca.${module}`
/** The module that says a fact in public. */
export const moduleOf: ReadonlyMap<string, string> = new Map(
  Object.entries(publicFacts).flatMap(([module, facts]) => Object.keys(facts).map((type) => [type, module])),
)
