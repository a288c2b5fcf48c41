import type { Scope } from './projector.ts'
import type { Ask, Test, Views, Where } from './read-store.ts'
import { isUnfindable } from './search.ts'

type Tenant = { readonly shipperId: string; readonly operationGroups: readonly string[]; readonly roles: readonly string[] }
type Owned = { readonly shipperId?: string; readonly operationGroupId?: string }

/** The groups that were asked for and may be seen; asking for none of one's own finds nothing. */
const groupsOf = (test: Test | undefined, own: readonly string[]): readonly string[] =>
  typeof test === 'string' ? own.filter((id) => id === test) : Array.isArray(test) ? own.filter((id) => test.includes(id)) : own

/** Views in which another tenant's and another operation group's documents do not exist. */
export const scoped = (views: Views, ofView: (view: string) => Scope, { shipperId, operationGroups, roles }: Tenant): Views => {
  // The platform's own staff work in every group of the shipper they look at.
  const scopeOf = (view: string) => (ofView(view) === 'group' && roles.includes('embarca_admin') ? 'tenant' : ofView(view))
  const narrow = (view: string, where: Where): Where => {
    const scope = scopeOf(view)
    if (scope === 'open') return where
    if (scope === 'tenant') return { ...where, shipperId }
    const groups = groupsOf(where['operationGroupId'], operationGroups)
    return { ...where, shipperId, operationGroupId: groups.length === 1 ? groups[0]! : groups }
  }
  const narrowed = <A extends { where: Where }>(view: string, ask: A): A => ({ ...ask, where: narrow(view, ask.where) })
  const isTheirs = (view: string, doc: Owned) => {
    const scope = scopeOf(view)
    return scope === 'open' || (doc.shipperId === shipperId && (scope === 'tenant' || operationGroups.includes(doc.operationGroupId ?? '')))
  }
  return {
    get: async <Doc>(view: string, id: string) => {
      const doc = await views.get<Doc & Owned>(view, id)
      return doc && isTheirs(view, doc) ? doc : undefined
    },
    page: async <Doc>(view: string, ask: Ask) =>
      isUnfindable(ask.text) ? { items: [], hasMore: false } : views.page<Doc>(view, narrowed(view, ask)),
    rawPage: async (view, ask) =>
      isUnfindable(ask.text) ? { items: '', count: 0, hasMore: false } : views.rawPage(view, narrowed(view, ask)),
    count: async (view, ask) => (isUnfindable(ask.text) ? {} : views.count(view, narrowed(view, ask))),
    tally: async (view, ask) => (isUnfindable(ask.text) ? [] : views.tally(view, narrowed(view, ask))),
    seenTo: () => views.seenTo(),
  }
}
