import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, Line, Text } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { deliveryInTrip } from '../trip-link/in-trip.ts'
import { chatAgents } from './codes.ts'
import { chatMessages } from './labels.pt.ts'

const Attachment = Type.Object({ fileId: Id, name: Line }, { additionalProperties: false })
const Message = Type.Object({
  id: Id,
  agent: Type.Enum(chatAgents),
  /** The author's name. */
  author: Type.String(),
  text: Type.String(),
  attachments: Type.Array(Type.Object({ fileId: Id, name: Type.String() })),
  date: Type.String(),
  /** Whether the other side has seen it. */
  viewed: Type.Boolean(),
})
/** All messages, oldest first. */
export const Chat = Type.Object({
  deliveryId: Id,
  messages: Type.Array(Message),
  /** How many of the other side's messages this side has not seen. */
  notViewed: Type.Integer(),
  /** Whether a message may be sent now. */
  open: Type.Boolean(),
})
export type Chat = Static<typeof Chat>

const messageFields = {
  message: Type.Optional(Text),
  attachments: Type.Optional(Type.Array(Attachment, { maxItems: 10 })),
}
const attaches = ({ attachments = [] }: { attachments?: readonly { fileId: string }[] }) => attachments.map(({ fileId }) => fileId)
const messages = { failed: chatMessages.notSent }

const atTheWheel = { may: may.drive, inTrip: deliveryInTrip } as const

/** `:id` is the delivery. */
export const chatRoutes = {
  chat: query('GET /shippingdelivery/:id/chat', Chat, { may: may.seeLoads }),
  driverChat: query('GET /webdriver/deliveries/:id/chat', Chat, atTheWheel),
}
export const chatCommands = {
  addMessage: command('POST /shippingdelivery/:id/chat/addMessage', 'SendChatMessage', {
    creates: true,
    may: may.runLoads,
    body: { ...messageFields, target: Type.Optional(Type.Literal('DRIVER')) },
    attaches,
    messages,
  }),
  read: command('POST /shippingdelivery/:id/chat/viewed', 'ReadChat', { may: may.runLoads }),
  driverAddMessage: command('POST /webdriver/deliveries/:id/chat', 'SendChatMessage', {
    ...{ ...atTheWheel, creates: true, takesMoment: true, body: messageFields, attaches, messages },
  }),
  driverRead: command('POST /webdriver/deliveries/:id/chat/viewed', 'ReadChat', atTheWheel),
}
export type ChatCommand = CommandsOf<typeof chatCommands>
