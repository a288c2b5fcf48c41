import { type DedicatedStatus, statusOfBound, type VehicleClass, vehicleClasses } from '@embarca/contracts/dedicated/codes.ts'
import type { CounterName } from '@embarca/contracts/dedicated/read-routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { ContractLoad } from './cycle.ts'
import { CONTRACTS, type ContractDocument } from './projector.ts'

const prefixOf = { TRUCK: 'truck', CARRETA: 'carreta' } as const
const counterOf = { SCHEDULED: 'ScheduleAmount', IN_TRANSIT: 'InUseAmount', DELIVERED: 'InUseAmount' } as const
type Bound = keyof typeof counterOf
const isBound = (status: DedicatedStatus | undefined): status is Bound => status !== undefined && Object.hasOwn(counterOf, status)
const bound = Object.keys(counterOf)
const FEW = 200

/** How many vehicles of each class do what today (C222): counted by indexes, without reading the contracts. */
export const fleetIndicators = async ({ views, now }: ReaderContext): Promise<Readonly<Record<CounterName, number>>> => {
  const today = Number(localDay(now).slice(8))
  const off = { isActive: true, isHeld: false, daysOff: { holds: [today] } }
  const [totals, offs, loads, ended] = await Promise.all([
    views.count(CONTRACTS, { where: { isActive: true }, by: 'vehicleClass' }),
    views.count(CONTRACTS, { where: off, by: 'vehicleClass' }),
    views.tally(LOADS, { where: { dedicatedStatus: bound }, by: ['dedicatedStatus', 'dedicatedClass'] }),
    // A contract that ended counts no more, though its load is still on the road.
    readAllDocuments<ContractDocument>(views, CONTRACTS, { where: { isActive: false, isHeld: true }, sort: ['order', 'asc'], size: FEW }),
  ])
  const inUse = new Map<string, number>()
  const add = (kind: string, status: Bound, count: number) => {
    const name = `${kind}${counterOf[status]}`
    inUse.set(name, (inUse.get(name) ?? 0) + count)
  }
  for (const { values, total } of loads) {
    const [status, kind] = values as [Bound, VehicleClass]
    add(prefixOf[kind], status, total)
  }
  for (const { vehicleClass, heldBy = '' } of ended) {
    const load = await views.get<ContractLoad>(LOADS, heldBy)
    const status = load && statusOfBound(load.statusCode)
    if (isBound(status)) add(prefixOf[vehicleClass], status, -1)
  }
  return Object.fromEntries(
    vehicleClasses.flatMap((vehicleClass) => {
      const kind = prefixOf[vehicleClass]
      const [total, dayOff] = [totals[vehicleClass] ?? 0, offs[vehicleClass] ?? 0]
      const [scheduled, used] = [inUse.get(`${kind}ScheduleAmount`) ?? 0, inUse.get(`${kind}InUseAmount`) ?? 0]
      return [
        [`${kind}AvailableAmount`, Math.max(0, total - dayOff - scheduled - used)],
        [`${kind}InUseAmount`, used],
        [`${kind}ScheduleAmount`, scheduled],
        [`${kind}DayOffAmount`, dayOff],
        [`${kind}TotalAmount`, total],
      ]
    }),
  ) as Record<CounterName, number>
}
