import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { MOST_NAMES, partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { suspendedIn } from '../shared/suspended.ts'
import type { PartnershipDocument } from './document.ts'
import { PARTNERSHIPS, scopeOf } from './filters.ts'

type Group = { readonly id: string; readonly name: string; readonly transporterIds: readonly string[] }
/** Ids in one question to the store. */
const CHUNK = 500
const chunked = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK))

/** How many carriers an offer reaches, each counted once, and the names of the first of each list. */
export const reachOfTarget = async (
  { flAll = false, groupIds, transporterIds, operationGroupId }: InputOf<typeof carrierRoutes.reach>,
  { views, by, now }: ReaderContext,
) => {
  const suspended = await suspendedIn({ views, now }, operationGroupId)
  const found = await Promise.all(groupIds.map((id) => views.get<Group>('group', id)))
  const groups = found.flatMap((group) => group ?? [])
  const relationOf = (id: string) => views.get<PartnershipDocument>(PARTNERSHIPS, partnershipId(by.shipperId, id))
  const named = await Promise.all(transporterIds.slice(0, MOST_NAMES).map(relationOf))
  const members = new Set([...transporterIds, ...groups.flatMap((group) => group.transporterIds)])

  const count = async (where: ViewFilter) => (await views.count(PARTNERSHIPS, { where }))['all'] ?? 0
  const inGroup = operationGroupId === undefined ? {} : { groupScope: { holds: scopeOf([operationGroupId]) } }
  const outsideAmong = async (where: ViewFilter) => (await count(where)) - (await count({ ...where, ...inGroup }))
  const counts = async () => {
    if (flAll) return { all: await count({ status: 'ACTIVE' }), outside: await outsideAmong({ status: 'ACTIVE' }) }
    const outside = await Promise.all(chunked([...members]).map((ids) => outsideAmong({ transporterId: ids })))
    return { all: members.size, outside: outside.reduce((sum, one) => sum + one, 0) }
  }
  const { all, outside } = await counts()
  const blocked = await Promise.all(suspended.filter((id) => flAll || members.has(id)).map(relationOf))
  /** One that is outside the group as well is counted there. */
  const isReachable = ({ status, groupScope = [] }: PartnershipDocument) =>
    (!flAll || status === 'ACTIVE') &&
    (operationGroupId === undefined || scopeOf([operationGroupId]).some((one) => groupScope.includes(one)))
  const leftOut = blocked.filter((one) => one && isReachable(one)).length
  return {
    amount: all - outside - leftOut,
    leftOut,
    ...(outside > 0 && { outside }),
    names: [
      ...groups.slice(0, MOST_NAMES).map(({ id, name }) => ({ id, name })),
      ...named.flatMap((one) => (one ? [{ id: one.transporterId, name: one.name }] : [])),
    ],
  }
}
