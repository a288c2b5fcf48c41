import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../base/api.ts'
import { useRead } from '../../base/queries.ts'
import { plain } from '../../base/texts.ts'
import { choosableFirst, suspensionText } from '../load/suspension.ts'
import type { Targets } from './targets.ts'

export type Candidate = { readonly id: string; readonly name: string; readonly kind: 'group' | 'one'; readonly detail: string }
const FEW = 15

const fits = (typed: string) => {
  const query = plain(typed)
  return ({ name }: { readonly name: string }) => plain(name).includes(query)
}

/** Groups and transporters by name, and how many transporters an offer reaches; the server counts them. */
export const useTransporterReach = ({ toAll, groupIds, transporterIds }: Targets, operationGroupId: string | undefined) => {
  const reach = useRead(
    carrierRoutes.reach,
    { flAll: toAll, groupIds: [...groupIds], transporterIds: [...transporterIds], ...(operationGroupId && { operationGroupId }) },
    { keep: true },
  ).data
  const chosen = useRef(new Map<string, string>())
  const nameOf = (id: string) => reach?.names.find((one) => one.id === id)?.name ?? chosen.current.get(id) ?? '…'
  const search = async (typed: string): Promise<readonly Candidate[]> => {
    const few = { ...(typed && { text: typed }), size: FEW }
    const [groups, { list }] = await Promise.all([
      call(referenceRoutes.groups, few),
      call(referenceRoutes.transporters, { ...few, ignoreBlock: true }),
    ])
    const found = [
      ...groups.list.map(({ id, name, transporterIds: members }) => ({
        id,
        name,
        kind: 'group' as const,
        detail: `grupo · ${members.length} ${members.length === 1 ? 'transportadora' : 'transportadoras'}`,
      })),
      ...choosableFirst(list).map((one) => ({
        id: one.id,
        name: one.name,
        kind: 'one' as const,
        detail: suspensionText(one) ?? `${one.city}, ${one.state}`,
      })),
    ]
    for (const { id, name } of found) chosen.current.set(id, name)
    return found.filter(({ id }) => !groupIds.includes(id) && !transporterIds.includes(id))
  }
  return { nameOf, reached: reach?.amount, leftOut: reach?.leftOut ?? 0, outside: reach?.outside ?? 0, search }
}

/** Groups of drivers and drivers by name. The names of chosen drivers are read one by one: there is no list of all. */
export const useDriverReach = ({ groupDriverIds, driverIds }: Targets) => {
  const groups = useRead(driverRoutes.driverGroups, {}).data
  const chosen = useQueries({
    queries: driverIds.map((id) => ({
      queryKey: [driverRoutes.driverStatus.at, { id }],
      queryFn: () => call(driverRoutes.driverStatus, { id }),
    })),
  })
  const nameOf = (id: string) => groups?.find((one) => one.id === id)?.name ?? chosen.find(({ data }) => data?.id === id)?.data?.name ?? '…'
  const search = async (typed: string): Promise<readonly Candidate[]> => {
    const { list } = await call(referenceRoutes.drivers, typed ? { text: typed, size: FEW } : { size: FEW })
    const found = [
      ...(groups ?? []).filter(fits(typed)).map(({ id, name, count }) => ({
        id,
        name,
        kind: 'group' as const,
        detail: `grupo · ${count} ${count === 1 ? 'motorista' : 'motoristas'}`,
      })),
      ...list.map(({ id, name, phone }) => ({ id, name, kind: 'one' as const, detail: phone })),
    ]
    return found.filter(({ id }) => !groupDriverIds.includes(id) && !driverIds.includes(id))
  }
  return { nameOf, search }
}
