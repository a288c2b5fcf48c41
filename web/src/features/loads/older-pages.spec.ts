import { describe, expect, it } from 'vitest'
import { aCard } from '../../shared/load/card.fixture.ts'
import { columnQuery } from './board-address.ts'
import { olderBoard } from './board-source.ts'
import { firstPart, mergePages, pagesShown } from './older-pages.ts'

const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => aCard({ hashId: `l${from + i}` }))
const page = (from: number, count: number, next?: string) => ({
  list: cards(from, count),
  hasMore: next !== undefined,
  page: 1,
  ...(next && { next }),
})

describe('the older board', () => {
  it('reads ten cards per page (R107)', () => expect(columnQuery({}, 'DELIVERED', olderBoard)).toMatchObject({ size: 10 }))
  it('refetches all pages that were read in one request, so that the place is kept (R070)', () => {
    const read = { pages: [page(0, 10, 'a'), page(10, 10, 'b'), page(20, 4)], pageParams: [{}, { after: 'a' }, { after: 'b' }] }
    const again = mergePages(read)
    expect(again?.pages.map(({ list }) => list.length)).toEqual([24])
    expect(again?.pageParams).toEqual([{ size: 30 }])
    expect(mergePages(again)).toEqual(again)
  })
  it('opens with as many pages as its address says (R070)', () => {
    expect([firstPart(1), firstPart(3), firstPart(30)]).toEqual([{ size: 10 }, { size: 30 }, { size: 100 }])
    expect([pagesShown(0), pagesShown(10), pagesShown(11)]).toEqual([1, 1, 2])
  })
  it('requests at most one hundred cards at once; the rest stays in pages', () => {
    const again = mergePages({ pages: [page(0, 100, 'a'), page(100, 25, 'b')], pageParams: [{ size: 100 }, { after: 'a' }] })
    expect(again?.pageParams).toEqual([{ size: 100 }, {}, {}, {}])
  })
})
