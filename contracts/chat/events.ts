import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'
import { chatAgents } from './codes.ts'

const talk = { loadId: Id, deliveryId: Id, agent: Type.Enum(chatAgents) }

/** Messages between shipper and driver about a delivery, and how far each side has read. */
export const chatEvents = {
  /** The text belongs to its author: it is forgotten with the author. */
  ChatMessageSent: event({
    ...talk,
    messageId: Id,
    authorId: Id,
    /** The bound driver: the next driver does not see this driver's messages. */ driverId: Id,
    text: personalText('authorId'),
    attachments: Type.Array(Type.Object({ fileId: Id, name: personalText('authorId'), authorId: Id })),
  }),
  /** This side has read everything up to a message. */
  ChatRead: event({ ...talk, messageId: Id }),
}
export type ChatEvent = EventsOf<typeof chatEvents>
