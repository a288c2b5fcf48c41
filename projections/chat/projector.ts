import type { ChatAgent } from '@embarca/contracts/chat/codes.ts'
import type { ChatEvent } from '@embarca/contracts/chat/events.ts'
import type { Projector } from '../kit/projector.ts'

type ChatMessage = {
  readonly id: string
  readonly agent: ChatAgent
  readonly authorId: string
  readonly driverId: string
  readonly text: string
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
  readonly date: string
  /** By the other side. */
  readonly viewed: boolean
}
/** The messages about a delivery, oldest first. Readers read the load first, because the document names no operation group. */
export type ChatTalk = { readonly deliveryId: string; readonly shipperId: string; readonly messages: readonly ChatMessage[] }

export const chatProjector: Projector<ChatTalk, ChatEvent> = {
  spec: { view: 'chat', version: 1, fields: { shipperId: 'text' } },
  scope: 'open',
  notifies: 'change',
  id: ({ stream }) => /^chat-(.+)$/.exec(stream)?.[1],
  on: {
    ChatMessageSent: (
      talk,
      { data: { deliveryId, messageId: id, agent, authorId, driverId, text, attachments }, by, recordedAt: date },
    ) => ({
      deliveryId,
      shipperId: by.shipperId,
      messages: [
        ...(talk?.messages ?? []),
        {
          id,
          agent,
          authorId,
          driverId,
          text,
          attachments: attachments.map(({ fileId, name }) => ({ fileId, name })),
          date,
          viewed: false,
        },
      ],
    }),
    ChatRead: (talk, { data: { agent, messageId } }) => {
      if (!talk) return talk
      const upTo = talk.messages.findIndex(({ id }) => id === messageId)
      const messages = talk.messages.map((one, at) => (one.agent !== agent && at <= upTo && !one.viewed ? { ...one, viewed: true } : one))
      return { ...talk, messages }
    },
  },
}
