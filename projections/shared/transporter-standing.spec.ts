import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { expect, it } from 'vitest'
import { standingOf } from './transporter-standing.ts'

it('is made of the loads of the shipper that asks, and of nobody else', async () => {
  const load = loadTold()
  load.underway()
  load.says('TransporterRated', { transporterId: 't1', transporterName: 'TransNorte', stars: 4 })
  const standing = async (shipperId: string) => standingOf((await asking(load.log, { shipperId })).views, 't1')
  expect(await standing('s1')).toEqual({ rating: 4, ratings: 1 })
  expect(await standing('s2')).toEqual({})
})
