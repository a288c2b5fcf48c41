import { chatEvents } from './chat/events.ts'
import type { FactTable } from './kit/event.ts'
import { loadEvents } from './load/events.ts'
import { columnsEvents } from './load-search/columns.ts'
import { lotEvents } from './lot/events.ts'
import { negotiationEvents } from './negotiation/events.ts'
import { receiptEvents } from './receipt/events.ts'
import { registries } from './reference/events.ts'
import { reportEvents } from './report/events.ts'
import { savedViewEvents } from './saved-view/events.ts'
import { shareEvents } from './share/events.ts'
import { subjectEvents } from './subject/events.ts'
import { trackingEvents } from './tracking/events.ts'

/** Every fact the product records, one table: what the store checks and seals, and what BI is told. */
export const allFacts: FactTable = Object.assign(
  {},
  loadEvents,
  negotiationEvents,
  lotEvents,
  receiptEvents,
  trackingEvents,
  subjectEvents,
  columnsEvents,
  chatEvents,
  shareEvents,
  savedViewEvents,
  reportEvents,
  ...Object.values(registries).map(({ events }) => events),
)
