import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'

export const phoneHolders = ['DRIVER', 'TRANSPORTER'] as const
export type PhoneHolder = (typeof phoneHolders)[number]

/** `phoneId`: a keyed digest of the number. */
const phone = { phoneId: Id, holder: Type.Enum(phoneHolders), holderId: Id }

/** Whether a phone may be written to by the program itself (CA38): for each number, by the driver or company whose number it is. */
export const messageConsentEvents = {
  /** The number is sealed under the driver, or under the company. */
  MessagesAllowed: event({ ...phone, phone: personalText('holderId') }),
  MessagesStopped: event(phone),
}
export type MessageConsentEvent = EventsOf<typeof messageConsentEvents>
