import type { LoadSlot, SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import type { Steps } from '../../kit/projector.ts'
import { withFields } from '../../kit/with-fields.ts'

/** The slots of a load, by gate. */
export type WithSlots = { readonly gateSlots: Readonly<Record<string, LoadSlot>> }
type Booked = { readonly data: Extract<SlotEvent, { type: 'SlotBooked' }>['data'] }

/** The events of slots as steps of a load's document. */
export const slotSteps = <Load extends WithSlots>(): Steps<Load, SlotEvent> => {
  const withSlots = (load: Load, gateSlots: WithSlots['gateSlots']) => withFields(load, { gateSlots } as Partial<Load>) as Load
  const booked = (load: Load | undefined, { data: { conciergeId, begin, end, seat } }: Booked) =>
    load && withSlots(load, { ...load.gateSlots, [conciergeId]: { begin, end, isOverbooked: seat === undefined, isMissed: false } })
  return {
    SlotBooked: booked,
    SlotMoved: booked,
    // A truck that is late keeps its time, but not its seat.
    SlotGivenBack: (load, { data: { conciergeId, because } }) => {
      const { [conciergeId]: slot, ...others } = load?.gateSlots ?? {}
      if (!load || !slot) return load
      return withSlots(load, because === 'MISSED' ? { ...others, [conciergeId]: { ...slot, isMissed: true } } : others)
    },
  }
}

/** The slot of a load at a gate, also one that its truck has missed. */
export const slotOf = ({ gateSlots }: Partial<WithSlots>, gateId: string): LoadSlot | undefined => gateSlots?.[gateId]
/** The slot in which its truck is still expected. */
export const slotDue = (load: Partial<WithSlots>, gateId: string): LoadSlot | undefined => {
  const slot = slotOf(load, gateId)
  return slot && !slot.isMissed ? slot : undefined
}
