import type { Module } from '../kit/module.ts'
import { concernedBy, loadOf } from '../load/index.ts'
import { type TrackingVocabulary, trackingDecider } from './decider.ts'

/** Where a load was, as its driver reports it. */
export const tracking: Module<TrackingVocabulary> = {
  name: 'tracking',
  decider: trackingDecider,
  stream: ({ data: { id } }) => `tracking-${id}`,
  key: ({ data: { id } }) => id,
  belongs: async (_, { data: { id } }, beside) => concernedBy(await loadOf(beside, id), beside),
  facts: async (_, { data: { id } }, beside) => {
    const { status, driver } = await loadOf(beside, id)
    return { loadStatus: status, driverId: driver?.driverId ?? '' }
  },
}
