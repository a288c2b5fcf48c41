import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { may, shipperRoles } from '../roles.ts'
import { viewPaths } from './events.ts'
import { savedViewLabels } from './labels.pt.ts'

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
/** The part after the `?`. */
const address = Type.String({ maxLength: 2000, pattern: '^[^\\s#?]*$' })
const path = Type.Enum(viewPaths)
const { failed } = savedViewLabels

export const SavedView = Type.Object({
  id: Id,
  name: Type.String(),
  query: Type.String(),
  shared: Type.Boolean(),
  /** The asker's own. */
  mine: Type.Boolean(),
  ownerName: Type.Optional(Type.String()),
  /** Roles that have it as their default. */
  defaultFor: Type.Array(Type.String()),
  /** The default of the asker's role. */
  isDefault: Type.Boolean(),
})
export type SavedView = Static<typeof SavedView>

/** Saved addresses of a list: the user's own, and those that others share. */
export const savedViewRoutes = {
  list: query('GET /savedViews', Type.Array(SavedView), { may: may.seeLoads, query: { path } }),
}
export const savedViewCommands = {
  save: command('POST /savedViews', 'SaveView', {
    may: may.seeLoads,
    body: { name, path, query: address, shared: Type.Boolean() },
    messages: { done: savedViewLabels.saved, failed },
  }),
  /** Absent fields stay unchanged. */
  change: command('PUT /savedViews/:id', 'ChangeView', {
    may: may.seeLoads,
    body: { name: Type.Optional(name), query: Type.Optional(address), shared: Type.Optional(Type.Boolean()) },
    messages: { done: savedViewLabels.changed, failed },
  }),
  remove: command('DELETE /savedViews/:id', 'RemoveView', { may: may.seeLoads, messages: { done: savedViewLabels.removed, failed } }),
  choose: command('PUT /savedViews/:id/default', 'ChooseDefaultView', {
    may: may.configure,
    body: { roles: Type.Array(Type.Enum(shipperRoles), { maxItems: shipperRoles.length, uniqueItems: true }) },
    messages: { done: savedViewLabels.chosen, failed },
  }),
}
export type SavedViewCommand = CommandsOf<typeof savedViewCommands>
