import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { type ChatTypes, chatCommands, chatFold } from './commands.ts'

/** What the shipper and the driver of a delivery say to each other. */
export const chats: Module<ChatTypes> = {
  name: 'chat',
  fold: chatFold,
  commands: chatCommands,
  stream: (id) => `chat-${id}`,
  key: loadOfDelivery,
  owner: async (_, { id }, context) => {
    const load = await loadOf(context, loadOfDelivery(id))
    return deliveryOf(load.loadId) === id ? ownershipOf(load, context) : undefined
  },
}

export const chatService = {
  modules: { chat: chats },
  routes: { chatting: 'chat' },
} as const satisfies ServiceManifest
