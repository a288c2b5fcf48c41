import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, Instant, Line, listOf, paging, RefusalReason } from '../kit/schema.ts'
import { BlockRow } from '../load/blocked-transitions.ts'
import { TiedDriver } from '../reference/driver.ts'
import { Vehicle } from '../reference/vehicle-answer.ts'
import { may } from '../roles.ts'
import { deliveryInTrip, loadInTrip } from '../trip-link/in-trip.ts'

const Stop = Type.Object({
  name: Type.String(),
  city: Type.String(),
  state: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  at: Type.String(),
})
export const Offer = Type.Object({
  loadId: Id,
  externalId: Type.String(),
  status: Type.String(),
  hiringType: Type.String(),
  /** Parts of a `LOT` are requested and withdrawn: `GET /webtransporter/lots/:id`. */ deliveryType: Type.String(),
  freightPrice: Type.Optional(Cents),
  freightDistance: Type.Optional(Type.Number()),
  vehicleType: Type.Optional(Type.String()),
  deadline: Type.Optional(Type.String()),
  origins: Type.Array(Stop),
  destinations: Type.Array(Stop),
  /** This transporter's answer so far. */
  mine: Type.Enum(['NONE', 'SEEN', 'PROPOSED', 'BID', 'ACCEPTED', 'DECLINED', 'ASSIGNED'] as const),
})
const Trip = Type.Object({
  loadId: Id,
  deliveryId: Id,
  externalId: Type.String(),
  status: Type.String(),
  transporterId: Type.Optional(Id),
  driverId: Type.Optional(Id),
  /** Its link was locked after wrong answers about the CPF: the driver needs another one. */
  tripLinkLocked: Type.Optional(Type.Boolean()),
  /** The asking carrier was hired as logistic operator and may forward it. */
  mayForward: Type.Optional(Type.Boolean()),
  /** The carrier that runs it for the asking operator. */
  forwardedTo: Type.Optional(Type.String()),
  /** The operator for which the asking carrier runs it: the price is between operator and shipper. */
  forwardedBy: Type.Optional(Type.String()),
  /** Open pendencies of the load that stop its transitions. */
  blocks: Type.Optional(Type.Array(BlockRow)),
  /** On the load while it has a driver; in the order in which they were bound. */
  vehicles: Type.Array(Type.Object({ id: Id, plate: Type.String() })),
  origins: Type.Array(Stop),
  deliveries: Type.Array(
    Type.Object({
      receiptId: Id,
      ...Stop.properties,
      arrivedAt: Type.Optional(Type.String()),
      ended: Type.Boolean(),
      images: Type.Integer(),
      status: Type.String(),
    }),
  ),
})
const Driver = Type.Object({ ...TiedDriver.properties, active: Type.Boolean() })

const theirs = { may: may.actForTransporter }
/** The transporter's side: offers made to it, loads bound to it, its drivers and vehicles. */
export const transporterRoutes = {
  offers: query('GET /webtransporter/offers', listOf(Offer), { ...theirs, query: paging }),
  loads: query('GET /webtransporter/loads', listOf(Trip), { ...theirs, query: { ...paging, status: Type.Optional(Type.String()) } }),
  load: query('GET /webtransporter/loads/:id', Type.Object({ ...Offer.properties, ...Trip.properties }), theirs),
  /** The files of the launch, for the user who binds a driver to the load, when the launch shares them. */
  attachments: query('GET /webtransporter/loads/:id/attachments', listOf(Type.Object({ id: Id, fileId: Id, name: Type.String() })), theirs),
  drivers: query('GET /webtransporter/drivers', listOf(Driver), { ...theirs, query: paging }),
  vehicles: query('GET /webtransporter/vehicles', listOf(Vehicle), { ...theirs, query: paging }),
}
const operates = { may: may.operateForTransporter }
export const transporterLoadCommands = {
  accept: command('POST /webtransporter/offers/:id/accept', 'AcceptOffer', operates),
  bindDriver: command('POST /webtransporter/loads/:id/driver', 'BindDriver', {
    ...operates,
    body: { driverId: Id, vehicleIds: Type.Array(Id, { minItems: 1, maxItems: 5 }) },
  }),
  /** A logistic operator gives the load to a carrier of its own list (CA8). */
  forward: command('POST /webtransporter/loads/:id/forward', 'ForwardLoad', { ...operates, body: { transporterId: Id } }),
  /** While nothing is collected. */
  takeBack: command('POST /webtransporter/loads/:id/takeBack', 'TakeLoadBack', operates),
  /** For a driver without a phone, as the carrier itself: history shows who confirmed, and why. */
  confirmDriver: command('POST /webtransporter/loads/:id/confirmDriver', 'ConfirmDriver', { ...operates, body: { reason: RefusalReason } }),
}

