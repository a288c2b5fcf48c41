import { expect, it } from 'vitest'
import { offeredLotUnit } from './offered-lot-unit.ts'

it('a carrier types amounts of a lot in the unit of its shipper: tons, or kilograms of a burden', () => {
  expect(offeredLotUnit({ measureType: 'WEIGHT', part: 1000 })).toMatchObject({ name: 't', factor: 1000 })
  expect(offeredLotUnit({ measureType: 'WEIGHT', part: 25_000 })).toMatchObject({ name: 'kg', factor: 1 })
  expect(offeredLotUnit({ measureType: 'CUBAGE', part: 1 })).toMatchObject({ name: 'm³', factor: 1 })
  expect(offeredLotUnit({ measureType: 'UNIT', part: 1 })).toMatchObject({ name: 'un.', factor: 1 })
})
