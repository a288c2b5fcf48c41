import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { slotTexts } from '@embarca/contracts/gate/slots.pt.ts'
import { commandTable, type LookupContext } from '../../kit/command-row.ts'
import type { Module } from '../../kit/module.ts'
import { loadOf, ownershipOf } from '../../load/index.ts'
import { gateOf } from '../../place/index.ts'
import { type SlotTypes, slotDecisions } from './decide.ts'
import { slotLookup, slotLookups } from './lookups.ts'
import { type SlotsState, seatClaims, slotsFold, streamOfSlots } from './state.ts'

type Named = { readonly id?: string; readonly shippingId?: string; readonly conciergeId?: string }
const loadIdOf = ({ shippingId, id = shippingId ?? '' }: Named) => id
const lookups = (_: SlotsState, named: Named & { readonly conciergeId: string }, context: LookupContext) =>
  slotLookup(loadIdOf(named), named.conciergeId, context)
const decisions = slotDecisions({ ...gateLabels.refusal, ...slotTexts.refusal })
/** More than the seats of any slot. */
const MOST_SEATS = 200
/** The seat that was tried is another load's: the next one. */
const seating = { lookups, generatesName: () => true, namesTried: MOST_SEATS } as const

/** Seats of loads in the slots of gates: a seat is a name that one load holds (Y20). */
export const slots: Module<SlotTypes> = {
  name: 'gateSlots',
  fold: slotsFold,
  commands: commandTable<SlotTypes>()({
    BookSlot: { ...seating, decide: decisions.BookSlot },
    AssignSlot: { ...seating, decide: decisions.AssignSlot },
    GiveBackSlot: { lookups, decide: decisions.GiveBackSlot },
    WithdrawSlot: { lookups, decide: decisions.WithdrawSlot },
    FollowLoadSlots: { lookups: (state, { id }, context) => slotLookups(state, id, context), decide: decisions.FollowLoadSlots },
    MissSlot: { lookups, decide: decisions.MissSlot },
  }),
  stream: streamOfSlots,
  key: (loadId) => loadId,
  idOf: loadIdOf,
  owner: async (_, named: Named, context) => {
    const load = await loadOf(context, loadIdOf(named))
    if (named.conciergeId !== undefined && !(await gateOf(context, named.conciergeId, load.shipperId))) return undefined
    return ownershipOf(load, context)
  },
  claims: ({ type, data }, { bookings }) => {
    const before = bookings[data.conciergeId]
    const release = before ? seatClaims(data.conciergeId, before) : []
    return { release, ...(type !== 'SlotGivenBack' && { take: seatClaims(data.conciergeId, data) }) }
  },
  claimTaken: () => 'SLOT_FULL',
}
