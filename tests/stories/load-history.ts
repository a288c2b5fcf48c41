import type { Event, OfType } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { noon } from '../kit/specification.ts'
import { terms } from './load-script.ts'

const loadId = 'L1'
type EventData<K extends LoadEvent['type']> = OfType<LoadEvent, K>['data']
const loadEvent = <K extends LoadEvent['type']>(type: K, data: Omit<EventData<K>, 'loadId'>) =>
  ({ type, data: { loadId, ...data } }) as Event as LoadEvent

export const company = { transporterId: 't1', transporterName: 'TransNorte' }
export const rival = { transporterId: 't2', transporterName: 'Sulista' }
export const deadline = '2026-01-05T18:00:00.000Z'
const price = 731_000
const driver = { driverId: 'd1', name: 'João', document: '52998224725', phone: '31999994410' }

/** Events of one load, as the given history of a specification. */
export const launched = (status: LoadStatus = 'WAIT_TRANSPORTER_ACCEPT', over: Partial<LoadTerms> = {}) =>
  loadEvent('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status, terms: terms(over) })
export const opened = (status: LoadStatus = 'WAIT_TRANSPORTER_ACCEPT') =>
  loadEvent('LoadOffered', { status, offeredAt: noon, deadline, target: terms().target })
export const offered = (over: Partial<LoadTerms> = {}) => [launched('WAIT_TRANSPORTER_ACCEPT', over), opened()]
export const acceptedBy = (who = company) => loadEvent('OfferAccepted', { ...who, price })
export const completed = loadEvent('OfferCompleted', { status: 'OFFER_COMPLETED' })
export const assigned = (status: LoadStatus = 'ASSIGNED_TO_TRANSPORTER') => loadEvent('TransporterAssigned', { status, ...company, price })
export const expired = loadEvent('LoadExpired', { status: 'EXPIRED' })
export const bound = loadEvent('DriverBound', {
  status: 'WAITING_DRIVER_ACCEPT',
  driver,
  vehicles: [{ vehicleId: 'v1', plate: 'ABC1D23', vehicleType: 'CARRETA' }],
})
const confirmed = loadEvent('DriverConfirmed', { status: 'LINKED_TO_DRIVER_VEHICLE' })
const collecting = loadEvent('CollectStarted', { status: 'IN_COLLECT' })
const collected = loadEvent('CollectFinished', { status: 'COLLECT_DONE' })
const inTransit = loadEvent('TransitStarted', { status: 'IN_TRANSIT' })
const approached = loadEvent('DeliveryApproached', { status: 'IN_DELIVERY' })
export const delivered = loadEvent('LoadDelivered', { status: 'DELIVERED' })
export const finished = loadEvent('LoadFinished', { status: 'FINISHED' })
export const canceled = loadEvent('LoadCanceled', { status: 'CANCELED', reason: 'Pedido desfeito' })
export const invoiced = (orderCode = 'PED-1', nfeKey?: string) =>
  loadEvent('InvoicesAdded', {
    deliveryId: deliveryOf(loadId),
    invoices: [{ invoiceId: `i-${orderCode}`, orderCode, series: '001', number: '000012345', ...(nfeKey && { nfeKey }) }],
  })

export const hired = (over: Partial<LoadTerms> = {}) => [...offered(over), acceptedBy(), assigned()]
export const linked = [...hired(), bound, confirmed]
export const nearby = [...linked, collecting, collected, inTransit, approached]

/** A history that leads the same load to each status. */
export const everyStatus: Readonly<Record<Exclude<LoadStatus, 'DRAFT' | 'NEGOTIATION' | 'GROUPED'>, readonly LoadEvent[]>> = {
  CREATED: [launched('CREATED', { launchDate: deadline })],
  WAIT_TRANSPORTER_ACCEPT: offered(),
  OFFER_COMPLETED: [...offered({ acceptType: 'WAIT_DURATION' }), acceptedBy(), completed],
  WAITING_APPROVE: [...offered({ approvalRequired: true }), acceptedBy(), assigned('WAITING_APPROVE')],
  ASSIGNED_TO_TRANSPORTER: hired(),
  WAITING_DRIVER_ACCEPT: [...hired(), bound],
  LINKED_TO_DRIVER_VEHICLE: linked,
  IN_COLLECT: [...linked, collecting],
  COLLECT_DONE: [...linked, collecting, collected],
  IN_TRANSIT: [...linked, collecting, collected, inTransit],
  IN_DELIVERY: nearby,
  DELIVERED: [...nearby, delivered],
  FINISHED: [...nearby, delivered, invoiced(), finished],
  CANCELED: [...offered(), canceled],
  EXPIRED: [...offered(), expired],
}
