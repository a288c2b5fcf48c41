import { type Leg, legs, type Modality } from '@embarca/contracts/dashboard/codes.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { groupsWhere, type PeriodDays, periodWhere } from '../shared/days.ts'
import { cellParts, type Dimensions } from '../shared/dimensions.ts'
import { LOADS } from '../shared/found-loads.ts'

/** The number of loads with the same dimensions and status. */
export type StatusCell = {
  readonly cell: Dimensions
  readonly loads: number
  readonly status: LoadStatus
  readonly hiringType: Modality
  readonly isHired: boolean
  readonly isDelivered: boolean
}
/** The number of hired loads with the same cost and times. */
export type DashboardMeasure = {
  readonly cell: Dimensions
  readonly loads: number
  /** In cents, where there is a reference. */
  readonly compared?: { readonly reference: number; readonly price: number }
  readonly minutes: { readonly [L in Leg]?: number }
}

/** The states of the loads launched in a period. */
export const statusCellsOf = async (
  days: PeriodDays,
  filters: IndicatorFilters,
  context: ReaderContext,
): Promise<readonly StatusCell[]> => {
  const where = { ...groupsWhere(filters, context), ...periodWhere(days) }
  const found = await context.views.count(LOADS, { where, by: 'cell' })
  return Object.entries(found).map(([text, loads]) => {
    const [cell, [status, hiringType, isHired, isDelivered]] = cellParts(text)
    return {
      cell,
      loads,
      status: status as LoadStatus,
      hiringType: hiringType as Modality,
      isHired: !!isHired,
      isDelivered: !!isDelivered,
    }
  })
}

/** Cost and times of those of them that were hired. */
export const measuresOf = async (
  days: PeriodDays,
  filters: IndicatorFilters,
  context: ReaderContext,
): Promise<readonly DashboardMeasure[]> => {
  const where = { ...groupsWhere(filters, context), day: days }
  const { '': _, ...found } = await context.views.count(LOADS, { where, by: 'measures' })
  return Object.entries(found).map(([text, loads]) => {
    const [cell, [reference, price, ...times]] = cellParts(text)
    const minutes: { [L in Leg]?: number } = {}
    for (const [at, leg] of legs.entries()) if (times[at]) minutes[leg] = Number(times[at])
    return { cell, loads, minutes, ...(reference && { compared: { reference: Number(reference), price: Number(price) } }) }
  })
}
