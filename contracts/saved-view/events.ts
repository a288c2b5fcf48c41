import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'

/** Lists whose address may be kept under a name. */
export const viewPaths = ['/loads', '/loads/history', '/loads/deliveryhistory'] as const
export type ViewPath = (typeof viewPaths)[number]

const view = { viewId: Id, shipperId: Id }
const savedFields = { name: Type.String(), path: Type.Enum(viewPaths), query: Type.String(), shared: Type.Boolean() }

/** A named address: what a list showed when somebody wanted to find it again (the address stays the truth). */
export const savedViewEvents = {
  ViewSaved: event({ ...view, ...savedFields, owner: Id }),
  ViewChanged: event({ ...view, ...savedFields }),
  /** What these roles begin with, instead of what they began with before. */
  DefaultViewChosen: event({ ...view, roles: Type.Array(Type.String()) }),
  ViewRemoved: event(view),
}
export type SavedViewEvent = EventsOf<typeof savedViewEvents>
