import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateDay } from '@embarca/contracts/gate/slot-booking.ts'
import { type GateSlot, slotsOf } from '@embarca/contracts/gate/slots.ts'
import { atLocalTime } from '@embarca/contracts/kit/local-time.ts'
import { readAllDocuments } from '../../kit/read-all-documents.ts'
import { given, type ReaderContext } from '../../kit/readers.ts'
import { LOADS } from '../../shared/found-loads.ts'
import type { Gate } from '../gate.ts'
import { type GateLoad, visitAt } from '../shown.ts'
import { type BookedSlot, SLOTS } from './projector.ts'

const DAY = 86_400_000
type Looking = Pick<ReaderContext, 'views'>

/** The seats taken in slots that begin between these instants. */
export const bookedBetween = ({ id }: Pick<Gate, 'id'>, from: string, to: string, { views }: Looking): Promise<readonly BookedSlot[]> =>
  readAllDocuments<BookedSlot>(views, SLOTS, {
    where: { conciergeId: id, booked: true, begin: { from, to } },
    sort: ['begin', 'asc'],
    size: 200,
  })
/** Seats of a slot that nobody has; those beyond the capacity take none. */
export const freeIn = ({ begin, seats }: GateSlot, booked: readonly BookedSlot[]): number =>
  Math.max(0, seats - booked.filter((one) => one.begin === begin && !one.isOverbooked).length)

const bookingOf = async ({ loadId, isOverbooked, reason }: BookedSlot, gate: Gate, { views }: Looking) => {
  const load = await views.get<GateLoad>(LOADS, loadId)
  if (!load) return []
  const { step } = visitAt(load, gate.id)
  const { hashId, externalId, executorName, transporterName = executorName, vehiclePrimaryPlate: vehiclePlate } = load
  const shown = given({ transporterName: executorName ?? transporterName, vehiclePlate, reason })
  return [
    { hashId, externalId, step, stepLabel: gateLabels.step[step], isOverbooked, ...shown } as GateDay['slots'][number]['bookings'][number],
  ]
}

/** The slots of a day, with those that are booked but no slots of the gate any more. */
export const gateDay = async (gate: Gate, day: string, context: Looking): Promise<GateDay> => {
  const { settings, zone } = gate
  const start = atLocalTime(day, undefined, zone || undefined)
  const slots = start ? slotsOf(settings, day, zone || 'America/Sao_Paulo') : []
  const end = start && new Date(Date.parse(start) + DAY - 1).toISOString()
  const booked = start && end ? await bookedBetween(gate, start, end, context) : []
  const gone = [...new Set(booked.map(({ begin }) => begin))]
    .filter((begin) => !slots.some((slot) => slot.begin === begin))
    .map((begin) => ({ begin, end: new Date(Date.parse(begin) + settings.slots.length * 60_000).toISOString(), seats: 0 }))
  const shown = [...slots, ...gone]
    .sort((a, b) => a.begin.localeCompare(b.begin))
    .map(async (slot) => {
      // Who was overbooked comes after those who have a seat.
      const there = booked.filter(({ begin }) => begin === slot.begin).sort((a, b) => Number(a.isOverbooked) - Number(b.isOverbooked))
      const bookings = (await Promise.all(there.map((one) => bookingOf(one, gate, context)))).flat()
      return { ...slot, free: freeIn(slot, booked), taken: there.length, bookings }
    })
  return { day, zone, isBlocked: settings.slots.blockedDays.includes(day), slots: await Promise.all(shown) }
}
