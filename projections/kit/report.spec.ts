import { expect, it } from 'vitest'
import type { ViewQuery, Views } from './read-store.ts'
import { dayByDay } from './report.ts'

const loads = [
  { id: 'a', day: '2026-01-02' },
  { id: 'b', day: '2026-01-05' },
  { id: 'c', day: '2026-01-02' },
]
const store = () => {
  const queries: ViewQuery[] = []
  const page = async (_: string, ask: ViewQuery) => {
    queries.push(ask)
    return { items: loads.filter(({ day }) => day === ask.where['day']), hasMore: false }
  }
  const count = async () => Object.fromEntries(loads.map(({ day }) => [day, loads.filter((load) => load.day === day).length]))
  return { queries, views: { page, count } as unknown as Views }
}

it('a period is read day by day, the latest first, and every page stays within its day', async () => {
  const { queries, views } = store()
  const { total, pages } = await dayByDay<(typeof loads)[number]>(views, 'dashboard', {
    where: { shipperId: 's1', day: { from: '2026-01-01', to: '2026-12-31' } },
  })
  const found: string[] = []
  for await (const page of pages) found.push(...page.map(({ id }) => id))
  expect(total).toBe(3)
  expect(found).toEqual(['b', 'a', 'c'])
  expect(queries.map(({ where }) => where)).toEqual(['2026-01-05', '2026-01-02'].map((day) => ({ shipperId: 's1', day })))
})
