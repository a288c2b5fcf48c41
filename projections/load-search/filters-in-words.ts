import { plainNumber } from '@embarca/contracts/kit/numbers.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { HistoryFilters, LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { attentionLabels, loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import { trackingLabels } from '@embarca/contracts/tracking/labels.pt.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import type { Views } from '../kit/read-store.ts'
import type { ReaderContext } from '../kit/readers.ts'

type Filters = Omit<LoadFilters, 'hiringType'> & Partial<HistoryFilters> & { readonly hiringType?: string | readonly string[] | undefined }
type Asking = Pick<ReaderContext, 'views' | 'activeGroup'>
type Labels = Readonly<Record<string, string>>

const { filter: names } = loadSearchLabels
const labelled = (labels: Labels, codes: string | readonly string[] | undefined) => [codes ?? []].flat().map((code) => labels[code] ?? code)
const named = async (views: Views, view: string, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await views.get<{ name: string }>(view, id))?.name ?? id))
const one = (id: string | undefined) => (id === undefined ? [] : [id])
const between = (from: string | undefined, to: string | undefined) =>
  from === undefined && to === undefined ? [] : [[from && reportTexts.from(from), to && reportTexts.until(to)].filter(Boolean).join(' ')]

const groupsOf = async ({ operationGroupIds: ids }: Filters, { views, activeGroup }: Asking) =>
  includesEveryGroup(ids) ? [names.all] : named(views, 'operationGroup', groupIdsIn(ids) ?? one(activeGroup))

/** The filters of a search for loads, in words, one a line. */
export const filtersInWords = async (filters: Filters, asking: Asking): Promise<readonly string[]> => {
  const { views } = asking
  const filterLines: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    [names.operationGroupIds, await groupsOf(filters, asking)],
    [names.text, [filters.text]],
    [names.externalId, [filters.externalId]],
    [names.orderCode, [filters.orderCode]],
    [names.plate, [filters.plate]],
    [names.nfCode, [filters.nfCode]],
    [names.columnStatus, labelled(loadLabels.column, filters.columnStatus)],
    [names.status, labelled({ ...loadLabels.status, ALL: names.all }, filters.status ?? filters.deliveryStatus)],
    [names.receiptStatus, labelled(receiptLabels.status, filters.receiptStatus)],
    [names.hiringType, labelled({ ...loadLabels.hiringType, LOT: loadLabels.deliveryType.LOT }, filters.hiringType)],
    [names.freightType, labelled(loadLabels.freightType, filters.freightType)],
    [names.deliveryType, labelled(loadLabels.deliveryType, filters.deliveryType)],
    [names.transporter, await named(views, 'transporter', one(filters.transporterId ?? filters.bindTransporterId))],
    [names.origin, [filters.originUF, filters.originCity, ...(await named(views, 'place', one(filters.originPlaceId)))]],
    [
      names.destination,
      [filters.destinationUF, filters.destinationCity, ...(await named(views, 'place', one(filters.destinationPlaceId)))],
    ],
    [names.collect, between(filters.collectDateInit ?? filters.collectDateStart, filters.collectDateEnd)],
    [names.delivery, between(filters.deliveryDateInit, filters.deliveryDateEnd)],
    [names.userLaunch, await named(views, 'people', one(filters.userLaunch))],
    [names.tags, filters.tags ?? []],
    [names.lotStatus, [filters.lotStatus]],
    [names.risk, labelled(trackingLabels.risk, filters.risk)],
    [names.trackingType, [filters.trackingType]],
    [names.trackingStatus, [filters.trackingStatus]],
    [names.silent, filters.amountTimeWithoutTracking === undefined ? [] : [plainNumber(filters.amountTimeWithoutTracking)]],
    [names.attention, filters.attention ? [attentionLabels[filters.attention].hint] : []],
    [names.only, Object.entries(names.flags).flatMap(([flag, label]) => (filters[flag as keyof Filters] ? [label] : []))],
  ]
  return filterLines.flatMap(([name, values]) => {
    const known = values.filter(Boolean)
    return known.length ? [`${name}: ${known.join(', ')}`] : []
  })
}
