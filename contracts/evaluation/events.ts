import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'
import { formFields } from './form.ts'

const form = { formId: Id, shipperId: Id }

/** The evaluation forms of a shipper, all in one stream; evaluations themselves are events of their load. */
export const evaluationEvents = {
  EvaluationFormRegistered: event({ ...form, ...formFields }),
  EvaluationFormChanged: event({ ...form, ...formFields }),
  EvaluationFormRemoved: event(form),
}
export type EvaluationEvent = EventsOf<typeof evaluationEvents>
