import { expect, it } from 'vitest'
import { planOf } from './plan.ts'

const MINUTE = 60_000
const images = ['a', 'b']
/** 23:40 in São Paulo. */
const late = Date.parse('2026-11-23T02:40:00Z')

it.each(Array.from({ length: 40 }, (_, minute) => minute))('the demo can begin at any minute around midnight (23:40 and %i)', (minute) => {
  expect(planOf('embarca', late + minute * MINUTE, 4, images).length).toBeGreaterThan(30)
})

it.each(['2026-11-23T04:30:00Z', '2026-11-23T09:15:13Z'])('the whole demo can begin when hardly any load is being collected (%s)', (at) => {
  expect(planOf('embarca', Date.parse(at), undefined, images).length).toBeGreaterThan(1_400)
})
