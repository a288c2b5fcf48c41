import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'

/** Lists whose address may be kept under a name. */
export const viewPaths = ['/loads', '/loads/history', '/loads/deliveryhistory'] as const
export type ViewPath = (typeof viewPaths)[number]

const view = { viewId: Id, shipperId: Id }
const said = { name: Type.String(), path: Type.Enum(viewPaths), query: Type.String(), shared: Type.Boolean() }

/** A named address: what a list showed when somebody wanted to find it again (the address stays the truth). */
export const savedViewEvents = {
  ViewSaved: fact({ ...view, ...said, owner: Id }),
  ViewChanged: fact({ ...view, ...said }),
  /** What these roles begin with, instead of what they began with before. */
  DefaultViewChosen: fact({ ...view, roles: Type.Array(Type.String()) }),
  ViewRemoved: fact(view),
}
export type SavedViewEvent = FactsOf<typeof savedViewEvents>
