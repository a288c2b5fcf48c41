import { losses, misses, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import type { OtifRow, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { daysOf, monthOf } from '../shared/days.ts'
import type { OtifDelivery } from './delivery.ts'
import { lateness } from './outcome.ts'
import { deliveriesWhere } from './scope.ts'

const ROWS = 20

/** A delivery as lists show it. */
export const rowOf = (delivery: OtifDelivery): OtifRow => {
  const { deliveryId, loadId, externalId, expectedAt, transporterName, drops, from, day, loss, restatements } = delivery
  const last = drops.at(-1)
  const arrivals = drops.flatMap(({ arrivedAt }) => arrivedAt ?? [])
  const late = Math.max(0, ...drops.map((drop) => lateness(drop) ?? 0))
  return {
    ...given({ transporterName, loss: loss ?? undefined }),
    deliveryId,
    hashId: loadId,
    externalId,
    expectedAt,
    ...(arrivals.length === drops.length && { arrivedAt: arrivals.sort().at(-1)! }),
    ...(late > 0 && { late }),
    zone: last?.zone ?? '',
    lane: laneOf(from, { city: last?.city ?? '', state: last?.state ?? '' }),
    placeName: last?.placeName ?? '',
    month: monthOf(day),
    missed: loss ? otifMeasures.filter((measure) => misses(measure, loss)) : [],
    restated: restatements.length > 0,
  } as OtifRow
}

/** The query for the deliveries behind a figure: all of them, or those that a measure lost. */
export const rowsQuery = (filters: FiltersOf<'otif'>, context: ReaderContext) => {
  const { measure = 'GROSS', loss, onlyLost } = filters
  const wantedLosses = loss ? [loss] : onlyLost ? losses.filter((one) => misses(measure, one)) : undefined
  const where = { ...deliveriesWhere(daysOf(filters, context.now), filters, context), ...(wantedLosses && { lost: wantedLosses }) }
  return { where, sort: ['day', 'desc'] as const }
}

export const deliveries: Readers<typeof otifRoutes>['deliveries'] = async (filters, context) => {
  const page = pageOf(filters, ROWS)
  const found = await context.views.page<OtifDelivery>('otif', { ...rowsQuery(filters, context), ...page })
  return listOf(found.items.map(rowOf), found, page)
}
