import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import { type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import { consumeOnly, type Projector, type SharedStep, type Steps } from '../kit/projector.ts'
import { type Evaluated, noKeys, type Performance, uncarried, withKeys } from '../shared/performance.ts'

type Step<Data> = SharedStep<Performance, Data>
/** An offer to more transporters than this is an offer to all: silence says nothing about one of them. */
const MOST_NAMED = 100
const MINUTE = 60_000

const routeOf = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>) => {
  const nowhere = { city: '', state: '' }
  const origin = origins[0]
  return {
    lane: laneOf(origin?.place ?? nowhere, destinations.at(-1)?.place ?? nowhere),
    originId: origin?.originId ?? '',
    collectDate: origin?.collectDate ?? '',
  }
}
const launches: Step<OfType<LoadEvent, 'LoadLaunched'>['data']> = (_, { data: { loadId, shipperId, terms }, occurredAt }) =>
  // A lot is carried by its withdrawals, which are loads of their own.
  terms.deliveryType === 'LOT' && !terms.partOf
    ? undefined
    : {
        ...{ loadId, shipperId, launchedAt: occurredAt, ...routeOf(terms), ...uncarried, ...noKeys },
        ...{ named: [], answers: {}, hires: [], noShows: [] },
      }
const routes: Step<Pick<LoadTerms, 'origins' | 'destinations'>> = (load, { data }) => load && { ...load, ...routeOf(data) }
const offers: Step<{
  readonly target: { readonly flAll: boolean; readonly transporterIds: readonly string[] }
  readonly offeredAt?: string
}> = (load, { data: { target, offeredAt } }) =>
  load && {
    ...load,
    ...(offeredAt !== undefined && { offeredAt }),
    named: target.flAll || target.transporterIds.length > MOST_NAMED ? [] : target.transporterIds,
  }
const answers =
  (accepted: boolean): Step<{ readonly transporterId: string; readonly by?: string }> =>
  (load, { data: { transporterId, by }, occurredAt }) => {
    if (!load?.offeredAt || by === 'SHIPPER') return load
    const before = load.answers[transporterId]
    const minutes = before?.minutes ?? Math.max(0, Math.round((Date.parse(occurredAt) - Date.parse(load.offeredAt)) / MINUTE))
    return { ...load, answers: { ...load.answers, [transporterId]: { minutes, accepted: accepted || (before?.accepted ?? false) } } }
  }

const added = (list: readonly string[], one: string) => (!one || list.includes(one) ? list : [...list, one])
/** The evaluations and arrivals of one transporter do not count for the next. */
const left = ({ transporterSaid: _, driverSaid: __, collectedAt: ___, executorId: ____, ...load }: Performance): Performance => ({
  ...load,
  ...uncarried,
})
const hiredFrom = (load: Performance, transporterId: string): Performance => ({
  ...(load.transporterId === transporterId ? load : left(load)),
  transporterId,
  hires: added(load.hires, transporterId),
})
const accepted = (load: Performance, transporterId: string): Performance => {
  const answer = load.answers[transporterId]
  return answer ? { ...load, answers: { ...load.answers, [transporterId]: { ...answer, accepted: true } } } : load
}
const failing = (load: Performance): Performance => ({ ...load, noShows: added(load.noShows, load.transporterId) })
/** No transporter carries it any more. */
const falls: Step<{ readonly status: string }> = (load, { data: { status }, by }) => {
  if (!load || status === 'DELIVERED') return load && ended(load, undefined)
  // Its own people stepped back; when the shipper sends it back, that says nothing about the carrier.
  const isOwn = by.transporterId !== undefined && by.transporterId === load.transporterId
  return ended(left(isOwn ? failing(load) : load), undefined)
}
const ended = ({ finishedAt: _, ...load }: Performance, finishedAt: string | undefined): Performance => ({
  ...load,
  ...(finishedAt !== undefined && { finishedAt }),
})

const at = (field: 'expected' | 'arrived' | 'imaged', instants: Readonly<Record<string, string>>) => (load: Performance | undefined) =>
  load && { ...load, [field]: { ...load[field], ...instants } }
const arrives: Step<{ readonly receiptId: string; readonly arrivedAt: string }> = (load, { data: { receiptId, arrivedAt } }) =>
  at('arrived', { [receiptId]: arrivedAt })(load)
const drives: Step<{ readonly driver: { readonly driverId: string } }> = (load, { data: { driver } }) =>
  load && { ...load, driverId: driver.driverId }

