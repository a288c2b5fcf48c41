import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { exact } from '@embarca/contracts/lot/volume.ts'

type Stop = { id: string; placeId: string; date: string; weight?: number | undefined }
type Receipt = { status: string; arrivedAt?: string | undefined; images: number; ended: boolean }
type Measured = { readonly weight?: number }

/** The values that every screen must show of a load, folded from its events without a projector or decider. */
export type PlainLoad = {
  loadId: string
  status: string
  externalId: string
  operationGroupId: string
  hiringType: string
  deliveryType: string
  freightType: string
  partOf: string | undefined
  tags: readonly string[]
  flPriority: boolean
  /** The price of the offer. */
  offered: number | undefined
  toll: number | undefined
  /** As launched or changed, one way in kilometres. */
  distance: number | undefined
  /** The contract whose vehicle carries it. */
  contractId: string | undefined
  hired: { id: string; name: string; price: number } | undefined
  accepted: string[]
  views: number
  declined: number
  named: number
  driver: { id: string; name: string } | undefined
  /** The driver confirmed. */
  agreed: boolean
  plates: string[]
  weight: number | undefined
  origins: Stop[]
  destinations: Stop[]
  collecting: boolean
  invoices: Set<string>
  receipts: Map<string, Receipt>
  pendencies: Set<string>
}
const blank = (loadId: string): PlainLoad => ({
  loadId,
  status: 'NEW',
  externalId: '',
  operationGroupId: '',
  hiringType: 'NORMAL',
  deliveryType: 'SINGLE',
  freightType: '',
  partOf: undefined,
  tags: [],
  flPriority: false,
  offered: undefined,
  toll: undefined,
  distance: undefined,
  contractId: undefined,
  hired: undefined,
  accepted: [],
  views: 0,
  declined: 0,
  named: 0,
  driver: undefined,
  agreed: false,
  plates: [],
  weight: undefined,
  origins: [],
  destinations: [],
  collecting: false,
  invoices: new Set(),
  receipts: new Map(),
  pendencies: new Set(),
})

const fresh = (): Receipt => ({ status: 'PENDING', images: 0, ended: false })
const added = (stops: readonly Measured[]) => {
  const known = stops.flatMap(({ weight }) => weight ?? [])
  return known.length ? exact(known.reduce((sum, one) => sum + one, 0)) : undefined
}
const notDelivered = (load: PlainLoad) => {
  for (const id of load.receipts.keys()) load.receipts.set(id, fresh())
}
const driverLeaves = (load: PlainLoad) => {
  Object.assign(load, { driver: undefined, agreed: false, plates: [], collecting: false })
  notDelivered(load)
}
const hiringFalls = (load: PlainLoad) => {
  load.accepted = load.accepted.filter((id) => id !== load.hired?.id)
  load.hired = undefined
  driverLeaves(load)
}
const routed = (load: PlainLoad, { origins, destinations }: any) => {
  load.origins = origins.map(({ originId: id, place: { placeId }, collectDate: date }: any) => ({ id, placeId, date }))
  load.destinations = destinations.map(({ destinationId: id, place: { placeId }, deliveryDate: date }: any) => ({ id, placeId, date }))
  load.weight = added(destinations) ?? added(origins)
}
const agreedOn = (load: PlainLoad, terms: any) => {
  const { externalId, hiringType, deliveryType, freightType, tags, flPriority, partOf } = terms
  Object.assign(load, { externalId, hiringType, deliveryType, freightType, tags, flPriority, partOf: partOf?.lotId })
  Object.assign(load, {
    offered: terms.freightPrice,
    toll: terms.tollPrice,
    distance: terms.freightDistance,
    named: terms.target.transporterIds.length,
  })
  routed(load, terms)
  load.weight = terms.weight ?? load.weight
}
const platesOf = (vehicles: readonly { plate: string }[]) => vehicles.map(({ plate }) => plate)
const receipt = (change: (one: Receipt, data: any) => void) => (load: PlainLoad, data: any) => {
  const one = load.receipts.get(data.receiptId)
  if (one) change(one, data)
}
const decided = receipt((one, { status }) => void (one.status = status))
const pendencyEnds = (load: PlainLoad, { pendencyId }: any) => void load.pendencies.delete(pendencyId)
const arrived = receipt((one, { arrivedAt }) => void (one.arrivedAt = arrivedAt))

