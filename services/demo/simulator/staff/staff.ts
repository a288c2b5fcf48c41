import { shipperData } from '../../shipper-data.ts'
import type { SimulationContext } from '../simulation-context.ts'
import { followTracking, reviewReceipts } from './after.ts'
import { approve, choose } from './hire.ts'
import { acceptLotProposals } from './lots.ts'
import { negotiate } from './negotiate.ts'
import { type StaffTask, worklistOf } from './worklist.ts'

const jobs: Readonly<Record<string, StaffTask>> = {
  negotiate,
  choose,
  approve,
  acceptLotProposals,
  reviewReceipts,
  followTracking,
}

/** What the demo's own shippers do with the loads that the demo itself launched: one thing at a time. */
export const staffOf = (context: SimulationContext) => {
  const { random } = context
  return {
    work: async () => {
      const book = shipperData[random.chance(0.75) ? 0 : 1]!
      await jobs[random.weighted(often)]!(worklistOf(context, book))
    },
  }
}
