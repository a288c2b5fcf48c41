import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { expect, it } from 'vitest'
import { referenceFor } from './reference.ts'

const lot = (changes: object = {}) =>
  ({ deliveryType: 'LOT', measureType: 'WEIGHT', weight: 300_000, origins: [], destinations: [], ...changes }) as unknown as LoadTerms

it('the price of a whole load is compared with its reference', () =>
  expect(referenceFor({ referenceValue: 790_000, terms: { ...lot(), deliveryType: 'SINGLE' } })).toBe(790_000))
it('the price of a part is compared with the share of the reference', () => {
  expect(referenceFor({ referenceValue: 5_700_000, terms: lot() })).toBe(19_000)
  expect(referenceFor({ referenceValue: 5_700_000, terms: lot({ lot: { weightBurden: 30_000 } }) })).toBe(570_000)
})
it('without a reference, it is compared with the asking price of a part', () =>
  expect(referenceFor({ terms: lot({ lot: { pricePerPart: 18_500 } }) })).toBe(18_500))
it('a withdrawal counts as a whole load', () =>
  expect(referenceFor({ referenceValue: 790_000, terms: lot({ partOf: { lotId: 'l', withdrawalId: 'w1' } }) })).toBe(790_000))
