import type { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { TransitionBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import { type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { LoadTerms, Target } from '@embarca/contracts/load/terms.ts'
import type { Static } from 'typebox'
import { withFields } from '../kit/with-fields.ts'
import { allTransportersOf, transporterAudience } from '../shared/audience.ts'
import { isBeforeDelivery } from '../shared/receipt-statuses.ts'

type Reply = Exclude<OutputOf<typeof transporterRoutes.load>, undefined>
export type OwnAnswer = Reply['mine']
export type CarrierDelivery = Reply['deliveries'][number]

/** A load as carriers see it: to whom it was offered, their answers, and the trip of the hired transporter. */
export type CarrierLoad = {
  readonly loadId: string
  readonly deliveryId: string
  readonly shipperId: string
  readonly externalId: string
  readonly status: LoadStatus
  readonly hiringType: string
  readonly deliveryType: string
  readonly freightPrice?: number
  /** The price changed after a hiring: it applies when the offer opens again. */
  readonly priceOnceOpen?: number
  readonly freightDistance?: number
  readonly vehicleType?: string
  readonly deadline?: string
  readonly origins: Reply['origins']
  /** In the order of `origins`. */
  readonly originIds: readonly string[]
  readonly deliveries: readonly CarrierDelivery[]
  /** Whether the offer can be answered. */
  readonly offered: boolean
  readonly offeredAt: string
  /** Whom the offer reached: `all:{shipperId}`, `transporter:{id}`; members of a group are listed at launch. */
  readonly audience: readonly string[]
  readonly answers: Readonly<Record<string, Exclude<OwnAnswer, 'NONE'>>>
  /** Files of the launch and later ones. */
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
  /** Whether the transporter that binds a driver sees the files. */
  readonly showsAttachments: boolean
  readonly transporterId?: string
  readonly transporterName?: string
  /** The price it was hired at. */
  readonly hiredAt?: number
  /** Hired as the shipper's logistic operator. */
  readonly isLogisticOperator?: boolean
  /** The carrier that the operator forwarded it to. */
  readonly executorId?: string
  readonly executorName?: string
  /** The hired carrier, and the one it forwarded the load to. */
  readonly holders?: readonly string[]
  readonly driverId?: string
  readonly vehicles: Reply['vehicles']
  /** Of `vehicles`. */
  readonly vehicleIds?: readonly string[]
  /** The driver's link was locked by wrong answers: the carrier has to send another one. */
  readonly tripLinkLocked?: true
  /** Open pendencies that stop transitions. */
  readonly blocks?: readonly TransitionBlock[]
  /** Whether a driver has something to do. */
  readonly underway: boolean
  /** The offer as it was when a hiring ended it: all that other transporters see (`decisions/0015`). */
  readonly ended?: Omit<CarrierLoad, 'audience'>
}

const openStatuses: readonly LoadStatus[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED', 'WAITING_APPROVE']
const tripStatuses: readonly LoadStatus[] = [
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'COLLECT_DONE',
  'IN_TRANSIT',
  'IN_DELIVERY',
]

export const audienceOf = (shipperId: string, { flAll, transporterIds }: Static<typeof Target>): readonly string[] => [
  ...(flAll ? [allTransportersOf(shipperId)] : []),
  ...transporterIds.map(transporterAudience),
]

const stop = ({ name, city, state, latitude, longitude }: Static<typeof PlaceSnapshot>, at: string) => ({
  name,
  city,
  state,
  latitude,
  longitude,
  at,
})

export const stopsOf = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>) => ({
  origins: origins.map(({ place, collectDate }) => stop(place, collectDate)),
  originIds: origins.map(({ originId }) => originId),
  deliveries: destinations.map(({ destinationId, place, deliveryDate }) => ({
    receiptId: destinationId,
    ...stop(place, deliveryDate),
    ended: false,
    images: 0,
    status: 'PENDING',
  })),
})

export const launched = (terms: LoadTerms) => ({
  externalId: terms.externalId,
  hiringType: terms.hiringType,
  deliveryType: terms.deliveryType,
  ...stopsOf(terms),
  attachments: terms.attachments ?? [],
  showsAttachments: terms.showAttachmentToBindTransporter === true,
  ...(terms.freightPrice !== undefined && { freightPrice: terms.freightPrice }),
  ...(terms.freightDistance !== undefined && { freightDistance: terms.freightDistance }),
  ...(terms.vehicleType !== undefined && { vehicleType: terms.vehicleType }),
})

export const withoutLock = ({ tripLinkLocked: _, ...load }: CarrierLoad): CarrierLoad => load
const withoutDriver = ({ driverId: _, ...load }: CarrierLoad): CarrierLoad => withoutLock({ ...load, vehicles: [] })
export const unforwarded = ({ executorId: _, executorName: __, ...load }: CarrierLoad): CarrierLoad => load
/** Offered again: every transporter it reached sees its current state. */
const withoutTransporter = (hiredLoad: CarrierLoad): CarrierLoad => {
  const { transporterId: _, transporterName: __, isLogisticOperator: ___, hiredAt: ____, ended: _____, ...load } = unforwarded(hiredLoad)
  const { priceOnceOpen, ...open } = load
  return priceOnceOpen === undefined ? load : { ...open, freightPrice: priceOnceOpen }
}
/** Without deliveries: nothing was delivered yet, or what was is void. */
export const undelivered = (load: CarrierLoad): CarrierLoad => {
  if (load.deliveries.every(({ arrivedAt, ended, images, status }) => arrivedAt === undefined && !ended && !images && status === 'PENDING'))
    return load
  const deliveries = load.deliveries.map(({ arrivedAt: _, ...one }) => ({ ...one, ended: false, images: 0, status: 'PENDING' }))
  return { ...load, deliveries }
}

export const atStatus = (load: CarrierLoad, status: LoadStatus): CarrierLoad => {
  const hired = precedes(status, 'WAITING_APPROVE') ? withoutTransporter(load) : load
  const bound = precedes(status, 'WAITING_DRIVER_ACCEPT') ? withoutDriver(hired) : hired
  const offered = openStatuses.includes(status) && hired.transporterId === undefined
  return withFields(isBeforeDelivery(status) ? undelivered(bound) : bound, { status, offered, underway: tripStatuses.includes(status) })
}

/** Hired, or handed to another transporter: the first hiring ends the offer, and fixes what the others see of it. */
export const hired = (
  load: CarrierLoad,
  { status, transporterId, transporterName, price, logisticOperator = false }: Hiring,
): CarrierLoad => {
  const given = answered(unassigned(unforwarded(load)), transporterId, 'ASSIGNED')
  const hiring = { transporterId, transporterName, hiredAt: price, isLogisticOperator: logisticOperator }
  return atStatus({ ...given, ...hiring, ...(load.audience.length && { ended: load.ended ?? endOf(load) }) }, status)
}
const endOf = ({ audience: _, vehicleIds: __, holders: ___, ...load }: CarrierLoad): Omit<CarrierLoad, 'audience'> => ({
  ...load,
  status: 'OFFER_COMPLETED',
  offered: false,
  underway: false,
})
type Hiring = {
  readonly status: LoadStatus
  readonly transporterId: string
  readonly transporterName: string
  readonly price: number
  readonly logisticOperator?: boolean | undefined
}

export const unassigned = (load: CarrierLoad): CarrierLoad => ({
  ...load,
  answers: Object.fromEntries(Object.entries(load.answers).filter(([, answer]) => answer !== 'ASSIGNED')),
})

export const answered = <Load extends Omit<CarrierLoad, 'audience'>>(
  load: Load,
  transporterId: string,
  answer: Exclude<OwnAnswer, 'NONE'>,
): Load => ({
  ...load,
  answers: { ...load.answers, [transporterId]: answer },
  // An answer that crossed the hiring still counts as the transporter's own.
  ...(load.ended && answer !== 'ASSIGNED' && { ended: answered(load.ended, transporterId, answer) }),
})
