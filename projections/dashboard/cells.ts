import { type Leg, legs } from '@embarca/contracts/dashboard/codes.ts'
import type { HiringType, LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import type { Asked } from '../kit/readers.ts'
import { type Days, groupsWhere, periodWhere } from '../shared/days.ts'
import { cellParts, type Dimensions } from '../shared/dimensions.ts'
import { LOADS } from '../shared/found-loads.ts'

/** Loads that stand alike. */
export type Standing = {
  readonly cell: Dimensions
  readonly loads: number
  readonly status: LoadStatus
  readonly hiringType: HiringType
  readonly isHired: boolean
  readonly isDelivered: boolean
}
/** Hired loads that cost and took the same. */
export type Measure = {
  readonly cell: Dimensions
  readonly loads: number
  /** In cents, where there is a reference. */
  readonly compared?: { readonly reference: number; readonly price: number }
  readonly minutes: { readonly [L in Leg]?: number }
}

/** How the loads launched in a period stand. */
export const standingsOf = async (days: Days, filters: IndicatorFilters, asked: Asked): Promise<readonly Standing[]> => {
  const where = { ...groupsWhere(filters, asked), ...periodWhere(days) }
  const found = await asked.views.count(LOADS, { where, by: 'cell' })
  return Object.entries(found).map(([text, loads]) => {
    const [cell, [status, hiringType, isHired, isDelivered]] = cellParts(text)
    return {
      cell,
      loads,
      status: status as LoadStatus,
      hiringType: hiringType as HiringType,
      isHired: !!isHired,
      isDelivered: !!isDelivered,
    }
  })
}

/** What those of them that were hired cost and took. */
export const measuresOf = async (days: Days, filters: IndicatorFilters, asked: Asked): Promise<readonly Measure[]> => {
  const where = { ...groupsWhere(filters, asked), day: days }
  const { '': _, ...found } = await asked.views.count(LOADS, { where, by: 'measures' })
  return Object.entries(found).map(([text, loads]) => {
    const [cell, [reference, price, ...times]] = cellParts(text)
    const minutes: { [L in Leg]?: number } = {}
    for (const [at, leg] of legs.entries()) if (times[at]) minutes[leg] = Number(times[at])
    return { cell, loads, minutes, ...(reference && { compared: { reference: Number(reference), price: Number(price) } }) }
  })
}
