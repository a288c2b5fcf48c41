import { expect, it } from 'vitest'
import { EVERY_TRANSPORTER, rawReaching } from './reach.ts'

const views = { count: async () => ({ all: 7 }), page: async () => ({ items: [], hasMore: false, count: 0 }) }
const context = { now: '2026-01-05T12:00:00.000Z', views }
const toAll = JSON.stringify({ hashId: 'L1', targetAmount: EVERY_TRANSPORTER, viewsAmount: 0 })
const reaching = toAll.replace(`${EVERY_TRANSPORTER}`, '7')
const named = JSON.stringify({ hashId: 'L2', targetAmount: 3 })

it('in a raw page, as text or as bytes, only cards of offers to all are rewritten', async () => {
  const page = { count: 2, hasMore: false }
  const sent = await rawReaching(context, 's1', { ...page, items: [Buffer.from(toAll), Buffer.from(named)] })
  expect(String(sent.items)).toBe(`${reaching},${named}`)
  const together = await rawReaching(context, 's1', { ...page, items: [Buffer.from(`${named},${toAll}`), Buffer.from(toAll)] })
  expect(String(together.items)).toBe(`${named},${reaching},${reaching}`)
  expect(await rawReaching(context, 's1', { ...page, items: `${toAll},${named}` })).toEqual({
    ...page,
    items: `${reaching},${named}`,
  })
  const other = { ...page, items: named }
  expect(await rawReaching(context, 's1', other)).toBe(other)
})
