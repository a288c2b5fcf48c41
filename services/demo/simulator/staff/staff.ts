import { shipperData } from '../../shipper-data.ts'
import type { SimulationContext } from '../simulation-context.ts'
import { followTracking, reviewReceipts } from './after.ts'
import { settleIncident, settlePendency } from './attention.ts'
import { approve, choose } from './hire.ts'
import { acceptLotProposals } from './lots.ts'
import { negotiate } from './negotiate.ts'
import { type StaffTask, worklistOf } from './worklist.ts'

const jobs = {
  negotiate,
  choose,
  approve,
  acceptLotProposals,
  reviewReceipts,
  followTracking,
  settlePendency,
  settleIncident,
} satisfies Readonly<Record<string, StaffTask>>
const weights: Readonly<Record<keyof typeof jobs, number>> = {
  negotiate: 32,
  choose: 18,
  approve: 10,
  acceptLotProposals: 18,
  reviewReceipts: 14,
  followTracking: 8,
  settlePendency: 6,
  settleIncident: 4,
}

/** The work of the demo's shippers on the loads that the demo launched: one action at a time. */
export const staffOf = (context: SimulationContext) => {
  const { random } = context
  return {
    work: async () => {
      const book = shipperData[random.chance(0.75) ? 0 : 1]!
      await jobs[random.weighted(weights)](worklistOf(context, book))
    },
  }
}