type Rating = Omit<OfType<LoadEvent, 'TransporterRated'>['data'], 'transporterId' | 'transporterName'>
const said = ({ stars, score = stars * 100, comment, formVersion, answers: given = [] }: Rating, instant: string, before?: Evaluated) => ({
  ...{ at: before?.at ?? instant, stars, score, answers: given },
  ...(comment !== undefined && { comment }),
  ...(formVersion !== undefined && { formVersion }),
})

const on = {
  LoadLaunched: launches,
  LoadRestated: (load, { data: { terms } }) => load && { ...load, ...routeOf(terms) },
  RouteChanged: routes,
  CollectDateChanged: (load, { data: { originId, collectDate } }) => (load?.originId === originId ? { ...load, collectDate } : load),
  LoadOffered: offers,
  TargetsChanged: offers,
  OfferAccepted: answers(true),
  OfferDeclined: answers(false),
  ProposalMade: answers(false),
  BidPlaced: answers(false),
  TransporterAssigned: (load, { data: { transporterId } }) => load && accepted(hiredFrom(load, transporterId), transporterId),
  TransporterReplaced: (load, { data: { transporterId } }) =>
    load && hiredFrom(load.transporterId === transporterId || load.collectedAt ? load : failing(load), transporterId),
  LoadForwarded: (load, { data: { transporterId: executorId } }) => load && { ...load, executorId, hires: added(load.hires, executorId) },
  LoadTakenBack: (load) => {
    if (!load) return load
    const { executorId: _, ...own } = load
    return { ...own, driverId: '' }
  },
  DedicatedVehicleRemoved: (load, event) => (event.data.status === 'CREATED' ? falls(load, event) : load),
  HiringRefused: falls,
  AcceptanceUndone: falls,
  LoadReopened: falls,
  DriverBound: drives,
  DriverReplaced: drives,
  CollectStarted: (load, { occurredAt }) => load && { ...load, collectedAt: occurredAt },
  CollectStartUndone: (load) => {
    if (!load) return load
    const { collectedAt: _, ...uncollected } = load
    return uncollected
  },
  TransporterRated: (load, { data, occurredAt }) => load && { ...load, transporterSaid: said(data, occurredAt, load.transporterSaid) },
  DriverRated: (load, { data, occurredAt }) => {
    if (!load) return load
    const before = load.driverSaid?.driverId === data.driverId ? load.driverSaid : undefined
    return { ...load, driverSaid: { driverId: data.driverId, ...said(data, occurredAt, before) } }
  },
  LoadFinished: (load, { occurredAt }) => load && ended(load, occurredAt),
  ReceiptsExpected: (load, { data: { receipts } }) =>
    load && {
      ...load,
      expected: Object.fromEntries(receipts.map((one) => [one.receiptId, one.expectedAt])),
      ...{ arrived: {}, imaged: {} },
    },
  ReceiptExpectationChanged: (load, { data: { receiptId, expectedAt } }) => at('expected', { [receiptId]: expectedAt })(load),
  ReceiptArrived: arrives,
  ReceiptArrivalCorrected: arrives,
  ReceiptImagesAdded: (load, { data: { receiptId }, occurredAt }) =>
    load?.imaged[receiptId] === undefined ? at('imaged', { [receiptId]: occurredAt })(load) : load,
} satisfies Steps<Performance, LoadRelatedEvent>

const loadOf = loadIdIn('load', 'receipts', 'negotiation')

/** One document per load: so that one event changes one document, while counts tell how transporters and drivers perform for a shipper. */
export const performanceProjector: Projector<Performance, LoadRelatedEvent> = {
  spec: {
    view: 'performance',
    version: 4,
    fields: {
      ...{ shipperId: 'text', transporterId: 'text', punctual: 'text', parties: 'many', launchedAt: 'text' },
      ...{ ratedTransporterId: 'text', ratedAt: 'text', ratedMonth: 'text', score: 'text', ratedAs: 'text' },
      ...{ ratedDriverId: 'text', driverRatedAt: 'text', driverRatedMonth: 'text', driverScore: 'text', driverRatedAs: 'text' },
    },
    indexes: [
      ['shipperId', 'launchedAt'],
      ['shipperId', 'ratedTransporterId', 'ratedAt'],
      ['shipperId', 'ratedDriverId', 'driverRatedAt'],
    ],
    counters: [
      ['shipperId', 'transporterId', 'punctual'],
      ['shipperId', 'ratedTransporterId', 'ratedMonth', 'score'],
      ['shipperId', 'ratedMonth', 'ratedAs'],
      ['shipperId', 'ratedDriverId', 'driverRatedMonth', 'driverScore'],
      ['shipperId', 'driverRatedMonth', 'driverRatedAs'],
    ],
  },
  scope: 'tenant',
  ...consumeOnly(Object.keys(on), loadOf),
  finish: withKeys,
  on,
}
