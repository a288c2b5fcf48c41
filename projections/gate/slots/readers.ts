import type { slotRoutes } from '@embarca/contracts/gate/slot-booking.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { Readers } from '../../kit/readers.ts'
import { gateIn } from '../gate.ts'
import { gateDay } from './day.ts'

/** Whose seats a gate's slots are. */
export const slotReaders: Readers<typeof slotRoutes> = {
  slots: async ({ conciergeId, day }, context) => {
    const gate = await gateIn(context.views, conciergeId)
    return gate && gateDay(gate, day ?? localDay(context.now, gate.zone), context)
  },
}
