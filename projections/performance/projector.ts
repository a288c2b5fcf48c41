import { type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import { consumeOnly, type Projector, type SharedStep, type Steps } from '../kit/projector.ts'

/** How one load was carried: its transporter's rating, and whether its arrivals were in time. */
export type Performance = {
  readonly loadId: string
  readonly shipperId: string
  readonly transporterId: string
  /** `'1'` to `'5'`; empty before it is rated. */
  readonly stars: string
  /** Empty before the first arrival; late once one of them is. */
  readonly punctual: 'ON_TIME' | 'LATE' | ''
  readonly expected: Readonly<Record<string, string>>
  readonly arrived: Readonly<Record<string, string>>
}

type Step<Data> = SharedStep<Performance, Data>
const carries: Step<{ readonly loadId: string; readonly transporterId: string }> = (
  carried,
  { data: { loadId, transporterId }, by: { shipperId } },
) => ({
  ...{ loadId, shipperId, stars: '', punctual: '', expected: {}, arrived: {} },
  // The rating and arrivals of one transporter do not count for the next.
  ...(carried?.transporterId === transporterId && carried),
  transporterId,
})
/** No transporter carries it any more. */
const falls: Step<{ readonly status: string }> = (carried, { data: { status } }) => (status === 'DELIVERED' ? carried : undefined)
const arrives: Step<{ readonly receiptId: string; readonly arrivedAt: string }> = (carried, { data: { receiptId, arrivedAt } }) =>
  carried && { ...carried, arrived: { ...carried.arrived, [receiptId]: arrivedAt } }

const punctuality = ({ expected, arrived }: Performance): Performance['punctual'] => {
  const arrivals = Object.entries(arrived)
  if (!arrivals.length) return ''
  return arrivals.every(([id, at]) => at <= (expected[id] ?? at)) ? 'ON_TIME' : 'LATE'
}
const on = {
  TransporterAssigned: carries,
  TransporterReplaced: carries,
  HiringRefused: falls,
  AcceptanceUndone: falls,
  LoadReopened: falls,
  TransporterRated: (carried, { data: { stars } }) => carried && { ...carried, stars: String(stars) },
  ReceiptsExpected: (carried, { data: { receipts } }) =>
    carried && {
      ...carried,
      expected: Object.fromEntries(receipts.map((one) => [one.receiptId, one.expectedAt])),
      arrived: {},
    },
  ReceiptExpectationChanged: (carried, { data: { receiptId, expectedAt } }) =>
    carried && { ...carried, expected: { ...carried.expected, [receiptId]: expectedAt } },
  ReceiptArrived: arrives,
  ReceiptArrivalCorrected: arrives,
} satisfies Steps<Performance, LoadRelatedEvent>

const loadOf = loadIdIn('load', 'receipts')

/** One document per hired load; their counts tell how a transporter performs for a shipper. */
export const performanceProjector: Projector<Performance, LoadRelatedEvent> = {
  spec: {
    view: 'performance',
    version: 2,
    fields: { shipperId: 'text', transporterId: 'text', stars: 'text', punctual: 'text' },
    counters: [
      ['shipperId', 'transporterId', 'stars'],
      ['shipperId', 'transporterId', 'punctual'],
    ],
  },
  scope: 'tenant',
  ...consumeOnly(Object.keys(on), loadOf),
  finish: (carried) => ({ ...carried, punctual: punctuality(carried) }),
  on,
}
