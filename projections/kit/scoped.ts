import type { Actor } from '@embarca/contracts/kit/event.ts'
import { seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'
import type { Scope } from './projector.ts'
import type { Test, ViewFilter, ViewQuery, Views } from './read-store.ts'
import { isUnfindable } from './search.ts'

type Tenant = Pick<Actor, 'userId' | 'shipperId' | 'operationGroups' | 'roles'>
type Owned = { readonly shipperId?: string; readonly operationGroupId?: string; readonly authorId?: string }

/** The requested groups that the user may see; a request for none of the user's groups finds nothing. */
const groupsOf = (test: Test | undefined, own: readonly string[]): readonly string[] =>
  typeof test === 'string' ? own.filter((id) => id === test) : Array.isArray(test) ? own.filter((id) => test.includes(id)) : own

/** Limits views to the user's tenant and operation groups: other documents do not exist. */
export const scoped = (views: Views, ofView: (view: string) => Scope, { userId, shipperId, operationGroups, roles }: Tenant): Views => {
  const ownOnly = seesOwnLoadsOnly(roles)
  // The platform's own staff work in every group of the selected shipper.
  const scopeOf = (view: string) => (ofView(view) !== 'open' && roles.includes('embarca_admin') ? 'tenant' : ofView(view))
  const narrow = (view: string, where: ViewFilter): ViewFilter => {
    const scope = scopeOf(view)
    if (scope === 'open') return where
    if (scope === 'tenant') return { ...where, shipperId }
    const groups = groupsOf(where['operationGroupId'], operationGroups)
    const ofGroups = { ...where, shipperId, operationGroupId: groups.length === 1 ? groups[0]! : groups }
    return ownOnly && scope === 'load' ? { ...ofGroups, authorId: userId } : ofGroups
  }
  const narrowed = <A extends { where: ViewFilter }>(view: string, ask: A): A => ({ ...ask, where: narrow(view, ask.where) })
  const isTheirs = (view: string, doc: Owned) => {
    const scope = scopeOf(view)
    if (scope === 'open') return true
    if (doc.shipperId !== shipperId) return false
    if (scope === 'tenant') return true
    return operationGroups.includes(doc.operationGroupId ?? '') && !(ownOnly && scope === 'load' && doc.authorId !== userId)
  }
  return {
    get: async <Doc>(view: string, id: string) => {
      const doc = await views.get<Doc & Owned>(view, id)
      return doc && isTheirs(view, doc) ? doc : undefined
    },
    page: async <Doc>(view: string, ask: ViewQuery) =>
      isUnfindable(ask.text) ? { items: [], hasMore: false } : views.page<Doc>(view, narrowed(view, ask)),
    rawPage: async (view, ask) =>
      isUnfindable(ask.text) ? { items: '', count: 0, hasMore: false } : views.rawPage(view, narrowed(view, ask)),
    count: async (view, ask) => (isUnfindable(ask.text) ? {} : views.count(view, narrowed(view, ask))),
    tally: async (view, ask) => (isUnfindable(ask.text) ? [] : views.tally(view, narrowed(view, ask))),
    lastPosition: () => views.lastPosition(),
  }
}
