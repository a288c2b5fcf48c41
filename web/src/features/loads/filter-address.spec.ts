import { expect, it } from 'vitest'
import { columnQuery, isFiltered, readBoardAddress } from './board-address.ts'
import { filtersSent, readFilters, switches } from './filter-address.ts'

it('unchecked switches are sent as null (R058)', () => {
  expect(filtersSent({})).toEqual(Object.fromEntries(switches.map((name) => [name, null])))
  expect(filtersSent({ flPending: true })).toMatchObject({ flPending: true, flOccurrence: null })
})
it('keeps the filter object in the address under its own names (R060)', () => {
  const given = {
    freightType: 'FOB',
    originUF: 'SP',
    originCity: 'Campinas',
    collectDateInit: '01/11/2026',
    tags: 'frágil,urgente',
    lotStatus: 'OPEN',
    amountTimeWithoutTracking: '60',
    flLotAvailable: 'true',
  }
  expect(readFilters(given)).toEqual({ ...given, tags: ['frágil', 'urgente'], amountTimeWithoutTracking: 60, flLotAvailable: true })
  expect(readFilters({ originUF: 'sp', freightType: 'X', collectDateInit: '2026-11-01', amountTimeWithoutTracking: 7 })).toEqual({})
})
it('accepts only the offered durations without tracking (R062)', () => {
  const normalised = [10, 15, 30, 45, 60, 120, 300, 360, 720, 1440, 2880].map((minutes) =>
    readFilters({ amountTimeWithoutTracking: minutes }),
  )
  expect(normalised.map(({ amountTimeWithoutTracking }) => amountTimeWithoutTracking)).toEqual([
    ...[undefined, 15, 30, undefined, 60, 120, 300, 360, 720, 1440, 2880],
  ])
})
it('accepts a tracking status only with its type (R059)', () => {
  expect(readFilters({ trackingStatus: 'FAIL' })).toEqual({})
  expect(readFilters({ trackingType: 'APPLICATION', trackingStatus: 'FAIL' })).toEqual({ trackingType: 'APPLICATION' })
  expect(filtersSent(readFilters({ trackingType: 'ALL', trackingStatus: 'FAIL' }))).toMatchObject({ trackingStatus: 'FAIL' })
  expect(filtersSent({ trackingType: 'ALL' })).not.toHaveProperty('trackingType')
})
it('a column sends all filters', () => {
  const address = readBoardAddress({ view: 'table', deliveryType: 'LOT', originPlaceId: 'p1' })
  expect(isFiltered(address)).toBe(true)
  expect(isFiltered({ view: 'table', column: 'DELIVERED' })).toBe(false)
  expect(columnQuery(address, 'NEGOTIATION')).toMatchObject({ deliveryType: 'LOT', originPlaceId: 'p1', flPending: null })
})
it('keeps the risks in the address, without unknown ones', () => {
  expect(readFilters({ risk: 'AT_RISK,LATE_EXPECTED,LOST' })).toEqual({ risk: ['AT_RISK', 'LATE_EXPECTED'] })
  expect(filtersSent(readFilters({ risk: ['AT_RISK'] }))).toMatchObject({ risk: ['AT_RISK'] })
})