const driving = { may: may.drive }
/** Also by the link of the trip; `:id` is the load. */
const onTrip = { ...driving, inTrip: loadInTrip } as const
/** What a driver reports on the road, often without a network. */
const reporting = { ...onTrip, takesMoment: true } as const
/** The same, where `:id` is the delivery. */
const atReceiver = { ...driving, inTrip: deliveryInTrip, takesMoment: true } as const
/** The driver's side: the trips bound to this driver. */
export const driverRoutes = {
  trips: query('GET /webdriver/trips', listOf(Trip), { ...driving, query: paging }),
  trip: query('GET /webdriver/trips/:id', Trip, onTrip),
}
export const driverLoadCommands = {
  accept: command('POST /webdriver/trips/:id/accept', 'ConfirmDriver', reporting),
  refuse: command('POST /webdriver/trips/:id/refuse', 'RefuseDriver', { ...reporting, body: { reason: RefusalReason } }),
  startCollect: command('POST /webdriver/trips/:id/startCollect', 'StartCollect', reporting),
  finishCollect: command('POST /webdriver/trips/:id/finishCollect', 'FinishCollect', reporting),
  startTransit: command('POST /webdriver/trips/:id/startTransit', 'StartTransit', reporting),
  approach: command('POST /webdriver/trips/:id/approach', 'ApproachDelivery', reporting),
}
const position = {
  /** By the server's clock. */
  at: Instant,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  /** Kilometres. */
  remaining: Type.Optional(Type.Number({ minimum: 0 })),
}
export const MOST_POSITIONS = 100
export const driverTrackingCommands = {
  position: command('POST /webdriver/trips/:id/position', 'ReportPosition', { ...onTrip, body: position }),
  /** What a phone gathered since its last answer, in any order; those at or before the last known one are left out. */
  positions: command('POST /webdriver/trips/:id/positions', 'ReportPositions', {
    ...onTrip,
    body: {
      positions: Type.Array(Type.Object(position, { additionalProperties: false }), { minItems: 1, maxItems: MOST_POSITIONS }),
    },
  }),
}
/** `:id` is the delivery (`deliveryOf(loadId)`). */
export const driverReceiptCommands = {
  arrive: command('POST /webdriver/deliveries/:id/receivers/:receiverId/arrival', 'ReportArrival', {
    ...atReceiver,
    body: { arrivedAt: Type.Optional(Instant) },
  }),
  addImages: command('POST /webdriver/deliveries/:id/receivers/:receiverId/images', 'AddReceiptImages', {
    ...atReceiver,
    body: { images: Type.Array(Type.Object({ fileId: Id, name: Line }, { additionalProperties: false }), { minItems: 1, maxItems: 10 }) },
    attaches: ({ images }: { images: readonly { fileId: string }[] }) => images.map(({ fileId }) => fileId),
  }),
  end: command('POST /webdriver/deliveries/:id/receivers/:receiverId/end', 'EndDelivery', atReceiver),
}

export type CarrierLoadCommand = CommandsOf<typeof transporterLoadCommands> | CommandsOf<typeof driverLoadCommands>
export type CarrierReceiptCommand = CommandsOf<typeof driverReceiptCommands>
export type CarrierTrackingCommand = CommandsOf<typeof driverTrackingCommands>
