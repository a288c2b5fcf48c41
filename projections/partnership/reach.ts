import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { MOST_NAMES, partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { reachOf } from '../shared/reach.ts'
import { suspendedEverywhere } from '../shared/suspended.ts'
import type { PartnershipDocument } from './document.ts'
import { PARTNERSHIPS } from './filters.ts'

type Group = { readonly id: string; readonly name: string; readonly transporterIds: readonly string[] }

/** How many carriers an offer reaches, each counted once, and the names of the first of each list. */
export const reachOfTarget = async (
  { flAll = false, groupIds, transporterIds }: InputOf<typeof carrierRoutes.reach>,
  { views, by, now }: ReaderContext,
) => {
  const suspended = await suspendedEverywhere({ views, now })
  const found = await Promise.all(groupIds.map((id) => views.get<Group>('group', id)))
  const groups = found.flatMap((group) => group ?? [])
  const named = await Promise.all(
    transporterIds.slice(0, MOST_NAMES).map((id) => views.get<PartnershipDocument>(PARTNERSHIPS, partnershipId(by.shipperId, id))),
  )
  const activeAmong = async (ids: readonly string[]) => {
    const relations = await Promise.all(ids.map((id) => views.get<PartnershipDocument>(PARTNERSHIPS, partnershipId(by.shipperId, id))))
    return relations.filter((one) => one?.status === 'ACTIVE').length
  }
  const members = new Set([...transporterIds, ...groups.flatMap((group) => group.transporterIds)])
  const leftOut = flAll ? await activeAmong(suspended) : suspended.filter((id) => members.has(id)).length
  return {
    amount: (flAll ? await reachOf(views, by.shipperId) : members.size) - leftOut,
    leftOut,
    names: [
      ...groups.slice(0, MOST_NAMES).map(({ id, name }) => ({ id, name })),
      ...named.flatMap((one) => (one ? [{ id: one.transporterId, name: one.name }] : [])),
    ],
  }
}
