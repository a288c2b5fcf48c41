import { describe, expect, it } from 'vitest'
import { basisOf, judgePrice, medianOf, usualPriceLimits } from './price-guard.ts'

const median = 430_000
const level = (price: number, limits = usualPriceLimits) => judgePrice(price, median, limits).level

describe('the price guard', () => {
  it('lets a price within 30 % of the median pass, either way', () => {
    expect([301_000, 430_000, 559_000].map((price) => level(price))).toEqual(['USUAL', 'USUAL', 'USUAL'])
  })
  it('finds a price unusual beyond 30 %, by one cent', () => {
    expect([300_999, 559_001, 860_000].map((price) => level(price))).toEqual(['UNUSUAL', 'UNUSUAL', 'UNUSUAL'])
  })
  it('finds a price extreme above twice the median, and from its half downwards', () => {
    expect([860_001, 43_000_000, 215_000, 1].map((price) => level(price))).toEqual(['EXTREME', 'EXTREME', 'EXTREME', 'EXTREME'])
    expect(level(215_001)).toBe('UNUSUAL')
  })
  it('finds no price at all extreme', () => expect(level(0)).toBe('EXTREME'))
  it('follows the limits of the shipper: at 300 %, four times the median and a quarter of it', () => {
    const wide = { warnPercent: 50, confirmPercent: 300 }
    expect([600_000, 1_720_000, 1_720_001].map((price) => level(price, wide))).toEqual(['USUAL', 'UNUSUAL', 'EXTREME'])
    expect([107_501, 107_500].map((price) => level(price, wide))).toEqual(['UNUSUAL', 'EXTREME'])
  })
  it('tells the difference in per mille', () => {
    expect(judgePrice(43_000_000, median, usualPriceLimits).permille).toBe(99_000)
    expect(judgePrice(215_000, median, usualPriceLimits).permille).toBe(-500)
  })
})

describe('what a price is compared with', () => {
  it('is the median of three loads or more', () => expect(basisOf({ median, loads: 3 }, 900_000)).toBe(median))
  it('is the published price while the lane has fewer', () => {
    expect(basisOf({ median, loads: 2 }, 900_000)).toBe(900_000)
    expect(basisOf(undefined, 900_000)).toBe(900_000)
  })
  it('is nothing when there is neither', () => {
    expect(basisOf({ median, loads: 2 })).toBeUndefined()
    expect(basisOf({ median: 0, loads: 9 }, 0)).toBeUndefined()
  })
  it('takes the lower middle of an even number of prices', () => {
    expect(medianOf([900, 100, 300, 200])).toBe(200)
    expect(medianOf([])).toBeUndefined()
  })
})
