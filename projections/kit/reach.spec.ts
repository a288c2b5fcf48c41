import { expect, it } from 'vitest'
import { EVERY_TRANSPORTER, rawReaching } from './reach.ts'

const asked = { views: { count: async () => ({ all: 7 }) } }
const toAll = JSON.stringify({ hashId: 'L1', targetAmount: EVERY_TRANSPORTER, viewsAmount: 0 })
const named = JSON.stringify({ hashId: 'L2', targetAmount: 3 })

it('of a raw page, only cards of offers to all are written again, be it text or pieces', async () => {
  const page = { count: 2, hasMore: false }
  const sent = await rawReaching(asked, 's1', { ...page, items: [Buffer.from(toAll), Buffer.from(named)] })
  expect((sent.items as Buffer[]).map(String)).toEqual([toAll.replace('-1', '7'), named])
  const together = await rawReaching(asked, 's1', { ...page, items: [Buffer.from(`${named},${toAll}`)] })
  expect((together.items as Buffer[]).map(String)).toEqual([`${named},${toAll.replace('-1', '7')}`])
  expect(await rawReaching(asked, 's1', { ...page, items: `${toAll},${named}` })).toEqual({
    ...page,
    items: `${toAll.replace('-1', '7')},${named}`,
  })
  const others = { ...page, items: named }
  expect(await rawReaching(asked, 's1', others)).toBe(others)
})
