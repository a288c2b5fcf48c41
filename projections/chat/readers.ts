import { type ChatAgent, chatIdOf, ownerOfChat } from '@embarca/contracts/chat/codes.ts'
import type { Chat, chatRoutes } from '@embarca/contracts/chat/routes.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import { type ChatAccess, kindOf } from '../kit/owner-kind.ts'
import type { Views } from '../kit/read-store.ts'
import type { ReaderContext, Readers } from '../kit/readers.ts'
import { peopleNames } from '../shared/people-names.ts'
import type { ChatTalk } from './projector.ts'

/** The chat as one side may see it, if its owner's kind allows it. */
const chatOf = async (id: string, side: ChatAgent, { views, by, owners = {} }: ReaderContext): Promise<Chat | undefined> => {
  const owner = ownerOfChat(id)
  const terms = chatIdOf(owner) === id ? await kindOf(owners, owner)?.chat?.(by, owner.id, side, views) : undefined
  return terms && shown(views, id, side, terms)
}

const shown = async (views: Views, deliveryId: string, side: ChatAgent, { isOpen, driverId: ofDriver }: ChatAccess): Promise<Chat> => {
  const talk = await views.get<ChatTalk>('chat', deliveryId)
  const visible = (talk?.messages ?? []).filter(({ driverId }) => ofDriver === undefined || driverId === ofDriver)
  const names = await peopleNames(
    views,
    visible.map(({ authorId }) => authorId),
  )
  return {
    deliveryId,
    messages: visible.map(({ authorId, driverId: _, attachments, ...message }) => ({
      ...message,
      author: names.get(authorId) ?? detailsLabels.unknown,
      attachments: [...attachments],
    })),
    notViewed: visible.filter(({ agent, viewed }) => agent !== side && !viewed).length,
    open: isOpen,
  }
}

export const chatReaders: Readers<typeof chatRoutes> = {
  chat: ({ id }, context) => chatOf(id, 'SHIPPER', context),
  driverChat: ({ id }, context) => chatOf(id, 'DRIVER', context),
}
