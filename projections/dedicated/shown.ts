import { CURRENT_CYCLE, type DedicatedStatus, statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { runningCycle, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { type Cycle, cyclesUntil, IDLE_DAYS, isCut, isDayOff, workdaysOf } from '@embarca/contracts/dedicated/cycles.ts'
import { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import type { CycleSums } from '@embarca/contracts/dedicated/money.ts'
import { BOTH_WAYS, termsOf } from '@embarca/contracts/dedicated/money.ts'
import type { CycleOption, DedicatedCard, DedicatedRow } from '@embarca/contracts/dedicated/read-routes.ts'
import { rowIdOf } from '@embarca/contracts/dedicated/routes.ts'
import { daysFrom, dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { Static } from 'typebox'
import { given } from '../kit/readers.ts'
import type { ContractLoad, RowOfCycle } from './cycle.ts'
import type { ContractDocument } from './projector.ts'

/** Where its last delivery is. */
export const placeOf = ({ destinations }: ContractLoad) => {
  const last = destinations.at(-1)
  return last ? [last.city, last.state].filter(Boolean).join(' - ') : ''
}

export const periodOf = ({ start, end }: Pick<Cycle, 'start' | 'end'>) => `${dayText(start)} a ${dayText(end)}`
/** A cycle as its selector shows it; the running one is named, others by their days (Y22). */
export const cycleOption = (cycle: Cycle, isCurrent: boolean): Static<typeof CycleOption> => ({
  value: isCurrent ? CURRENT_CYCLE : cycle.start,
  label: isCurrent ? dedicatedLabels.currentCycle : periodOf(cycle),
  ...{ start: cycle.start, end: cycle.end, isCut: isCut(cycle) },
})
/** The cycles that have begun, the running one first. */
export const cyclesOf = ({ firstCycle, cycleDays }: ContractDocument, now: string): readonly Cycle[] => {
  const cycles = cyclesUntil(firstCycle, cycleDays, localDay(now))
  return (cycles.length ? cycles : cyclesUntil(firstCycle, cycleDays, firstCycle)).toReversed()
}
/** A cycle by its name in an address, which is one of its days; undefined: there is none. */
export const cycleNamed = (contract: ContractDocument, name: string | undefined, now: string): Cycle | undefined => {
  const cycles = cyclesOf(contract, now)
  return name === undefined || name === CURRENT_CYCLE ? cycles[0] : cycles.find(({ start, end }) => start <= name && name <= end)
}

/** What the vehicle does today: by its load, else by the calendar (Y24). */
export const statusOf = (contract: ContractDocument, load: ContractLoad | undefined, now: string): DedicatedStatus => {
  const bound = load && statusOfBound(load.statusCode)
  if (bound) return bound
  return isDayOff(localDay(now), termsIn(contract)!.daysOff) ? 'DAY_OFF' : 'AVAILABLE'
}

/** Days without a load, once they are too many (Y34). */
export const idleDaysOf = (contract: ContractDocument, now: string): number | undefined => {
  const { idleAt } = contract
  if (idleAt === undefined || idleAt > now || !contract.isActive) return undefined
  const { daysOff, idleDays = IDLE_DAYS } = termsIn(contract)!
  return idleDays + workdaysOf(localDay(idleAt), localDay(now), daysOff)
}

type Figures = { readonly cycle: Cycle; readonly sums: CycleSums; readonly lastCollect: string | undefined }
export const cardOf = (
  contract: ContractDocument,
  load: ContractLoad | undefined,
  { cycle, sums, lastCollect }: Figures,
  now: string,
): DedicatedCard => {
  const terms = termsIn(contract)!
  const [truck, ...others] = terms.vehicles
  const status = statusOf(contract, load, now)
  const held = load && statusOfBound(load.statusCode) ? load : undefined
  const negotiated = termsOf(termsIn(contract, cycle.start)!, cycle)
  const today = localDay(now)
  return {
    ...{ id: contract.id, status, statusLabel: dedicatedLabels.status[status], isActive: contract.isActive },
    ...{ transporterId: terms.transporterId, transporterName: terms.transporterName, driverName: terms.driver.name },
    vehicle: {
      primaryPlate: truck?.plate ?? '',
      otherPlates: others.map(({ plate }) => plate).join('/') || 'n/a',
      vehicleType: truck?.vehicleType ?? '',
    },
    vehicleClass: contract.vehicleClass,
    ...(held && {
      shipping: {
        ...{ code: held.externalId, hashId: held.hashId },
        ...given({ collectExpectedDate: held.collectDate, deliveryExpectedDate: held.deliveryDate }),
      },
    }),
    ...{ distanceAmountNegotiated: negotiated.distanceAmountNegotiated, distanceAmountTraveled: sums.distanceAmountTraveled },
    ...{ freightPriceNegotiated: negotiated.freightPriceNegotiated, freightPriceRealized: sums.freightPriceRealized },
    ...given({ lastShippingDays: lastCollect === undefined ? undefined : Math.max(0, daysFrom(localDay(lastCollect), today)) }),
    daysLeftInCycle: Math.max(0, daysFrom(today, runningCycle(contract, today).end)),
    cycle: cycle.start,
    ...given({ idleDays: idleDaysOf(contract, now) }),
    tags: [...terms.tags],
  }
}

const rowLabel = ({ load, row }: RowOfCycle): string => {
  if (row.leftSums) return dedicatedLabels.removedRow
  if (load.statusCode === 'CANCELED') return dedicatedLabels.canceledRow
  const status = statusOfBound(load.statusCode) ?? 'DELIVERED'
  return dedicatedLabels.rowStatus[status === 'DAY_OFF' ? 'AVAILABLE' : status]
}
export const rowShown = (contract: ContractDocument, one: RowOfCycle): DedicatedRow => {
  const { load, row, distance, source, tollPrice, penaltyPrice } = one
  return {
    ...{ id: rowIdOf(contract.id, load.hashId), hashId: load.hashId, code: load.externalId },
    ...{ status: rowLabel(one), isRemoved: row.leftSums === true, deliveryPlace: placeOf(load) },
    ...{ distanceExpected: (load.distance ?? 0) * BOTH_WAYS, distanceTraveled: distance, distanceSource: source },
    ...given({ collectExpectedDate: load.collectDate, deliveryDate: load.deliveryDate }),
    ...{ freightPrice: load.freightPrice ?? 0, tollPrice, penaltyPrice },
  }
}
