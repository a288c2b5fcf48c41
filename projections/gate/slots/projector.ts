import type { SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { consumeOnly, type Projector, type SharedStep } from '../../kit/projector.ts'

type Seated = { readonly loadId: string; readonly begin: string; readonly isOverbooked: boolean; readonly reason?: string }
/** A load at a gate; one that has no seat there any more is no more than an id. */
export type SlotDocument = { readonly shipperId: string; readonly conciergeId: string; readonly booked: boolean } & Partial<Seated>
export type BookedSlot = SlotDocument & Seated
export const SLOTS = 'gate-slot'

const booked: SharedStep<SlotDocument, Extract<SlotEvent, { type: 'SlotBooked' }>['data']> = (
  _,
  { data: { shipperId, conciergeId, loadId, begin, seat, reason } },
) => ({
  ...{ shipperId, conciergeId, booked: true, loadId, begin, isOverbooked: seat === undefined },
  ...(reason !== undefined && { reason }),
})
const idOf = ({ data: { conciergeId, loadId } }: Recorded) => `${conciergeId}@${loadId}`

/** The seats that are taken in the slots of gates. */
export const slotProjector: Projector<SlotDocument, SlotEvent> = {
  spec: {
    view: SLOTS,
    version: 1,
    fields: { shipperId: 'text', conciergeId: 'text', booked: 'boolean', begin: 'text' },
    indexes: [['shipperId', 'conciergeId', 'booked', 'begin']],
  },
  scope: 'tenant',
  notifies: 'change',
  ...consumeOnly(['SlotBooked', 'SlotMoved', 'SlotGivenBack'], idOf),
  on: {
    SlotBooked: booked,
    SlotMoved: booked,
    SlotGivenBack: (doc, { data: { conciergeId } }) => doc && { shipperId: doc.shipperId, conciergeId, booked: false },
  },
}
