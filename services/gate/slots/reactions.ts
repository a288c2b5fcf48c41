import type { SlotCommand, SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Call, Reactions } from '../../kit/reaction.ts'

const ask = (command: SlotCommand, at?: string): Call => ({ module: 'gateSlots', command, at })
type OfLoad = { readonly data: { readonly loadId: string } }
/** The load changed: seats that it cannot use any more are given back. */
const follow = ({ data: { loadId: id } }: OfLoad) => [ask({ type: 'FollowLoadSlots', data: { id } })]

type Booked = { readonly data: { readonly loadId: string; readonly conciergeId: string; readonly begin: string; readonly freeAt: string } }
/** The truck may not come; a cancelation in the same moment may have missed the booking. */
const booked = ({ data: { loadId: id, conciergeId, begin, freeAt } }: Booked) => [
  ask({ type: 'MissSlot', data: { id, conciergeId, begin } }, freeAt),
  ask({ type: 'FollowLoadSlots', data: { id } }),
]

export const slotReactions: Reactions<SlotEvent | LoadEvent> = {
  on: {
    SlotBooked: booked,
    SlotMoved: booked,
    LoadCanceled: follow,
    StatusReset: follow,
    AcceptanceUndone: follow,
    HiringRefused: follow,
    DedicatedVehicleRemoved: follow,
    LoadGrouped: follow,
    CollectDateChanged: follow,
    RouteChanged: follow,
    LoadRestated: follow,
  },
}
