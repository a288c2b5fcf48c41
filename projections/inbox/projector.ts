import type { ChatEvent } from '@embarca/contracts/chat/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadEvents } from '@embarca/contracts/load/events.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { inUnits } from '../history/index.ts'
import { hasLoadStatus, type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import { entryOf, entryTypes, type StoredEntry } from './entries.ts'
import { type DueDates, dueDatesOf, lateFrom, redated } from './late.ts'

/** What happened lately with a load, newest first, for everyone who may see the load. */
export type InboxLoadDocument = {
  readonly hashId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  readonly externalId: string
  readonly measureType: string
  readonly route: string
  readonly statusCode: LoadStatus
  readonly dates: DueDates
  readonly entries: readonly StoredEntry[]
  /** Of its newest entry; the launch before there is one. */
  readonly latestAt: string
  /** From then on the load is late, unless it moves on before. */
  readonly lateAt?: string
}

/** Entries that a load keeps. */
const MOST_ENTRIES = 30
const cityOf = (stops: readonly { readonly place: { readonly city: string } }[], at: number) => stops.at(at)?.place.city
const headingOf = (terms: Pick<LoadTerms, 'origins' | 'destinations'>) => ({
  route: [cityOf(terms.origins, 0), cityOf(terms.destinations, -1)].filter(Boolean).join(' → '),
  dates: dueDatesOf(terms),
})

const seen = (load: InboxLoadDocument | undefined, isMessage: (entry: StoredEntry) => boolean): InboxLoadDocument | undefined =>
  load?.entries.some((entry) => isMessage(entry) && !entry.seen)
    ? { ...load, entries: load.entries.map((entry) => (isMessage(entry) ? { ...entry, seen: true } : entry)) }
    : load
const withLateAt = ({ lateAt: _, ...load }: InboxLoadDocument): InboxLoadDocument => {
  const lateAt = lateFrom(load.statusCode, load.dates)
  return lateAt === undefined ? load : { ...load, lateAt }
}
const withEntry = (load: InboxLoadDocument, event: Recorded): InboxLoadDocument => {
  const entry = entryOf(event, (detail) => inUnits(detail, load.measureType))
  return entry ? { ...load, entries: [entry, ...load.entries].slice(0, MOST_ENTRIES), latestAt: entry.at } : load
}

const withStatus = Object.entries(loadEvents).flatMap(([type, { properties }]) => ('status' in properties ? [type] : []))
const consumed = [...entryTypes, ...withStatus, 'LoadRestated', 'LoadRenamed', 'DealRead', 'NegotiationRead', 'ChatRead']
const loadOf = loadIdIn('load', 'negotiation', 'lot', 'receipts', 'tracking', 'incident', 'alerts')
const group = ['shipperId', 'operationGroupId'] as const

/** One document per load, from its launch on. */
export const inboxProjector: Projector<InboxLoadDocument, LoadRelatedEvent | ChatEvent> = {
  spec: {
    view: 'inbox',
    version: 4,
    fields: { shipperId: 'text', operationGroupId: 'text', authorId: 'text', latestAt: 'text', lateAt: 'text' },
    indexes: [
      [...group, 'latestAt'],
      [...group, 'lateAt'],
      ['shipperId', 'latestAt'],
      ['shipperId', 'lateAt'],
    ],
  },
  scope: 'load',
  notifies: 'change',
  ...consumeOnly([...new Set(consumed)], (event) => loadOf(event) ?? (event.stream.startsWith('chat-') ? event.data.loadId : undefined)),
  always: (load, event) => {
    if (!load) return load
    const moved = hasLoadStatus(event) ? { ...load, statusCode: event.data.status as LoadStatus } : load
    return withLateAt(withEntry(moved, event))
  },
  on: {
    LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, authorId, status, terms }, recordedAt }) => ({
      hashId: loadId,
      shipperId,
      operationGroupId,
      ...(authorId !== undefined && { authorId }),
      externalId: terms.externalId,
      measureType: terms.measureType,
      statusCode: status,
      ...headingOf(terms),
      entries: [],
      latestAt: recordedAt,
    }),
    LoadRestated: (load, { data: { terms } }) => load && { ...load, externalId: terms.externalId, ...headingOf(terms) },
    LoadRenamed: (load, { data: { externalId } }) => load && { ...load, externalId },
    RouteChanged: (load, { data }) => load && { ...load, ...headingOf(data) },
    CollectDateChanged: (load, { data: { originId, collectDate } }) =>
      load && { ...load, dates: redated(load.dates, 'collects', originId, collectDate) },
    DeliveryDateChanged: (load, { data: { destinationId, deliveryDate } }) =>
      load && { ...load, dates: redated(load.dates, 'deliveries', destinationId, deliveryDate) },
    DealRead: (load, { data: { by, transporterId } }) =>
      by === 'SHIPPER' ? seen(load, ({ code, dealId }) => code === 'DealMessage' && dealId === transporterId) : load,
    NegotiationRead: (load) => seen(load, ({ code }) => code === 'DealMessage'),
    ChatRead: (load, { data: { agent } }) => (agent === 'SHIPPER' ? seen(load, ({ code }) => code === 'DriverMessage') : load),
  },
}
