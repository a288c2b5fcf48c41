import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { TransitionBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadOrder } from '@embarca/contracts/load/stops.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { type Answers, noAnswers } from '@embarca/contracts/negotiation/answers.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import { withFields } from '../kit/with-fields.ts'
import { isBeforeDelivery, isUnmanned } from '../shared/receipt-statuses.ts'

type EventData<K extends LoadEvent['type']> = OfType<LoadEvent, K>['data']
export type AcceptanceShown = {
  readonly transporterId: string
  readonly transporterName: string
  readonly price: number
  readonly at: string
}
/** A transporter's reactions to the offer. */
export type TransporterTalk = {
  readonly transporterId: string
  readonly transporterName?: string
  readonly seenAt?: string
  readonly declinedAt?: string
  readonly reason?: string
  readonly acceptedAt?: string
}
export type DropShown = {
  readonly receiptId: string
  readonly placeName: string
  readonly city: string
  readonly state: string
  readonly orderCode: string
  readonly orders?: LoadOrder[]
  readonly expectedAt: string
  readonly arrivedAt?: string
  readonly ended: boolean
  readonly status: ReceiptStatus
  readonly images: number
}

/** What a load's page shows besides its card, and what its next commands depend on. */
export type Details = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  readonly status: LoadStatus
  readonly form?: DraftForm
  readonly terms?: LoadTerms
  /** The price agreed with the hired transporter. */
  readonly price?: number
  readonly transporterId?: string
  readonly accepts: readonly AcceptanceShown[]
  readonly answers: Answers
  readonly talks: Readonly<Record<string, TransporterTalk>>
  readonly invoices: EventData<'InvoicesAdded'>['invoices']
  readonly drops: readonly DropShown[]
  /** When the load reached each phase; null while it has not. */
  readonly phaseAt: readonly (string | null)[]
  readonly revision: number
  readonly lastPosition?: { readonly at: string; readonly point: string }
  readonly cancelReason?: string
  /** What questions its hiring. */
  readonly questioned?: EventData<'HiringQuestioned'>['checks']
  /** Open pendencies that stop transitions. */
  readonly blocks?: readonly TransitionBlock[]
  /** For a lot: the withdrawals that have not arrived. */
  readonly underWay?: readonly string[]
  readonly requestWithoutTracking?: { readonly reason: string; readonly at: string }
}

type Owner = { loadId: string; shipperId: string; operationGroupId: string; authorId?: string }

export const blank = ({ loadId, shipperId, operationGroupId, authorId }: Owner): Details => ({
  loadId,
  shipperId,
  operationGroupId,
  ...(authorId !== undefined && { authorId }),
  status: 'DRAFT',
  accepts: [],
  answers: noAnswers,
  talks: {},
  invoices: [],
  drops: [],
  phaseAt: [],
  revision: -1,
})

/** The phase in `detailsLabels.phases` of each status; ended loads have none. */
const phases: Partial<Record<LoadStatus, number>> = {
  DRAFT: 0,
  CREATED: 0,
  WAIT_TRANSPORTER_ACCEPT: 0,
  NEGOTIATION: 0,
  OFFER_COMPLETED: 0,
  WAITING_APPROVE: 1,
  ASSIGNED_TO_TRANSPORTER: 1,
  WAITING_DRIVER_ACCEPT: 1,
  LINKED_TO_DRIVER_VEHICLE: 1,
  IN_COLLECT: 2,
  COLLECT_DONE: 2,
  IN_TRANSIT: 3,
  IN_DELIVERY: 4,
  DELIVERED: 5,
  FINISHED: 6,
}
export const phaseOf = (status: LoadStatus): number | undefined => phases[status]

const reached = (phaseAt: Details['phaseAt'], status: LoadStatus, at: string): Details['phaseAt'] => {
  const phase = phaseOf(status)
  if (phase === undefined) return phaseAt
  return Array.from({ length: phase + 1 }, (_, i) => phaseAt[i] ?? (i === phase ? at : null))
}

const withoutHired = ({ transporterId: _, price: __, ...details }: Details): Details => details

/** The last position belongs to the driver: the next driver's load does not show it. */
const withoutDriver = ({ lastPosition: _, ...details }: Details): Details => details

const isUntouched = ({ arrivedAt, ended, status, images }: DropShown) =>
  arrivedAt === undefined && !ended && status === 'PENDING' && images === 0
/** Without deliveries: nothing was delivered yet, or what was is void. */
export const undelivered = (details: Details): Details =>
  details.terms && !details.drops.every(isUntouched) ? withFields(details, { drops: dropsOf(details.terms) }) : details

/** The details in another status; values that belong to a later status are removed. */
export const atStatus = (details: Details, status: LoadStatus, at: string): Details => {
  const hired = phaseOf(status) === 0 ? withoutHired(details) : details
  const driven = hired.lastPosition !== undefined && isUnmanned(status) ? withoutDriver(hired) : hired
  return withFields(isBeforeDelivery(status) ? undelivered(driven) : driven, { status, phaseAt: reached(details.phaseAt, status, at) })
}

export const dropsOf = ({ destinations }: LoadTerms): readonly DropShown[] =>
  destinations.map(({ destinationId, place: { name, city, state }, orderCode, orders, deliveryDate }) => ({
    receiptId: destinationId,
    placeName: name,
    city,
    state,
    orderCode,
    ...(orders && { orders }),
    expectedAt: deliveryDate,
    ended: false,
    status: 'PENDING',
    images: 0,
  }))

export const withTalk = (details: Details, transporterId: string, change: Partial<TransporterTalk>): Details => ({
  ...details,
  talks: { ...details.talks, [transporterId]: { ...details.talks[transporterId], transporterId, ...change } },
})

/** The hiring is undone: the hired transporter is removed, others who accepted stay. */
export const unhired = (details: Details): Details => {
  const { transporterId, accepts, talks } = details
  const { acceptedAt: _, ...talk } = (transporterId ? talks[transporterId] : undefined) ?? { transporterId: '' }
  return {
    ...withoutHired(details),
    accepts: accepts.filter((one) => one.transporterId !== transporterId),
    talks: transporterId && talks[transporterId] ? { ...talks, [transporterId]: talk } : talks,
  }
}
