import { channelOf, type Owner, ownerOfChannel } from '../kit/owner.ts'
import { deliveryOf, loadOfDelivery } from '../load/codes.ts'

export const chatRefusals = ['CHAT_EMPTY', 'CHAT_FULL', 'CHAT_NOT_NOW', 'DRIVER_MISSING', 'DRIVER_NOT_BOUND'] as const
export type ChatRefusal = (typeof chatRefusals)[number]
/** The two sides of a chat about a delivery. */
export const chatAgents = ['SHIPPER', 'DRIVER'] as const
export type ChatAgent = (typeof chatAgents)[number]

/** A chat's id names its owner: the delivery of a load, `kind:id` of another kind. */
export const chatIdOf = (owner: Owner): string => (owner.kind === 'load' ? deliveryOf(owner.id) : channelOf(owner))
/** The owner of a chat; undefined for an id that `chatIdOf` does not make. */
export const ownerOfChat = (chatId: string): Owner => ownerOfChannel(chatId) ?? { kind: 'load', id: loadOfDelivery(chatId) }
