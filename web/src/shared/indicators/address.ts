import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import { omitUndefined, readDay, readText, readTexts, type SearchInput } from '../../base/search-params.ts'

const LONGEST_ID = 64
const LONGEST_LANE = 200

const month = (given: unknown) => (typeof given === 'string' && /^\d{4}-\d{2}$/.test(given) ? given : undefined)

/** The filters of every indicator from the address. */
export const readIndicators = (given: SearchInput) => ({
  startDate: readDay(given['startDate']),
  endDate: readDay(given['endDate']),
  month: month(given['month']),
  transporterId: readText(given['transporterId'], LONGEST_ID),
  lane: readText(given['lane'], LONGEST_LANE),
  placeId: readText(given['placeId'], LONGEST_ID),
  operationGroupIds: readTexts(given['operationGroupIds'], LONGEST_ID, 50),
})
export const readIndicatorAddress = (given: SearchInput) => omitUndefined(readIndicators(given))
export type IndicatorAddress = ReturnType<typeof readIndicatorAddress>
export type AddressPatch<Address> = { readonly [K in keyof Address]?: Address[K] | undefined }

/** The filters as a query. */
export const indicatorQuery = (address: IndicatorAddress): IndicatorFilters => {
  const { startDate, endDate, month: one, transporterId, lane, placeId, operationGroupIds } = address
  return omitUndefined({
    startDate,
    endDate,
    month: one,
    transporterId,
    lane,
    placeId,
    operationGroupIds: operationGroupIds && [...operationGroupIds],
  }) as IndicatorFilters
}
