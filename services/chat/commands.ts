import { type ChatAgent, type ChatRefusal, ownerOfChat } from '@embarca/contracts/chat/codes.ts'
import type { ChatEvent } from '@embarca/contracts/chat/events.ts'
import { chatLabels } from '@embarca/contracts/chat/labels.pt.ts'
import type { ChatCommand } from '@embarca/contracts/chat/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { type ChatTerms, commandTable, type LookupContext } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import { chatTermsOf } from '../kit/owner.ts'

export type ChatTypes = {
  state: { readonly messages: number; readonly last: Partial<Record<ChatAgent, string>>; readonly read: Partial<Record<ChatAgent, string>> }
  command: ChatCommand
  event: ChatEvent
  status: string
  refusal: ChatRefusal
}

const MOST = 2_000
const sideOf = ({ driverId }: Actor): ChatAgent => (driverId === undefined ? 'SHIPPER' : 'DRIVER')
const other = (agent: ChatAgent): ChatAgent => (agent === 'SHIPPER' ? 'DRIVER' : 'SHIPPER')
/** For an owner of another kind, `loadId` is its id: the field names in the log are older than the kinds. */
const about = (deliveryId: string, by: Actor) => ({ loadId: ownerOfChat(deliveryId).id, deliveryId, agent: sideOf(by) })

const decisions: DecisionsOf<ChatTypes, ChatCommand['type'], { SendChatMessage: ChatTerms }> = {
  SendChatMessage: ({ id, message = '', attachments = [] }, { messages }, { by, lookups: { isOpen, driverId }, newId: messageId }) => {
    const text = message.trim()
    if (!text && !attachments.length) return refuse('CHAT_EMPTY', { fields: [{ field: 'message', message: chatLabels.messageMissing }] })
    if (!isOpen) return refuse('CHAT_NOT_NOW')
    if (!driverId) return refuse('DRIVER_MISSING')
    if (by.driverId !== undefined && by.driverId !== driverId) return refuse('DRIVER_NOT_BOUND')
    if (messages >= MOST) return refuse('CHAT_FULL')
    const { userId: authorId } = by
    const attached = attachments.map(({ fileId, name }) => ({ fileId, name, authorId }))
    return { type: 'ChatMessageSent', data: { ...about(id, by), messageId, authorId, driverId, text, attachments: attached } }
  },
  ReadChat: ({ id }, { last, read }, { by }) => {
    const agent = sideOf(by)
    const messageId = last[other(agent)]
    return messageId === undefined || read[agent] === messageId ? [] : { type: 'ChatRead', data: { ...about(id, by), messageId } }
  },
}

const evolve: Evolve<ChatTypes> = {
  ChatMessageSent: ({ messages, last, read }, { agent, messageId }) => ({
    messages: messages + 1,
    last: { ...last, [agent]: messageId },
    read,
  }),
  ChatRead: (chat, { agent, messageId }) => ({ ...chat, read: { ...chat.read, [agent]: messageId } }),
}
export const chatFold = { initial: { messages: 0, last: {}, read: {} }, evolve }

export const chatCommands = commandTable<ChatTypes>()({
  SendChatMessage: {
    lookups: async (_, { id }, context: LookupContext): Promise<ChatTerms> =>
      (await chatTermsOf(ownerOfChat(id), context)) ?? { isOpen: false, driverId: '' },
    decide: decisions.SendChatMessage,
  },
  ReadChat: { decide: decisions.ReadChat },
})
