import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import { day, type Given, known, texts, words } from '../address.ts'

const LONGEST_ID = 64
const LONGEST_LANE = 200

const month = (given: unknown) => (typeof given === 'string' && /^\d{4}-\d{2}$/.test(given) ? given : undefined)

/** What every indicator is narrowed by, as the address says it. */
export const readIndicators = (given: Given) => ({
  startDate: day(given['startDate']),
  endDate: day(given['endDate']),
  month: month(given['month']),
  transporterId: words(given['transporterId'], LONGEST_ID),
  lane: words(given['lane'], LONGEST_LANE),
  placeId: words(given['placeId'], LONGEST_ID),
  operationGroupIds: texts(given['operationGroupIds'], LONGEST_ID, 50),
})
export const readIndicatorAddress = (given: Given) => known(readIndicators(given))
export type IndicatorAddress = ReturnType<typeof readIndicatorAddress>
export type Change<Address> = { readonly [K in keyof Address]?: Address[K] | undefined }

/** The same, as a question. */
export const indicatorQuery = (address: IndicatorAddress): IndicatorFilters => {
  const { startDate, endDate, month: one, transporterId, lane, placeId, operationGroupIds } = address
  return known({
    startDate,
    endDate,
    month: one,
    transporterId,
    lane,
    placeId,
    operationGroupIds: operationGroupIds && [...operationGroupIds],
  }) as IndicatorFilters
}
