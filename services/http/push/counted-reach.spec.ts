import { setImmediate as later } from 'node:timers/promises'
import type { Changed } from '@embarca/projections/kit/folding.ts'
import { EVERY_TRANSPORTER } from '@embarca/projections/shared/reach.ts'
import { expect, it } from 'vitest'
import { countedReach } from './counted-reach.ts'

const change = (card: object) =>
  ({ view: 'loads', id: 'L1', shipperId: 's1', position: '1', json: JSON.stringify(card) }) as unknown as Changed
const toAll = change({ targetAmount: EVERY_TRANSPORTER })

it('a frame of an offer to all has the number of transporters of the shipper, also after it grew', async () => {
  let carriers = 12
  const reach = countedReach(async () => carriers)
  const amount = () => (JSON.parse(reach.complete(toAll).json!) as { targetAmount: number }).targetAmount
  expect(amount()).toBe(0)
  await later()
  expect(amount()).toBe(12)
  carriers = 13
  reach.refresh([{ view: 'transporter' }])
  await later()
  expect(amount()).toBe(13)
  const named = change({ targetAmount: 3 })
  expect(reach.complete(named)).toBe(named)
})

it('counts once until a transporter changes, and caches no earlier count', async () => {
  const counts: ((reach: number) => void)[] = []
  const reach = countedReach(() => new Promise((resolve) => counts.push(resolve)))
  const before = reach.of('s1')
  expect(reach.of('s1')).toBe(before)
  expect(reach.refresh([{ view: 'loads' }])).toEqual([])
  expect(reach.refresh([{ view: 'transporter' }])).toEqual(['s1'])
  counts[1]!(13)
  counts[0]!(12)
  await before
  expect(reach.of('s1')).toBe(13)
})

it('counts an operation group again when a relation or block of its shipper changes', async () => {
  const counted: string[] = []
  const reach = countedReach(async (shipperId, operationGroupId) => counted.push(`${shipperId} ${operationGroupId}`))
  await Promise.all([reach.of('s1', 'g1'), reach.of('s2', 'g9')])
  expect(reach.refresh([{ view: 'block', shipperId: 's1' }])).toEqual(['s1'])
  expect(reach.refresh([{ view: 'partnership', shipperId: 's2' }])).toEqual(['s2'])
  expect(counted).toEqual(['s1 g1', 's2 g9', 's1 g1', 's2 g9'])
  const inGroup = { ...change({ targetAmount: EVERY_TRANSPORTER }), operationGroupId: 'g1' }
  await later()
  expect(JSON.parse(reach.complete(inGroup).json!)).toEqual({ targetAmount: 3 })
})
