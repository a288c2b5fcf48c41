import type { savedViewRoutes } from '@embarca/contracts/saved-view/routes.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { SavedViewDocument } from './projector.ts'

const MOST = 100
const latestFirst = (a: SavedViewDocument, b: SavedViewDocument) => (b.chosenAt ?? '').localeCompare(a.chosenAt ?? '')

/** The user's own views and those shared by others, by name; of those chosen for the user's role, the latest is the initial one. */
export const savedViewReaders: Readers<typeof savedViewRoutes> = {
  list: async ({ path }, { views, by: { userId, roles } }) => {
    const ask = { sort: ['name', 'asc'] as const, size: MOST }
    const [own, shared] = await Promise.all([
      views.page<SavedViewDocument>('saved-view', { where: { path, owner: userId }, ...ask }),
      views.page<SavedViewDocument>('saved-view', { where: { path, shared: true }, ...ask }),
    ])
    const all = [...own.items, ...shared.items.filter(({ owner }) => owner !== userId)]
    const [first] = all.filter(({ defaultFor }) => defaultFor.some((role) => roles.includes(role))).sort(latestFirst)
    const owners = await Promise.all(all.map(({ owner }) => views.get<{ name: string }>('people', owner)))
    return all.map(({ viewId, name, query, shared, owner, defaultFor }, at) =>
      given({
        ...{ id: viewId, name, query, shared },
        mine: owner === userId,
        ownerName: owners[at]?.name,
        defaultFor: [...defaultFor],
        isDefault: viewId === first?.viewId,
      }),
    )
  },
}
