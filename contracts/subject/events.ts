import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'

/** Recorded in `subject-{id}` once a person's key is gone. The store knows which streams named the person. */
export const subjectEvents = {
  SubjectForgotten: event({ subject: Id, shipperId: Type.String(), reason: Type.String({ maxLength: 200 }) }),
}
export type SubjectEvent = EventsOf<typeof subjectEvents>

export const subjectStream = (subject: string) => `subject-${subject}`
