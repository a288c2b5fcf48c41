import type { driverRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { blockOf } from '@embarca/contracts/load/blocked-transitions.ts'
import { between, drivingHours } from '../script/route.ts'

export type Trip = OutputOf<typeof driverRoutes.trip>
type Point = { readonly latitude: number; readonly longitude: number }

/** A carrier's next step with a load that it carries. */
export type TripStep = { readonly kind: 'bind' | 'confirm' | 'startCollect' | 'finishCollect' | 'startTransit' | 'approach' } | AtDrop
/** Time at a customer's. */
export type AtDrop = { readonly kind: 'arrive' | 'show' | 'end'; readonly receiptId: string; readonly isLast: boolean }

const steps: Readonly<Record<string, TripStep>> = {
  ASSIGNED_TO_TRANSPORTER: { kind: 'bind' },
  WAITING_DRIVER_ACCEPT: { kind: 'confirm' },
  LINKED_TO_DRIVER_VEHICLE: { kind: 'startCollect' },
  IN_COLLECT: { kind: 'finishCollect' },
  COLLECT_DONE: { kind: 'startTransit' },
  IN_TRANSIT: { kind: 'approach' },
}

/** Undefined when the carrier has nothing left to do. */
export const nextStep = ({ status, deliveries }: Pick<Trip, 'status' | 'deliveries'>): TripStep | undefined => {
  if (status !== 'IN_DELIVERY') return steps[status]
  const open = deliveries.filter(({ ended }) => !ended)
  const drop = open[0]
  if (!drop) return undefined
  const kind = drop.arrivedAt ? (drop.images > 0 ? 'end' : 'show') : 'arrive'
  return { kind, receiptId: drop.receiptId, isLast: open.length === 1 }
}

/** The command of a step, where an open pendency may stop it. */
const commandOf: Readonly<Record<string, string>> = {
  confirm: 'ConfirmDriver',
  startCollect: 'StartCollect',
  finishCollect: 'FinishCollect',
  startTransit: 'StartTransit',
}
/** An open pendency stops the next step. */
export const isStopped = (trip: Pick<Trip, 'status' | 'deliveries' | 'blocks'>): boolean => {
  const command = commandOf[nextStep(trip)?.kind ?? '']
  return command !== undefined && blockOf(trip.blocks, command) !== undefined
}

/** When the next step is due by the load's dates; the earliest is done first. */
export const dueOf = ({ status, origins, deliveries }: Trip): string =>
  (['IN_TRANSIT', 'IN_DELIVERY'].includes(status) ? deliveries.find(({ ended }) => !ended)?.at : origins[0]?.at) ?? ''

/** Trucks wait at the gate at that time before the planned one. */
const AHEAD = 45 * 60_000
/** Trucks do not collect long before the planned time. */
export const isEarly = ({ status, origins }: Pick<Trip, 'status' | 'origins'>, now: string): boolean =>
  status === 'LINKED_TO_DRIVER_VEHICLE' && Date.parse(now) < Date.parse(origins[0]?.at ?? '') - AHEAD

const HOURS_LATE = 2
/** One truck in ten starts only hours after it should have arrived. */
export const isLate = (trip: Trip, now: string): boolean => {
  if (trip.status !== 'LINKED_TO_DRIVER_VEHICLE' || parseInt(trip.loadId.replace(/\D/g, '').slice(-3), 10) % 10 !== 0) return false
  return Date.parse(now) < Date.parse(dueOf(trip)) + HOURS_LATE * 3_600_000
}

const EARTH = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Kilometres by road: the straight line and a quarter more. */
export const roadDistance = (from: Point, to: Point) => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * EARTH * Math.asin(Math.sqrt(chord)) * 1.26
}

/** The truck's position at that share of the trip to its first customer; by the clock when no share is given. */
export const positionOf = ({ origins, deliveries }: Trip, now: number, share = shareByClock({ origins, deliveries }, now)) => {
  const [from, to] = [origins[0]!, deliveries[0]!]
  return { at: new Date(now).toISOString(), ...between(from, to, share), remaining: Math.round(roadDistance(from, to) * (1 - share)) }
}

const shareByClock = ({ origins, deliveries }: Pick<Trip, 'origins' | 'deliveries'>, now: number) => {
  const [from, to] = [origins[0]!, deliveries[0]!]
  const hours = (now - Date.parse(from.at)) / 3_600_000 - 2
  return Math.min(0.97, Math.max(0.02, hours / drivingHours(roadDistance(from, to), 61)))
}
