import { expect, it } from 'vitest'
import { standingsOf } from './standings.ts'

it('counts by status, in the order of the road', () => {
  const loads = (['DELIVERED', 'IN_TRANSIT', 'CANCELED', 'IN_TRANSIT'] as const).map((statusCode) => ({ statusCode }))
  expect(standingsOf(loads).map(({ statusCode, count }) => `${count} ${statusCode}`)).toEqual(['2 IN_TRANSIT', '1 DELIVERED', '1 CANCELED'])
  expect(standingsOf([])).toEqual([])
})
