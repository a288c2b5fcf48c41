import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { olderBoard } from './board-source.ts'

type Page = { readonly list: readonly LoadCard[]; readonly hasMore: boolean; readonly page: number; readonly next?: string }
export type ColumnPages = InfiniteData<Page>

/** The most cards per request. */
const MOST = 100
const { size: SIZE } = olderBoard

/** The first request after pages were read: ten cards for each page, so that the scroll position is kept. */
export const firstPart = (page: number) => ({ size: Math.min(MOST, SIZE * page) })

export const pagesShown = (cards: number): number => Math.max(1, Math.ceil(cards / SIZE))

/** Merges the pages into one, so that a refetch is one request; cards above the limit stay in pages of ten. */
export const mergePages = (data: ColumnPages | undefined): ColumnPages | undefined => {
  const last = data?.pages.at(-1)
  if (!data || !last) return data
  const cards = data.pages.flatMap(({ list }) => list)
  const beyond = Math.max(0, pagesShown(cards.length) - MOST / SIZE)
  const empty = { ...last, list: [] }
  return {
    pages: [{ ...last, list: cards }, ...Array.from({ length: beyond }, () => empty)],
    pageParams: [firstPart(pagesShown(cards.length)), ...Array.from({ length: beyond }, () => ({}))],
  }
}
