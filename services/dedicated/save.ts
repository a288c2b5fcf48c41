import { fitsLoad, statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { runningCycle, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { cycleStart, datesOf, USUAL_CYCLE_DAY } from '@embarca/contracts/dedicated/cycles.ts'
import type { ContractTerms } from '@embarca/contracts/dedicated/events.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import { driverOf, vehiclesOf } from '../load/index.ts'
import { idleFrom } from './idle.ts'
import type { ContractForm, DedicatedRefusal, DedicatedTypes, SaveLookups } from './types.ts'

const crewOf = ({ transporterId, driver, vehicles }: ContractTerms) =>
  [transporterId, driver.driverId, ...vehicles.map(({ vehicleId }) => vehicleId)].join()
const hasOtherCrew = (before: ContractTerms, after: ContractTerms) => crewOf(before) !== crewOf(after)
const hasOtherDays = (before: ContractTerms, after: ContractTerms) =>
  before.daysOff.join() !== after.daysOff.join() || before.idleDays !== after.idleDays

type Refused = Refusal<DedicatedRefusal>
type Texts = Readonly<Record<DedicatedRefusal, string>>

/** Contracts are saved and changed; the first thing that is wrong is said, at its field (R212–R217, Y23). */
export const savingContracts = (texts: Texts): DecisionsOf<DedicatedTypes, 'SaveContract', { SaveContract: SaveLookups }> => {
  const at = (code: DedicatedRefusal, field: string): Refused => refuse(code, { fields: [{ field, message: texts[code] }] })
  const missing = (form: ContractForm): Refused | undefined => {
    if (!form.vehicleIds?.length) return at('CONTRACT_VEHICLE_MISSING', 'vehicleIds')
    if (!form.transporterId) return at('CONTRACT_CARRIER_MISSING', 'transporterId')
    if (!form.driverId) return at('CONTRACT_DRIVER_MISSING', 'driverId')
    if (form.freightPriceNegotiated === undefined) return at('VALUE_MISSING', 'freightPriceNegotiated')
    if (form.distanceAmountNegotiated === undefined) return at('DISTANCE_MISSING', 'distanceAmountNegotiated')
    return form.pricePerKmExceeded === undefined ? at('EXCESS_PRICE_MISSING', 'pricePerKmExceeded') : undefined
  }
  const termsFrom = (form: ContractForm, { carrier, crew }: SaveLookups, now: string): ContractTerms | Refused => {
    const fault = missing(form)
    if (fault) return fault
    if (!carrier.transporterId) return at('CONTRACT_CARRIER_UNKNOWN', 'transporterId')
    const vehicles = vehiclesOf(form.vehicleIds!, crew, carrier.transporterId, now)
    const driver = driverOf(crew, carrier.transporterId, now)
    if (!vehicles) return at('VEHICLE_NOT_OF_CARRIER', 'vehicleIds')
    if (!driver) return at('DRIVER_NOT_OF_CARRIER', 'driverId')
    return {
      ...carrier,
      driver,
      vehicles: [...vehicles],
      cycleDay: form.cycleDay ?? USUAL_CYCLE_DAY,
      freightPriceNegotiated: form.freightPriceNegotiated!,
      distanceAmountNegotiated: form.distanceAmountNegotiated!,
      pricePerKmExceeded: form.pricePerKmExceeded!,
      penaltyPrice: form.penaltyPrice ?? 0,
      daysOff: [...new Set(form.daysOff ?? [])].sort((a, b) => a - b),
      ...(form.reasonDaysOff?.trim() && { reasonDaysOff: form.reasonDaysOff.trim() }),
      ...(form.idleDays !== undefined && { idleDays: form.idleDays }),
      tags: [...new Set((form.tags ?? []).map((tag) => tag.trim()).filter(Boolean))],
    }
  }
  /** What the bound load does not allow; past days off are fixed. */
  const changeFault = (
    before: ContractTerms,
    after: ContractTerms,
    { held }: SaveLookups,
    { cycle, today }: { readonly cycle: { readonly start: string; readonly end: string }; readonly today: string },
  ): Refused | undefined => {
    const changed = datesOf(cycle).filter((day) => {
      const dayOfMonth = Number(day.slice(8))
      return before.daysOff.includes(dayOfMonth) !== after.daysOff.includes(dayOfMonth)
    })
    if (changed.some((day) => day < today)) return at('DAY_OFF_PAST', 'daysOff')
    if (!held || statusOfBound(held.status) === undefined) return undefined
    const { collectDay = '', deliveryDay = collectDay, vehicleType } = held
    const travels = (day: string) => collectDay !== '' && day >= collectDay && day <= deliveryDay
    if (changed.some((day) => travels(day) && after.daysOff.includes(Number(day.slice(8))))) return at('DAY_OFF_TRAVELS', 'daysOff')
    return fitsLoad(after.vehicles[0]!.vehicleType, vehicleType) ? undefined : at('VEHICLE_TYPE_UNFIT', 'vehicleIds')
  }

  return {
    SaveContract: (form, contract, { newId, by, now, lookups }) => {
      const terms = termsFrom(form, lookups, now)
      if (isRefusal(terms)) return terms
      const [before, today] = [termsIn(contract), localDay(now)]
      if (!before) {
        const owner = { dedicatedId: newId, shipperId: by.shipperId, operationGroupId: by.operationGroups[0] ?? '' }
        const idle = idleFrom(terms, now)
        return { type: 'DedicatedContracted', data: { ...owner, firstCycle: cycleStart(today, terms.cycleDay), terms, ...idle } }
      }
      if (JSON.stringify(terms) === JSON.stringify(before)) return []
      const cycle = runningCycle(contract, today)
      const fault = changeFault(before, terms, lookups, { cycle, today })
      if (fault) return fault
      const after = terms.cycleDay === before.cycleDay ? {} : { cycleDayAfter: today }
      const { held } = lookups
      const waits = held?.isBound && statusOfBound(held.status) === 'SCHEDULED' && hasOtherCrew(before, terms)
      const follows = waits && contract.heldBy !== undefined ? { loadId: contract.heldBy } : {}
      const idle = contract.idleAt !== undefined && !contract.isIdleNoticed && hasOtherDays(before, terms) ? idleFrom(terms, now) : {}
      return {
        type: 'DedicatedChanged',
        data: { dedicatedId: contract.dedicatedId, from: cycle.start, ...after, terms, ...follows, ...idle },
      }
    },
  }
}
