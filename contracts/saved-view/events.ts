import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'

/** Lists whose addresses can be saved under a name. */
export const viewPaths = ['/loads', '/loads/history', '/loads/deliveryhistory', '/orders'] as const
export type ViewPath = (typeof viewPaths)[number]

const view = { viewId: Id, shipperId: Id }
const savedFields = { name: Type.String(), path: Type.Enum(viewPaths), query: Type.String(), shared: Type.Boolean() }

/** A saved address of a list; the address alone determines what it shows. */
export const savedViewEvents = {
  ViewSaved: event({ ...view, ...savedFields, owner: Id }),
  ViewChanged: event({ ...view, ...savedFields }),
  /** The default view of these roles; it replaces the earlier one. */
  DefaultViewChosen: event({ ...view, roles: Type.Array(Type.String()) }),
  ViewRemoved: event(view),
}
export type SavedViewEvent = EventsOf<typeof savedViewEvents>
