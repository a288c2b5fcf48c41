import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Module } from '../kit/module.ts'
import { concernedBy, loadOf } from '../load/index.ts'
import { type ChatVocabulary, chatDecider } from './decider.ts'

/** What the shipper and the driver of a delivery say to each other. */
export const chats: Module<ChatVocabulary> = {
  name: 'chat',
  decider: chatDecider,
  stream: ({ data: { id } }) => `chat-${id}`,
  key: ({ data: { id } }) => loadOfDelivery(id),
  belongs: async (_, { data: { id } }, beside) => {
    const load = await loadOf(beside, loadOfDelivery(id))
    return deliveryOf(load.loadId) === id ? concernedBy(load, beside) : undefined
  },
  facts: async (_, { data: { id } }, beside) => {
    const { status, driver } = await loadOf(beside, loadOfDelivery(id))
    return { loadStatus: status, driverId: driver?.driverId ?? '' }
  },
}
