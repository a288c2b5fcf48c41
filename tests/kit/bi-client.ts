/**
 * A reader of the BI topics who knows contracts/bi/README.md and nothing else: it imports nothing of ours. Events are read as texts, and
 * folded as the sections 'Loads by status' and 'OTIF' say.
 */
type Data = any
type Message = {
  readonly id: string
  readonly type: string
  readonly position: string
  readonly shipperid: string
  readonly recordedtime: string
  readonly data: Data
}
type Drop = {
  id: string
  zone: string
  expected: string
  arrived?: string
  reset?: boolean
  resettable: boolean
  receipt: string
  sim?: boolean
  reason?: string
}
type Delivery = {
  shipper: string
  status: string
  transporter?: string | undefined
  onlyHiring: boolean
  drops: Drop[]
  incidents: Map<string, string>
  expected: string
  day: string
  loss: string
  out: boolean
  published: boolean
}

const OFFERED = ['DRAFT', 'CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED']
const LEFT_OUT = ['DRAFT', 'CANCELED', 'EXPIRED', 'GROUPED']

/** The table of losses, worst first, out of the text of the contract: code and the measures that it misses. */
const lossesIn = (contract: string): ReadonlyMap<string, readonly string[]> => {
  const table = contract.slice(contract.indexOf('| loss |')).split('\n').slice(2)
  const rows = table
    .slice(
      0,
      table.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(rows.map(([, code, , misses]) => [code!, misses!.split(', ')]))
}

const kindOf = (type: string) => type.split('.')[2]!
const formatters = new Map<string, Intl.DateTimeFormat>()
const dayIn = (instant: string, zone: string) => {
  const known = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  formatters.set(zone, known)
  return known.format(new Date(instant))
}
const monthOf = (day: string) => day.slice(0, 7)

/** Each event once, in the order of positions. */
const inOrder = (messages: readonly string[]): readonly Message[] => {
  const once = new Map(messages.map((text) => JSON.parse(text) as Message).map((one) => [one.id, one]))
  return [...once.values()].sort((a, b) => (BigInt(a.position) < BigInt(b.position) ? -1 : 1))
}

/** How many loads of each shipper are in each status. */
export const loadsByStatus = (messages: readonly string[]): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const loads = new Map<string, { shipper: string; status: string }>()
  for (const { type, shipperid, data } of inOrder(messages.filter((text) => JSON.parse(text).source === '/embarca/load'))) {
    if (kindOf(type) === 'LoadDraftDeleted') loads.delete(data.loadId)
    else if (data.status !== undefined) loads.set(data.loadId, { shipper: shipperid, status: data.status })
  }
  const counts: Record<string, Record<string, number>> = {}
  for (const { shipper, status } of loads.values()) {
    counts[shipper] ??= {}
    counts[shipper][status] = (counts[shipper][status] ?? 0) + 1
  }
  return counts
}

const dropsOf = (destinations: Data[], before: readonly Drop[]): Drop[] =>
  destinations.map(({ destinationId, deliveryDate, place }) => {
    const known = before.find(({ id }) => id === destinationId)
    if (!known) return { id: destinationId, zone: place.zone, expected: deliveryDate, resettable: true, receipt: 'PENDING' }
    return { ...known, zone: place.zone, expected: known.arrived === undefined ? deliveryDate : known.expected }
  })

const isLate = ({ arrived, expected }: Drop) => arrived !== undefined && Date.parse(arrived) > Date.parse(expected)
const lossOf = (drop: Drop, { status, transporter }: Delivery, known: ReadonlyMap<string, unknown>): string | undefined => {
  if (drop.arrived === undefined)
    return ['DELIVERED', 'FINISHED'].includes(status) ? 'ARRIVAL_UNKNOWN' : transporter ? 'OVERDUE' : 'OVERDUE_NOT_HIRED'
  if (drop.receipt === 'REFUSED') return 'RECEIPT_REFUSED'
  if (drop.receipt === 'PENDING') return isLate(drop) && !drop.reset ? 'LATE_UNDECIDED' : 'RECEIPT_PENDING'
  if (drop.reason !== undefined) return known.has(drop.reason) ? drop.reason : 'LATE_UNDECIDED'
  if (!isLate(drop)) return undefined
  return drop.reset ? 'ARRIVAL_RESET' : drop.sim ? 'LATE_ANSWERED_ON_TIME' : 'LATE_UNDECIDED'
}