const steps: Readonly<Record<string, (load: PlainLoad, data: any) => void>> = {
  LoadDrafted: (load, { externalId, operationGroupId, form }) => {
    const {
      type = 'NORMAL',
      deliveryType = 'SINGLE',
      freightType = '',
      tags = [],
      flPriority = false,
      freightPrice,
      tollPrice,
      target,
    } = form
    Object.assign(load, { externalId, operationGroupId, hiringType: type, deliveryType, freightType, tags, flPriority })
    Object.assign(load, { offered: freightPrice, toll: tollPrice, named: target?.transporterIds.length ?? 0 })
    load.origins = (form.origins ?? []).map(({ placeId, collectDate: date }: any) => ({ id: placeId, placeId, date }))
    load.destinations = (form.destinations ?? []).map(({ placeId, deliveryDate: date }: any) => ({ id: placeId, placeId, date }))
  },
  LoadDraftDeleted: (load) => void (load.status = 'DELETED'),
  LoadLaunched: (load, { operationGroupId, terms }) => {
    load.operationGroupId = operationGroupId
    agreedOn(load, terms)
  },
  LoadRestated: (load, { terms }) => agreedOn(load, terms),
  OfferAccepted: (load, { transporterId }) => void load.accepted.push(transporterId),
  OfferSeen: (load) => void load.views++,
  OfferDeclined: (load) => void load.declined++,
  TransporterAssigned: (load, { transporterId: id, transporterName: name, price }) => void (load.hired = { id, name, price }),
  TransporterReplaced: (load, { transporterId: id, transporterName: name, price }) => {
    load.hired = { id, name, price }
    driverLeaves(load)
  },
  HiringRefused: hiringFalls,
  AcceptanceUndone: hiringFalls,
  LoadReopened: (load, { status }) => {
    if (status === 'DELIVERED') return
    hiringFalls(load)
    load.accepted = []
    load.declined = 0
    load.contractId = undefined
  },
  DedicatedVehicleBound: (load, { dedicatedId }) => void (load.contractId = dedicatedId),
  DedicatedVehicleRemoved: (load, { status }) => {
    load.contractId = undefined
    if (status !== 'CREATED') return
    hiringFalls(load)
    load.accepted = []
    load.declined = 0
  },
  DistanceChanged: (load, { freightDistance }) => void (load.distance = freightDistance),
  DriverBound: (load, { status, driver, vehicles }) => {
    load.driver = { id: driver.driverId, name: driver.name }
    load.plates = platesOf(vehicles)
    load.agreed = status === 'LINKED_TO_DRIVER_VEHICLE'
  },
  DriverConfirmed: (load) => void (load.agreed = true),
  DriverRefused: driverLeaves,
  DriverReplaced: (load, { status, driver }) => {
    load.driver = { id: driver.driverId, name: driver.name }
    load.agreed = status === 'LINKED_TO_DRIVER_VEHICLE'
  },
  VehiclesReplaced: (load, { vehicles }) => void (load.plates = platesOf(vehicles)),
  CollectStarted: (load) => void (load.collecting = true),
  StatusReset: (load, { status }) => {
    if (status === 'ASSIGNED_TO_TRANSPORTER') driverLeaves(load)
    if (status === 'WAITING_DRIVER_ACCEPT') load.agreed = false
    if (status === 'WAITING_DRIVER_ACCEPT' || status === 'LINKED_TO_DRIVER_VEHICLE') load.collecting = false
    if (status !== 'IN_DELIVERY') notDelivered(load)
  },
  LoadRenamed: (load, { externalId }) => void (load.externalId = externalId),
  PriceChanged: (load, { freightPrice, tollPrice }) => {
    load.offered = freightPrice
    load.toll = tollPrice ?? load.toll
    if (load.hired) load.hired.price = freightPrice
  },
  WeightChanged: (load, { weight }) => void (load.weight = weight),
  RouteChanged: routed,
  CollectDateChanged: (load, { originId, collectDate }) => dated(load.origins, originId, collectDate),
  DeliveryDateChanged: (load, { destinationId, deliveryDate }) => dated(load.destinations, destinationId, deliveryDate),
  DeliveriesReordered: (load, { destinationIds }) => {
    load.destinations = destinationIds.map((id: string) => load.destinations.find((one) => one.id === id)!)
  },
  TargetsChanged: (load, { target }) => void (load.named = target.transporterIds.length),
  LoadTagged: (load, { tags }) => void (load.tags = tags),
  LoadPriorityChanged: (load, { flPriority }) => void (load.flPriority = flPriority),
  InvoicesAdded: (load, { invoices }) => {
    for (const { invoiceId } of invoices) load.invoices.add(invoiceId)
  },
  InvoiceRemoved: (load, { invoiceId }) => void load.invoices.delete(invoiceId),
  ReceiptsExpected: (load, { receipts }) => {
    load.receipts = new Map(receipts.map(({ receiptId }: { receiptId: string }) => [receiptId, fresh()]))
  },
  ReceiptArrived: arrived,
  ReceiptArrivalCorrected: arrived,
  ReceiptImagesAdded: receipt((one, { images }) => void (one.images += images.length)),
  ReceiptImageReplaced: receipt((one, { images }) => void (one.images = images.length)),
  DeliveryEnded: receipt((one) => void (one.ended = true)),
  ReceiptApproved: decided,
  ReceiptRefused: decided,
  ReceiptDecisionUndone: decided,
  PendencyOpened: (load, { pendencyId }) => void load.pendencies.add(pendencyId),
  PendencyResolved: pendencyEnds,
  PendencyDisposed: pendencyEnds,
  PendencyCanceled: pendencyEnds,
}
const dated = (stops: readonly Stop[], id: string, date: string) => {
  for (const stop of stops) if (stop.id === id) stop.date = date
}

