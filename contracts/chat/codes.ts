import { channelOf, type Owner, ownerOfChannel } from '../kit/owner.ts'
import { deliveryOf, loadOfDelivery } from '../load/codes.ts'

export const chatRefusals = ['CHAT_EMPTY', 'CHAT_FULL', 'CHAT_NOT_NOW', 'DRIVER_MISSING', 'DRIVER_NOT_BOUND'] as const
export type ChatRefusal = (typeof chatRefusals)[number]
/** The two sides of a talk about a delivery. */
export const chatAgents = ['SHIPPER', 'DRIVER'] as const
export type ChatAgent = (typeof chatAgents)[number]

/** A chat's id names what it is about: of a load its delivery, of another kind `kind:id`. */
export const chatIdOf = (owner: Owner): string => (owner.kind === 'load' ? deliveryOf(owner.id) : channelOf(owner))
/** What a chat is about. Only an id that `chatIdOf` makes is a chat's. */
export const ownerOfChat = (chatId: string): Owner => ownerOfChannel(chatId) ?? { kind: 'load', id: loadOfDelivery(chatId) }
