import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { transporterPerformance } from './transporter-performance.ts'

it('counts the loads of the shipper that asks, and no others', async () => {
  const load = loadScript()
  load.underway()
  load.recordOnLoad('TransporterRated', { transporterId: 't1', transporterName: 'TransNorte', stars: 4 })
  const performanceFor = async (shipperId: string) => transporterPerformance(await queryContext(load.log, { shipperId }), 't1')
  expect(await performanceFor('s1')).toEqual({ rating: 4, ratings: 1 })
  expect(await performanceFor('s2')).toEqual({})
})
