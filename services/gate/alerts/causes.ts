import type { AlertCode } from '@embarca/contracts/gate/settings-codes.ts'
import type { LoadState } from '../../load/index.ts'
import type { VisitState } from '../state.ts'
import type { WatchedDrops } from './receipts.ts'
import type { Signal } from './signal.ts'

/** What the deadlines of a load read. */
export type Watched = {
  readonly load: LoadState
  /** At the gate of its first origin. */
  readonly visit: VisitState
  readonly drops: WatchedDrops
  readonly signal: Signal
  readonly offeredAt?: string | undefined
  /** When its booked slot at the gate ends. */
  readonly slotEnd?: string | undefined
}
type Since = (watched: Watched) => string | undefined

const MINUTE = 60_000
export const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE).toISOString()

const offered: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION']
const hired: readonly string[] = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT']
const onRoad: readonly string[] = ['IN_TRANSIT', 'IN_DELIVERY']
const firstCollect = ({ terms }: LoadState) => terms?.origins.map(({ collectDate }) => collectDate).sort()[0]
const firstDelivery = ({ terms }: LoadState) =>
  [...(terms?.destinations ?? [])].sort((a, b) => (a.deliveryDate < b.deliveryDate ? -1 : 1))[0]
const latest = (moments: readonly (string | undefined)[]) =>
  moments
    .flatMap((one) => one ?? [])
    .sort()
    .at(-1)

/** Since when each deadline runs (Y12); undefined: nothing is awaited. */
export const awaited: Readonly<Record<AlertCode, Since>> = {
  ACCEPT: ({ load: { status, acceptances }, offeredAt }) => (offered.includes(status) && acceptances.length === 0 ? offeredAt : undefined),
  BIND_DRIVER: ({ load }) => ([...offered, ...hired].includes(load.status) ? firstCollect(load) : undefined),
  CHECK_IN: ({ load, slotEnd }) =>
    [...hired, 'LINKED_TO_DRIVER_VEHICLE'].includes(load.status) ? (slotEnd ?? firstCollect(load)) : undefined,
  QUEUE_WAIT: ({ visit: { step, moments } }) => (step === 'CHECK_IN' || step === 'REQUEST_INBOUND' ? moments.CHECK_IN : undefined),
  EXPEDITION: ({ visit: { step, moments } }) =>
    step === 'INBOUND' || step === 'START_COLLECT' ? (moments.INBOUND ?? moments.CHECK_IN) : undefined,
  TRANSIT_TIME: ({ load, drops }) => {
    const drop = firstDelivery(load)
    return drop && onRoad.includes(load.status) && !drops[drop.destinationId]?.arrivedAt ? drop.deliveryDate : undefined
  },
  DELIVERY_CONFIRMATION: ({ load, drops }) => {
    const all = Object.values(drops)
    return load.status === 'DELIVERED' && all.some(({ isDecided }) => !isDecided) ? latest(all.map(({ endedAt }) => endedAt)) : undefined
  },
  WITHOUT_TRACKING: ({ load: { status }, visit, signal: { lastAt, isAgreed } }) =>
    onRoad.includes(status) && !isAgreed ? latest([lastAt, visit.moments.FINISHED]) : undefined,
}
/** The driver is to be bound before the collect; all others are counted from their beginning on. */
export const dueAt = (code: AlertCode, since: string, minutes: number): string => later(since, code === 'BIND_DRIVER' ? -minutes : minutes)
