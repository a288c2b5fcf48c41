import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { isLot } from '@embarca/contracts/load/rules.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'
import type { PendencyReaction } from '@embarca/contracts/pendency/routes.ts'
import { pendencyTypes } from '@embarca/contracts/pendency/types.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const HOUR = 3_600_000
const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * HOUR).toISOString()

// Rules read several streams: no other reaction of the load waits for that.
const ask = (command: PendencyReaction, at?: string): Call => ({ module: 'pendency', command, at, last: true })
const check = (id: string, typeIds: readonly string[], at?: string) => ask({ type: 'CheckPendencies', data: { id, typeIds } }, at)
const now =
  (...typeIds: readonly string[]) =>
  ({ data: { loadId } }: { readonly data: { readonly loadId: string } }) => [check(loadId, typeIds)]
const cancel = ({ data: { loadId } }: { readonly data: { readonly loadId: string } }) => [
  ask({ type: 'CancelPendencies', data: { id: loadId } }),
]

const collectAt = (id: string, collectDate: string) => [
  check(id, ['1'], later(collectDate, -pendencyTypes[1].openedBy)),
  check(id, ['2'], later(collectDate, pendencyTypes[2].openedBy)),
]
const deliveryAt = (id: string, deliveryDate: string) => check(id, ['3'], later(deliveryDate, pendencyTypes[3].openedBy))
/** A check now, and those that its moments call for later: what they would find already, the first one finds. */
const checks = (recordedAt: string, first: Call, ...moments: readonly Call[]) => [
  first,
  ...moments.filter(({ at }) => at === undefined || at > recordedAt),
]
type Route = Pick<LoadTerms, 'origins' | 'destinations'>
/** The dates of a route: a check now for rules of other hours, and the usual moments. */
const along = (id: string, { origins, destinations }: Route, recordedAt: string) =>
  checks(
    recordedAt,
    check(id, ['1', '2', '3']),
    ...collectAt(id, origins.map(({ collectDate }) => collectDate).sort()[0]!),
    ...[...new Set(destinations.map(({ deliveryDate }) => deliveryDate))].map((date) => deliveryAt(id, date)),
  )

const load = (type: 'BlockTransitions' | 'UnblockTransitions', { loadId, pendencyId }: { loadId: string; pendencyId: string }): Call => ({
  module: 'load',
  command: { type, data: { id: loadId, pendencyId } },
})
const unblock = ({ data }: Recorded<{ type: string; data: { loadId: string; pendencyId: string } }>) => [load('UnblockTransitions', data)]

/** Rules look at a load when it changes and at the moments that its dates call for; blocks and their ends go to the load's own stream. */
export const pendencyReactions: Reactions<LoadEvent | ReceiptEvent | PendencyEvent> = {
  on: {
    LoadLaunched: ({ data: { loadId, terms }, recordedAt }) => (isLot({ terms }) ? [] : along(loadId, terms, recordedAt)),
    LoadRestated: ({ data: { loadId, terms }, recordedAt }) => (isLot({ terms }) ? [] : along(loadId, terms, recordedAt)),
    RouteChanged: ({ data: { loadId, ...route }, recordedAt }) => along(loadId, route, recordedAt),
    CollectDateChanged: ({ data: { loadId, collectDate }, recordedAt }) =>
      checks(recordedAt, check(loadId, ['1', '2']), ...collectAt(loadId, collectDate)),
    DeliveryDateChanged: ({ data: { loadId, deliveryDate }, recordedAt }) =>
      checks(recordedAt, check(loadId, ['3']), deliveryAt(loadId, deliveryDate)),
    LoadReopened: now('1', '2', '3', '4', '6'),
    StatusReset: now('1', '2', '3', '4'),

    DriverBound: ({ data: { loadId, status } }) => (status === 'LINKED_TO_DRIVER_VEHICLE' ? [check(loadId, ['1'])] : []),
    DriverConfirmed: now('1'),
    TransporterReplaced: now('1'),
    LoadTakenBack: now('1'),
    DedicatedVehicleRemoved: now('1'),
    CollectStarted: now('1', '2'),
    CollectFinished: now('4'),
    InvoicesAdded: now('4'),
    InvoiceRemoved: now('4', '5'),
    NfCodeChanged: now('4'),
    ReceiptArrived: now('3'),
    LoadDelivered: now('3'),
    LoadFinished: now('1', '2', '3', '4'),
    DeliveryEnded: ({ data: { loadId, endedAt }, recordedAt }) =>
      checks(recordedAt, check(loadId, ['6']), check(loadId, ['6'], later(endedAt, pendencyTypes[6].openedBy))),
    ReceiptImagesAdded: now('6'),
    ReceiptImageReplaced: now('6'),

    LoadCanceled: cancel,
    LoadExpired: cancel,

    PendencyCheckPlanned: ({ data: { loadId, typeId, at } }) => [check(loadId, [typeId], at)],
    PendencyOpened: ({ data }) => (data.blocks.length ? [load('BlockTransitions', data)] : []),
    PendencyResolved: unblock,
    PendencyDisposed: unblock,
    PendencyCanceled: unblock,
  },
}
