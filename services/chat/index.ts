import { chatIdOf, ownerOfChat } from '@embarca/contracts/chat/codes.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { hasChat, ownershipOfOwner } from '../kit/owner.ts'
import { type ChatTypes, chatCommands, chatFold } from './commands.ts'

/** Messages between the shipper and the driver of an owner; the module of the owner's kind says who may write, and when. */
export const chats: Module<ChatTypes> = {
  name: 'chat',
  fold: chatFold,
  commands: chatCommands,
  stream: (id) => `chat-${id}`,
  key: (id) => ownerOfChat(id).id,
  filesOf: ({ id }) => ownerOfChat(id),
  owner: async (_, { id }, context) => {
    const owner = ownerOfChat(id)
    return chatIdOf(owner) === id && hasChat(owner, context) ? ownershipOfOwner(owner, context) : undefined
  },
}

export const chatService = {
  modules: { chat: chats },
  routes: { chatting: 'chat' },
} as const satisfies ServiceManifest
