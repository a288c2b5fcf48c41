import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'
import { chatAgents } from './codes.ts'

const talk = { loadId: Id, deliveryId: Id, agent: Type.Enum(chatAgents) }

/** What shipper and driver say to each other about a delivery, and how far each has read. */
export const chatEvents = {
  /** What was written is the author's own: it is forgotten with the author. */
  ChatMessageSent: event({
    ...talk,
    messageId: Id,
    authorId: Id,
    /** The driver who is bound: of another one's talk, the next driver hears nothing. */ driverId: Id,
    text: personalText('authorId'),
    attachments: Type.Array(Type.Object({ fileId: Id, name: personalText('authorId'), authorId: Id })),
  }),
  /** This side has seen everything up to a message. */
  ChatRead: event({ ...talk, messageId: Id }),
}
export type ChatEvent = EventsOf<typeof chatEvents>