const changes: Readonly<Record<string, (delivery: Delivery, data: Data) => void>> = {
  LoadRestated: (delivery, { terms }) => {
    delivery.onlyHiring = terms.onlyHiring
    delivery.drops = dropsOf(terms.destinations, delivery.drops)
  },
  RouteChanged: (delivery, { destinations }) => {
    delivery.drops = dropsOf(destinations, delivery.drops)
  },
  DeliveriesReordered: (delivery, { destinationIds }) => {
    delivery.drops.sort((a, b) => destinationIds.indexOf(a.id) - destinationIds.indexOf(b.id))
  },
  ReceiptsExpected: (delivery, { receipts }) => {
    delivery.drops = receipts.map(({ receiptId, expectedAt, zone }: Data) => ({
      ...{ id: receiptId, zone, expected: expectedAt, resettable: true, receipt: 'PENDING' },
    }))
  },
  TransporterAssigned: (delivery, { transporterId }) => {
    delivery.transporter = transporterId
  },
  TransporterReplaced: (delivery, { transporterId }) => {
    delivery.transporter = transporterId
  },
  LoadFinished: (delivery, { onlyHiring }) => {
    delivery.onlyHiring ||= onlyHiring === true
  },
  IncidentClosed: ({ incidents }, { incidentId, influenceOtif, departmentId, category }) => {
    if (influenceOtif)
      incidents.set(
        incidentId,
        departmentId !== undefined ? 'INCIDENT_OF_SHIPPER' : category === 'CLIENT' ? 'INCIDENT_OF_CLIENT' : 'INCIDENT',
      )
  },
  IncidentReopened: ({ incidents }, { incidentId }) => {
    incidents.delete(incidentId)
  },
}
const judged = (drop: Drop, { status, answeredOnTime, onTimeReasonId }: Data) => {
  drop.receipt = status
  drop.sim = answeredOnTime
  drop.reason = onTimeReasonId
}
const dropChanges: Readonly<Record<string, (drop: Drop, data: Data) => void>> = {
  DeliveryDateChanged: (drop, { deliveryDate }) => {
    if (drop.arrived === undefined) drop.expected = deliveryDate
  },
  ReceiptExpectationChanged: (drop, { expectedAt }) => {
    if (drop.arrived === undefined) drop.expected = expectedAt
  },
  ReceiptArrived: (drop, { arrivedAt }) => {
    drop.arrived = arrivedAt
  },
  ReceiptArrivalCorrected: (drop, { arrivedAt, resettable }) => {
    const isReset = drop.resettable && !resettable
    if (!isReset) drop.arrived = arrivedAt
    drop.reset = isReset
    drop.resettable = resettable
  },
  ReceiptApproved: judged,
  ReceiptRefused: judged,
  ReceiptDecisionUndone: judged,
}

const isSettled = ({ drops }: Delivery) => drops.every(({ receipt }) => receipt === 'APPROVED')

const deliveriesIn = (messages: readonly string[], known: ReadonlyMap<string, unknown>): readonly Delivery[] => {
  const deliveries = new Map<string, Delivery>()
  for (const { type, shipperid, recordedtime, data } of inOrder(messages)) {
    const kind = kindOf(type)
    if (kind === 'LoadLaunched' && (data.terms.deliveryType !== 'LOT' || data.terms.partOf))
      deliveries.set(data.loadId, {
        ...{ shipper: shipperid, status: data.status, onlyHiring: data.terms.onlyHiring, drops: dropsOf(data.terms.destinations, []) },
        ...{ incidents: new Map(), expected: '', day: '', loss: '', out: false, published: false },
      })
    const delivery = deliveries.get(data.loadId)
    if (!delivery) continue
    const zone = delivery.drops.at(-1)?.zone ?? 'UTC'
    const isPublished =
      delivery.published || (delivery.day !== '' && (isSettled(delivery) || monthOf(dayIn(recordedtime, zone)) > monthOf(delivery.day)))
    changes[kind]?.(delivery, data)
    const drop = delivery.drops.find(({ id }) => id === (data.receiptId ?? data.destinationId))
    if (drop) dropChanges[kind]?.(drop, data)
    if (type.startsWith('embarca.load.') && data.status !== undefined) {
      delivery.status = data.status
      if (OFFERED.includes(data.status)) delivery.transporter = undefined
    }
    const found = [...delivery.drops.map((one) => lossOf(one, delivery, known)), ...delivery.incidents.values()]
    delivery.loss = [...known.keys()].find((code) => found.includes(code)) ?? ''
    delivery.out = delivery.onlyHiring || delivery.drops.length === 0 || LEFT_OUT.includes(delivery.status)
    delivery.published = isPublished
    if (isPublished) continue
    delivery.expected =
      delivery.drops
        .map(({ expected }) => expected)
        .sort()
        .at(-1) ?? ''
    delivery.day = delivery.expected && dayIn(delivery.expected, delivery.drops.at(-1)!.zone)
  }
  return [...deliveries.values()]
}

type Ratio = { readonly hits: number; readonly of: number }
/** OTIF of a shipper's deliveries between two days, in the three measures. `contract`: the text of the contract. */
export const otifOf = (
  messages: readonly string[],
  { contract, shipper, from, to, now }: { contract: string; shipper: string; from: string; to: string; now: string },
): Readonly<Record<string, Ratio>> => {
  const known = lossesIn(contract)
  const counted = deliveriesIn(messages, known).filter(
    (one) => one.shipper === shipper && !one.out && one.day >= from && one.day <= to && (isSettled(one) || one.expected <= now),
  )
  const scoreOf = (measure: string): Ratio => {
    const of = measure === 'CARRIER' ? counted.filter(({ transporter }) => transporter) : counted
    return { hits: of.filter(({ loss }) => !known.get(loss)?.includes(measure)).length, of: of.length }
  }
  return { GROSS: scoreOf('GROSS'), ADJUSTED: scoreOf('ADJUSTED'), CARRIER: scoreOf('CARRIER') }
}
