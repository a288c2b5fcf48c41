import { describe, expect, it } from 'vitest'
import { vehicleTypes } from '../load/codes.ts'
import { detentionText, hoursText } from './detention.pt.ts'
import { detentionOf } from './detention.ts'
import { detentionRateAt, detentionRates, isRateOutdated } from './detention-rates.ts'
import { type DetentionRule, usualGateSettings } from './settings.ts'

const law = usualGateSettings.detention
const at = (hours: number, minutes = 0) => hours * 60 + minutes
const cents = (minutes: number, tonnes: number, rule: Partial<DetentionRule> = {}, day = '2025-12-01') => {
  const result = detentionOf({ minutes, day, capacity: tonnes * 1000 }, { ...law, ...rule })
  return result && 'cents' in result ? result.cents : result
}

describe('waiting time by the law (Y21)', () => {
  it('20 t and 9 h 00 at R$ 2,41 are R$ 433,80', () => expect(cents(at(9), 20)).toBe(433_80))
  it('27 t and 5 h 01 are six begun hours: R$ 390,42', () => expect(cents(at(5, 1), 27)).toBe(390_42))
  it('5 h 00 are free', () => expect(cents(at(5), 20)).toBeUndefined())
  it('begins an hour with its first minute', () => {
    expect(cents(at(9, 1), 20)).toBe(20 * 10 * 241)
    expect(cents(at(10), 20)).toBe(20 * 10 * 241)
  })
  it('takes the rate of the arrival, not of the end', () => {
    expect(cents(at(9), 20, {}, '2025-03-31')).toBe(20 * 9 * 229)
    expect(cents(at(9), 20, {}, '2025-04-01')).toBe(20 * 9 * 241)
  })
  it('rounds half a cent up, without a float', () => {
    expect(cents(at(6), 0.125, {}, '2024-05-01')).toBe(172)
    expect(cents(at(5, 30), 0.1, { byMinute: true })).toBe(133)
  })
})

describe('waiting time by a contract (Y21)', () => {
  it('counts the excess only: 50 t × 10 h × R$ 2,21 are R$ 1.105,00', () =>
    expect(cents(at(15), 50, { excessOnly: true }, '2023-06-01')).toBe(1105_00))
  it('counts begun hours of the excess', () => expect(cents(at(5, 1), 27, { excessOnly: true })).toBe(27 * 241))
  it('counts minutes', () => expect(cents(at(5, 1), 27, { byMinute: true })).toBe(Math.round((27 * 241 * 301) / 60)))
  it('has other free hours', () => {
    expect(cents(at(8), 20, { freeHours: 8 })).toBeUndefined()
    expect(cents(at(2, 1), 20, { freeHours: 2 })).toBe(20 * 3 * 241)
    expect(cents(1, 20, { freeHours: 0 })).toBe(20 * 241)
  })
  it('has a rate of its own, which is never outdated', () =>
    expect(detentionOf({ minutes: at(6), day: '2030-01-01', capacity: 1000 }, { ...law, rate: 300 })).toMatchObject({
      ...{ cents: 18_00, isOutdated: false, rate: { cents: 300 } },
    }))
})

describe("a vehicle's capacity", () => {
  it("is its type's where its own is unknown, and is marked as estimated", () => {
    const of = (vehicleType: (typeof vehicleTypes)[number]) => detentionOf({ minutes: at(6), day: '2025-12-01', vehicleType }, law)
    expect(of('CARRETA')).toMatchObject({ capacity: 27_000, isEstimated: true, cents: 390_42 })
    expect(of('TOCO')).toMatchObject({ capacity: 6_000 })
    for (const type of vehicleTypes) expect(of(type)).toHaveProperty('cents')
    expect(detentionOf({ minutes: at(6), day: '2025-12-01', vehicleType: 'CARRETA', capacity: 20_000 }, law)).toMatchObject({
      ...{ capacity: 20_000, isEstimated: false },
    })
  })
  it('without one, nor a type, the amount is said to be missing it', () =>
    expect(detentionOf({ minutes: at(6), day: '2025-12-01' }, law)).toEqual({ missing: 'CAPACITY' }))
})

describe('the table of rates', () => {
  it('is dated, sourced, and sorted', () => {
    expect(detentionRates.map(({ cents: value }) => value)).toEqual([138, 212, 221, 229, 241])
    expect(detentionRates.map(({ from }) => from)).toEqual(detentionRates.map(({ from }) => from).sort())
    expect(detentionRates.every(({ source }) => source !== '')).toBe(true)
  })
  it('has no rate before the law', () => {
    expect(detentionRateAt('2015-04-16')).toBeUndefined()
    expect(cents(at(9), 20, {}, '2015-04-16')).toEqual({ missing: 'RATE' })
    expect(cents(at(9), 20, {}, '2015-04-17')).toBe(20 * 9 * 138)
  })
  it('says that a newer rate may be missing, thirteen months after its last row', () => {
    expect([isRateOutdated('2026-05-01'), isRateOutdated('2026-05-02')]).toEqual([false, true])
  })
})

it('explains the amount in words', () => {
  const text = (minutes: number, day = '2025-12-01') => detentionText(detentionOf({ minutes, day, vehicleType: 'CARRETA' }, law))
  expect(text(at(5, 1)).replaceAll('\u00A0', ' ')).toBe('27 t (estimada) × 6 h × R$ 2,41 = R$ 390,42 (Nota Técnica SEI 3335/2025/ANTT)')
  expect(text(at(5))).toBe('Dentro do prazo livre')
  expect(text(at(6), '2026-11-27')).toContain('pode haver valor mais novo')
  expect(text(at(6), '2010-01-01')).toBe('Não há valor de estadia publicado para esta data.')
  expect([hoursText(360), hoursText(301)]).toEqual(['6 h', '5 h 01'])
})
