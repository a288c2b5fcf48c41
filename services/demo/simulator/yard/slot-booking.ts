import { slotCarrierCommands, slotServed } from '@embarca/contracts/gate/slot-booking.ts'
import type { SimulationContext } from '../simulation-context.ts'
import type { Trip } from '../trip.ts'

/** Once its driver has confirmed, a company books the latest free slot of the collect at each gate that has slots. */
export const slotBooking = ({ company }: Pick<SimulationContext, 'company'>) => {
  const seen = new Set<string>()
  return async ({ loadId: id, status, transporterId }: Pick<Trip, 'loadId' | 'status' | 'transporterId'>): Promise<void> => {
    if (status !== 'LINKED_TO_DRIVER_VEHICLE' || transporterId === undefined || seen.has(id)) return
    seen.add(id)
    const { ok, body } = await company(transporterId).ask(slotServed.carrierSlots, { id })
    if (!ok) return
    for (const { conciergeId, booked, slots } of body.gates) {
      const latest = slots.findLast(({ free }) => free > 0)
      // A refusal leaves the load without a slot, as one whose company books none.
      if (!booked && latest) await company(transporterId).ask(slotCarrierCommands.book, { id, conciergeId, begin: latest.begin })
    }
  }
}
