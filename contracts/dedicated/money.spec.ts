import { describe, expect, it } from 'vitest'
import { type CycleRow, distanceOf, sumsOf, termsOf } from './money.ts'

const terms = { freightPriceNegotiated: 2_000_000, distanceAmountNegotiated: 6_000, pricePerKmExceeded: 425 }
const row = (over: Partial<CycleRow> = {}): CycleRow => ({
  ...{ counts: true, freightPrice: 350_000, tollPrice: 12_000, penaltyPrice: 0, distance: 1_800 },
  ...over,
})
const nothing = { complementPrice: 0, tollPrice: 0 }

describe('the money of a cycle (Y33)', () => {
  it('is the contracted value, whatever was driven below its kilometres', () => {
    expect(sumsOf(terms, [], nothing)).toMatchObject({ due: 2_000_000, distanceAmountTraveled: 0, excess: { distance: 0, price: 0 } })
    expect(sumsOf(terms, [row()], nothing)).toMatchObject({ freightPriceRealized: 350_000, tolls: 12_000, due: 2_012_000 })
  })
  it('adds kilometres beyond the contract, tolls and complements, and takes penalties away', () => {
    const rows = [row(), row({ penaltyPrice: 30_000 }), row({ distance: 2_450.5 })]
    expect(sumsOf(terms, rows, { complementPrice: 5_000, tollPrice: 1_000 })).toEqual({
      ...{ freightPriceRealized: 1_050_000, distanceAmountTraveled: 6_050.5, excess: { distance: 50.5, price: 21_463 } },
      ...{ tolls: 37_000, complements: 5_000, penalties: 30_000, due: 2_000_000 + 21_463 + 37_000 + 5_000 - 30_000 },
    })
  })
  it('counts loads on the road or delivered only', () => {
    expect(sumsOf(terms, [row({ counts: false })], nothing)).toMatchObject({ freightPriceRealized: 0, tolls: 0, due: 2_000_000 })
  })
  it('never falls below zero', () => {
    expect(sumsOf(terms, [row({ penaltyPrice: 9_000_000 })], nothing).due).toBe(0)
  })
  it('of a cycle that was cut is by its days', () => {
    const cut = { start: '2026-01-10', end: '2026-01-19', wholeDays: 31 }
    expect(termsOf(terms, cut)).toEqual({ freightPriceNegotiated: 645_161, distanceAmountNegotiated: 1_935.484, pricePerKmExceeded: 425 })
    expect(termsOf(terms, { ...cut, end: '2026-02-09' })).toEqual(terms)
  })
})

it('kilometres are corrected, else measured, else estimated by twice the stored distance (R130)', () => {
  expect(distanceOf({ corrected: 410, measured: 395, stored: 200 })).toEqual({ distance: 410, source: 'CORRECTED' })
  expect(distanceOf({ measured: 395, stored: 200 })).toEqual({ distance: 395, source: 'MEASURED' })
  expect(distanceOf({ stored: 200 })).toEqual({ distance: 400, source: 'ESTIMATED' })
})
