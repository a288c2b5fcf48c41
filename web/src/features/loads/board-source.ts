import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import type { Toggle } from '@embarca/contracts/toggles.ts'
import { createContext, useContext } from 'react'

/** The board read from its own view. */
export const cachedBoard = { column: boardRoutes.column, counts: boardRoutes.counts, size: 20, older: false } as const
/** The board of companies without ENABLE_SEARCH_FREIGHT_BY_CACHE. */
export const olderBoard = { column: loadSearchRoutes.searchNew, counts: loadSearchRoutes.countNew, size: 10, older: true } as const
export type BoardSource = typeof cachedBoard | typeof olderBoard

/** Only `/loads` has the older board, and only while the toggle is off (readings a11). */
export const boardSourceOf = (pathname: string, toggles: Readonly<Record<Toggle, boolean>>): BoardSource =>
  !toggles.ENABLE_SEARCH_FREIGHT_BY_CACHE && pathname.replace(/\/$/, '') === '/loads' ? olderBoard : cachedBoard

export const BoardSourceContext = createContext<BoardSource>(cachedBoard)
/** The endpoints that the columns of this screen use. */
export const useBoardSource = (): BoardSource => useContext(BoardSourceContext)
