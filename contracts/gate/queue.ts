import { formatLocal } from '../kit/local-time.ts'
import { queueTexts } from './queue.pt.ts'
import type { QueueRule } from './settings-codes.ts'

/** A truck at CHECK_IN whose driver is present. */
export type WaitingTruck = {
  readonly id: string
  /** Of the check-in, as corrected. */
  readonly arrivedAt: string
  /** When its slot begins, else its collect date. */
  readonly dueAt: string
  readonly flPriority: boolean
}
export type Queued = { readonly id: string; readonly position: number; readonly sentence: string }

const byArrival = (a: WaitingTruck, b: WaitingTruck) => a.arrivedAt.localeCompare(b.arrivedAt) || a.id.localeCompare(b.id)
/** Trucks whose slot has begun come first. */
const bySlot = (now: string) => (a: WaitingTruck, b: WaitingTruck) => Number(a.dueAt > now) - Number(b.dueAt > now) || byArrival(a, b)
const orders: Readonly<Record<QueueRule, (now: string) => (a: WaitingTruck, b: WaitingTruck) => number>> = {
  ARRIVAL: () => byArrival,
  SLOT: bySlot,
  PRIORITY: (now) => (a, b) => Number(b.flPriority) - Number(a.flPriority) || bySlot(now)(a, b),
}

const sentenceOf = ({ arrivedAt, dueAt, flPriority }: WaitingTruck, position: number, rule: QueueRule, zone: string) => {
  const at = (iso: string) => formatLocal(iso, zone).slice(11, 16)
  return queueTexts.sentence(position, {
    arrived: at(arrivedAt),
    ...(rule !== 'ARRIVAL' && { slot: at(dueAt) }),
    isPriority: rule === 'PRIORITY' && flPriority,
  })
}

/** The order in which waiting trucks are called, each place with its reason (Y15). */
export const inQueueOrder = (waiting: readonly WaitingTruck[], rule: QueueRule, zone: string, now: string): readonly Queued[] =>
  [...waiting].sort(orders[rule](now)).map((one, i) => ({ id: one.id, position: i + 1, sentence: sentenceOf(one, i + 1, rule, zone) }))
