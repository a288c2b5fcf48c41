import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { Module } from '../kit/module.ts'
import { concernedBy, loadOf } from '../load/index.ts'
import { type ShareVocabulary, shareDecider } from './decider.ts'

export { type Link, shareDecider } from './decider.ts'

/** Links under which anybody may follow a load. */
export const shares: Module<ShareVocabulary> = {
  name: 'share',
  decider: shareDecider,
  stream: ({ data }) => `share-${deliveryOf(loadOfCall(data))}`,
  key: ({ data }) => loadOfCall(data),
  belongs: async (_, { data }, beside) => concernedBy(await loadOf(beside, loadOfCall(data)), beside),
  facts: async (_, { data }, beside) => ({ loadStatus: (await loadOf(beside, loadOfCall(data))).status }),
}
