import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { columnOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import { expect, it } from 'vitest'
import { memoryData } from '../adapters/memory/memory-data.ts'
import { shipperA } from '../identity/demo-ids.ts'
import { seedDemo } from './seed.ts'

type LoadAt = { readonly shipperId: string; readonly status: LoadStatus }
const HOURS = ['2026-11-20T05:40:00.000Z', '2026-11-21T12:30:00.000Z', '2026-12-27T21:15:00.000Z']

it.each(HOURS)('ninety days with 1,500 loads and some lots end at %s with every planned status', async (today) => {
  const data = memoryData({ ...productEvents })
  await seedDemo({ data, today })
  const loads = new Map<string, LoadAt>()
  const ofLots = new Set<string>()
  const ofContracts = new Set<string>()
  const collect = ({ stream, by, data: { status, terms } }: Recorded) => {
    if (terms?.deliveryType === 'LOT') ofLots.add(stream)
    // Loads of the dedicated fleet are not of the plan.
    if (terms?.freightType === 'DEDICADO') ofContracts.add(stream)
    if (stream.startsWith('load-') && status && !ofLots.has(stream) && !ofContracts.has(stream))
      loads.set(stream, { shipperId: by.shipperId, status })
  }
  let first: string | undefined
  for (let after = BEFORE_ALL; ; ) {
    const recorded = await data.events.readAll(after, 5_000)
    if (!recorded.length) break
    recorded.forEach(collect)
    first ??= recorded.find(({ type }) => type === 'LoadLaunched')?.recordedAt
    after = recorded.at(-1)!.position
  }
  expect(loads.size).toBe(1_500)
  expect(ofLots.size).toBeGreaterThan(12)
  expect(Date.parse(today) - Date.parse(first!)).toBeGreaterThan(86 * 86_400_000)

  const ofA = [...loads.values()].filter(({ shipperId }) => shipperId === shipperA)
  const inColumn = (column: string) => ofA.filter(({ status }) => columnOf(status) === column).length
  expect({
    loads: ofA.length,
    negotiation: inColumn('NEGOTIATION'),
    inProgress: inColumn('IN_PROGRESS'),
    delivered: inColumn('DELIVERED'),
  }).toEqual({
    loads: 1_150,
    negotiation: 56,
    inProgress: 122,
    delivered: 20,
  })
})
