import { statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { datesOf, isDayOff } from '@embarca/contracts/dedicated/cycles.ts'
import type { OccupiedDay } from '@embarca/contracts/dedicated/read-routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { Views } from '../kit/read-store.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { ContractLoad } from './cycle.ts'
import type { ContractDocument } from './projector.ts'

type Travel = { readonly from: string; readonly until: string; readonly loadId: string; readonly code: string }

/** The days on which a load travels: from its collect to its delivery, or until it was delivered. */
const travelOf = (load: ContractLoad): Travel | undefined => {
  if (!load.collectDate || (statusOfBound(load.statusCode) === undefined && load.statusCode !== 'FINISHED')) return undefined
  const from = localDay(load.collectDate)
  const until = load.deliveryDate ? localDay(load.deliveryDate) : from
  return { from, until: [from, until].sort()[1]!, loadId: load.hashId, code: load.externalId }
}

/** What a vehicle does on each day: loaded, off, or idle. */
export const occupationOf = async (
  contract: ContractDocument,
  days: { readonly start: string; readonly end: string },
  views: Pick<Views, 'get'>,
): Promise<readonly OccupiedDay[]> => {
  const loads = await Promise.all(
    Object.entries(contract.rows).flatMap(([loadId, { leftSums }]) => (leftSums ? [] : [views.get<ContractLoad>(LOADS, loadId)])),
  )
  const travels = loads.flatMap((load) => (load?.dedicatedId === contract.id ? (travelOf(load) ?? []) : []))
  const { daysOff } = termsIn(contract)!
  return datesOf(days).map((day) => {
    const here = travels.filter(({ from, until }) => day >= from && day <= until)
    const is = here.length ? 'LOADED' : isDayOff(day, daysOff) ? 'OFF' : 'IDLE'
    return { day, is, loads: here.map(({ loadId, code }) => ({ id: loadId, code })) } as OccupiedDay
  })
}
