import { expect, it } from 'vitest'
import { changesOf, type OrderFields } from './order-changes.ts'

const fields: OrderFields = {
  ...{ collectDate: undefined, deliveryDate: '2026-12-01T12:00:00.000Z', weight: 100, cubage: undefined, quantity: 3, value: 5_000 },
  ...{ product: 'Aço', blocked: '', observation: '', priority: false },
}

it('only what differs is sent', () => {
  expect(changesOf(fields, fields)).toBeUndefined()
  expect(changesOf(fields, { ...fields, weight: 120, observation: ' com nota ' })).toEqual({ weight: 120, observation: 'com nota' })
})
it('an emptied field is taken away, an emptied amount is nothing', () => {
  expect(changesOf(fields, { ...fields, deliveryDate: undefined, product: ' ', quantity: undefined })).toEqual({
    ...{ deliveryDate: null, product: null, quantity: 0 },
  })
})
it('a reason blocks, and an emptied one lifts the block', () => {
  expect(changesOf(fields, { ...fields, blocked: 'Crédito' })).toEqual({ blocked: { reason: 'Crédito' } })
  expect(changesOf({ ...fields, blocked: 'Crédito' }, fields)).toEqual({ blocked: null })
})
