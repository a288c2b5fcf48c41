import type { CarrierSlots } from '@embarca/contracts/gate/slot-booking.ts'
import { type CollectWindow, isBookable, isWithin, slotsOf } from '@embarca/contracts/gate/slots.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { given, type ReaderContext } from '../../kit/readers.ts'
import { LOADS } from '../../shared/found-loads.ts'
import { type Gate, gateIn } from '../gate.ts'
import type { GateLoad } from '../shown.ts'
import { bookedBetween, freeIn } from './day.ts'
import { slotDue } from './of-load.ts'

const DAY = 86_400_000
/** Of a long collect window. */
const MOST_DAYS = 31
/** A gate where the load may have a seat, and between which instants it is collected there. */
export type OpenGate = { readonly conciergeId: string; readonly window: CollectWindow; readonly mayChange: boolean }

const daysOf = ({ from, to }: CollectWindow, zone: string): readonly string[] => {
  const first = Date.parse(localDay(from, zone))
  const count = Math.round((Date.parse(localDay(to, zone)) - first) / DAY) + 1
  return Array.from({ length: Math.min(count, MOST_DAYS) }, (_, n) => new Date(first + n * DAY).toISOString().slice(0, 10))
}
const atGate = async (gate: Gate, { window, mayChange }: OpenGate, loadId: string, context: Pick<ReaderContext, 'views' | 'now'>) => {
  const { views, now } = context
  const { id: conciergeId, name, zone, settings } = gate
  const from = [window.from, now].sort()[1]!
  const slots = daysOf({ ...window, from }, zone).flatMap((day) => slotsOf(settings, day, zone))
  const open = slots.filter((slot) => isWithin(slot, window) && slot.begin > now && isBookable(slot, now, settings.slots))
  const load = await views.get<GateLoad>(LOADS, loadId)
  const booked = load && slotDue(load, conciergeId)
  const isTied = booked !== undefined && !isBookable({ ...booked, seats: 1 }, now, settings.slots)
  const taken = open.length > 0 ? await bookedBetween(gate, open[0]!.begin, open.at(-1)!.begin, context) : []
  return {
    ...{ conciergeId, name, zone, ...window, mayChange: mayChange && !isTied },
    ...given({ booked }),
    slots: open.map((slot) => ({ begin: slot.begin, end: slot.end, free: freeIn(slot, taken) })),
  } as CarrierSlots['gates'][number]
}

/** What a carrier may choose for its load: of other bookings it learns no more than how many seats are free. */
export const carrierSlots = async (
  loadId: string,
  open: readonly OpenGate[],
  context: Pick<ReaderContext, 'views' | 'now'>,
): Promise<CarrierSlots> => {
  const gates = await Promise.all(
    open.map(async (one) => {
      const gate = await gateIn(context.views, one.conciergeId)
      return gate && gate.settings.slots.capacity.length > 0 ? [await atGate(gate, one, loadId, context)] : []
    }),
  )
  return { gates: gates.flat() }
}
