import type { SavedViewEvent, ViewPath } from '@embarca/contracts/saved-view/events.ts'
import type { Projector } from '../kit/projector.ts'

/** A saved list: its address under a name. */
export type SavedViewDocument = {
  readonly viewId: string
  readonly shipperId: string
  readonly owner: string
  readonly name: string
  readonly path: ViewPath
  readonly query: string
  readonly shared: boolean
  readonly defaultFor: readonly string[]
  /** When it became the initial view of these roles; the latest one applies. */
  readonly chosenAt?: string
}

export const savedViewProjector: Projector<SavedViewDocument, SavedViewEvent> = {
  spec: {
    view: 'saved-view',
    version: 1,
    fields: { shipperId: 'text', path: 'text', owner: 'text', shared: 'boolean', name: 'text' },
    indexes: [
      ['shipperId', 'path', 'owner', 'name'],
      ['shipperId', 'path', 'shared', 'name'],
    ],
  },
  scope: 'tenant',
  id: ({ stream }) => /^view-(.+)$/.exec(stream)?.[1],
  on: {
    ViewSaved: (_, { data }) => ({ ...data, defaultFor: [] }),
    ViewChanged: (view, { data }) => view && { ...view, ...data },
    DefaultViewChosen: (view, { data: { roles }, recordedAt }) => view && { ...view, defaultFor: roles, chosenAt: recordedAt },
    ViewRemoved: () => undefined,
  },
}
