import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { Module } from '../kit/module.ts'
import { concernedBy, loadOf } from '../load/index.ts'
import { type TrackingVocabulary, trackingDecider } from './decider.ts'

/** Where a load was, as its driver reports it, and whether it may go on without. */
export const tracking: Module<TrackingVocabulary> = {
  name: 'tracking',
  decider: trackingDecider,
  stream: ({ data }) => `tracking-${loadOfCall(data)}`,
  key: ({ data }) => loadOfCall(data),
  belongs: async (_, { type, data }, beside) => {
    const load = await loadOf(beside, loadOfCall(data))
    const belongs = await concernedBy(load, beside)
    // Who was only offered the load does not carry it.
    return belongs && type === 'AskWithoutTracking'
      ? { ...belongs, transporterIds: load.transporter ? [load.transporter.transporterId] : [] }
      : belongs
  },
  facts: async (_, { data }, beside) => {
    const { status, driver, transporter } = await loadOf(beside, loadOfCall(data))
    return { loadStatus: status, driverId: driver?.driverId ?? '', transporterId: transporter?.transporterId ?? '' }
  },
}
