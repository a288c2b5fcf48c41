import type { dashboardRoutes, LoadRow } from '@embarca/contracts/dashboard/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { daysOf, groupsWhere, withinMonth } from '../shared/days.ts'
import { LOADS } from '../shared/found-loads.ts'
import { some } from '../shared/load-filters.ts'
import { endsOf, hiredPrice, type LaunchedLoad, modalityOf } from './course.ts'
import { minutesOf } from './times.ts'

const ROWS = 20
const nowhere = { city: '', state: '', placeName: '' }

/** A load as lists show it. */
export const rowOf = (load: LaunchedLoad): LoadRow => {
  const { hashId, externalId, statusCode, transporterName, moments, kind } = load
  const hiringType = modalityOf(load)
  const reference = hiringType === 'DEDICATED' ? undefined : load.referenceValue
  const { from, to = nowhere } = endsOf(load)
  const price = hiredPrice(load)
  const saving = reference !== undefined && price !== undefined ? reference - price : undefined
  return {
    ...given({ transporterName, reference, price, saving, deliveryId: kind === 'LOT' ? undefined : deliveryOf(hashId) }),
    ...{ hashId, externalId, statusCode, hiringType, launchedAt: moments.LAUNCHED },
    lane: laneOf(from, to),
    placeName: to.placeName,
    leadTimes: minutesOf(moments),
    incidents: load.countedIncidents?.length ?? 0,
  }
}

/** The query for the loads behind a figure. */
export const loadsQuery = (filters: FiltersOf<'general'>, context: ReaderContext) => ({
  where: {
    ...groupsWhere(filters, context),
    day: withinMonth(daysOf(filters, context.now), filters.month),
    ...given({
      statusCode: some(filters.status),
      modality: filters.hiringType,
      isCompared: filters.compared,
      carrierId: filters.transporterId,
      lane: filters.lane,
      placeId: filters.placeId,
    }),
  },
  sort: ['day', 'desc'] as const,
})

export const loads: Readers<typeof dashboardRoutes>['loads'] = async (filters, context) => {
  const page = pageOf(filters, ROWS)
  const found = await context.views.page<LaunchedLoad>(LOADS, { ...loadsQuery(filters, context), ...page })
  return listOf(found.items.map(rowOf), found, page)
}
