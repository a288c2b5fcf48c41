import type { Actor } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { SavedViewEvent, ViewPath } from '@embarca/contracts/saved-view/events.ts'
import type { SavedViewRefusal } from '@embarca/contracts/saved-view/labels.pt.ts'
import type { SavedViewCommand } from '@embarca/contracts/saved-view/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

export type SavedViewState = {
  readonly viewId: string
  readonly shipperId: string
  readonly owner: string
  readonly name: string
  readonly path: ViewPath
  readonly query: string
  readonly shared: boolean
  readonly defaultFor: readonly string[]
}
export type SavedViewTypes = {
  state: { readonly view?: SavedViewState }
  command: SavedViewCommand
  event: SavedViewEvent
  status: string
  refusal: SavedViewRefusal
}

const changes = ({ owner }: SavedViewState, { userId, roles }: Actor) => owner === userId || allows(may.configure, roles)
const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
const fieldsOf = ({ name, path, query, shared }: SavedViewState) => ({ name, path, query, shared })

/** A saved address of a list: only its owner or an administrator changes it; the default of a role must be shared. */
const decisions: DecisionsOf<SavedViewTypes, SavedViewCommand['type']> = {
  SaveView: ({ name, ...fields }, _, { by: { userId, shipperId }, newId }) => ({
    type: 'ViewSaved',
    data: { viewId: newId, shipperId, owner: userId, name: name.trim(), ...fields },
  }),
  ChangeView: ({ id: _, ...fields }, { view }, { by }) => {
    if (!view) return refuse('VIEW_UNKNOWN')
    if (!changes(view, by)) return refuse('VIEW_NOT_YOURS')
    const before = fieldsOf(view)
    const now = { ...before, ...fields, name: (fields.name ?? view.name).trim() }
    if (view.defaultFor.length > 0 && !now.shared) return refuse('VIEW_NOT_SHARED')
    return same(now, before) ? [] : { type: 'ViewChanged', data: { viewId: view.viewId, shipperId: view.shipperId, ...now } }
  },
  ChooseDefaultView: ({ roles }, { view }) => {
    if (!view) return refuse('VIEW_UNKNOWN')
    if (!view.shared) return refuse('VIEW_NOT_SHARED')
    const { viewId, shipperId, defaultFor } = view
    return same([...roles].sort(), [...defaultFor].sort())
      ? []
      : { type: 'DefaultViewChosen', data: { viewId, shipperId, roles: [...roles] } }
  },
  RemoveView: (_, { view }, { by }) => {
    if (!view) return refuse('VIEW_UNKNOWN')
    if (!changes(view, by)) return refuse('VIEW_NOT_YOURS')
    return { type: 'ViewRemoved', data: { viewId: view.viewId, shipperId: view.shipperId } }
  },
}

const evolve: Evolve<SavedViewTypes> = {
  ViewSaved: (_, view) => ({ view: { ...view, defaultFor: [] } }),
  ViewChanged: ({ view }, fields) => (view ? { view: { ...view, ...fields } } : {}),
  DefaultViewChosen: ({ view }, { roles }) => (view ? { view: { ...view, defaultFor: roles } } : {}),
  ViewRemoved: () => ({}),
}
export const savedViewFold: Fold<SavedViewTypes['state']> = { initial: {}, evolve }

export const savedViewCommands = commandTable<SavedViewTypes>()({
  SaveView: {
    streamId: (_, { newId }) => newId,
    owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
    decide: decisions.SaveView,
  },
  ChangeView: { decide: decisions.ChangeView },
  ChooseDefaultView: { decide: decisions.ChooseDefaultView },
  RemoveView: { decide: decisions.RemoveView },
})
