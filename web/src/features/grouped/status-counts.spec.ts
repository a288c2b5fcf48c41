import { expect, it } from 'vitest'
import { statusCountsOf } from './status-counts.ts'

it('counts by status, in the order of the lifecycle', () => {
  const loads = (['DELIVERED', 'IN_TRANSIT', 'CANCELED', 'IN_TRANSIT'] as const).map((statusCode) => ({ statusCode }))
  expect(statusCountsOf(loads).map(({ statusCode, count }) => `${count} ${statusCode}`)).toEqual([
    '2 IN_TRANSIT',
    '1 DELIVERED',
    '1 CANCELED',
  ])
  expect(statusCountsOf([])).toEqual([])
})