/** Folds events into plain loads. */
export const plainLoads = () => {
  const loads = new Map<string, PlainLoad>()
  /** Folds one event; returns its load. */
  const see = ({ type, stream, key, data }: Recorded): PlainLoad | undefined => {
    if (!/^(load|negotiation|receipts|pendency)-/.test(stream)) return undefined
    const load = loads.get(key) ?? blank(key)
    loads.set(key, load)
    steps[type]?.(load, data)
    if (stream.startsWith('load-') && typeof data.status === 'string') load.status = data.status
    return load
  }
  return { loads, see }
}

/** The displayed price: the agreed one, else that of the offer. */
export const priceOf = ({ hired, offered }: PlainLoad) => (hired ? hired.price : offered)
/** The receipts that a load owes, in the order of its destinations; none before a driver confirmed. */
export const owedBy = ({ agreed, destinations, receipts }: PlainLoad) =>
  agreed ? destinations.flatMap(({ id }) => (receipts.has(id) ? [{ id, ...receipts.get(id)! }] : [])) : []
/** Refused when one receipt is refused, approved when all are approved. */
export const receiptStatusOf = (load: PlainLoad): string | undefined => {
  const statuses = load.agreed ? [...load.receipts.values()].map(({ status }) => status) : []
  if (!statuses.length) return undefined
  if (statuses.includes('REFUSED')) return 'REFUSED'
  return statuses.every((status) => status === 'APPROVED') ? 'APPROVED' : 'PENDING'
}
