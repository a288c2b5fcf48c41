import type { SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import type { Evolve } from '../../kit/decision.ts'
import type { Fold } from '../../kit/fold.ts'

/** A seat of a load in a slot; without `seat` beyond the capacity. */
export type Booking = { readonly begin: string; readonly end: string; readonly freeAt: string; readonly seat?: number | undefined }
/** The seats of a load, by gate. */
export type SlotsState = { readonly bookings: Readonly<Record<string, Booking>> }

type Booked = Booking & { readonly conciergeId: string }
const booked = ({ bookings }: SlotsState, { conciergeId, begin, end, freeAt, seat }: Booked): SlotsState => ({
  bookings: { ...bookings, [conciergeId]: { begin, end, freeAt, seat } },
})
const evolve: Evolve<{ state: SlotsState; event: SlotEvent }> = {
  SlotBooked: booked,
  SlotMoved: booked,
  SlotGivenBack: ({ bookings }, { conciergeId }) => {
    const { [conciergeId]: _, ...others } = bookings
    return { bookings: others }
  },
}
export const slotsFold: Fold<SlotsState> = { initial: { bookings: {} }, evolve }

export const streamOfSlots = (loadId: string) => `slot-${loadId}`
const SEAT = 'slotSeat:'
/** One of the seats of a slot: a name that one load holds. */
export const seatClaims = (conciergeId: string, { begin, seat }: Pick<Booking, 'begin' | 'seat'>): readonly string[] =>
  seat === undefined ? [] : [`${SEAT}${conciergeId}:${begin}:${seat}`]
