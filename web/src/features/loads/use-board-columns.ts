import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { type BoardColumn, boardColumns } from '@embarca/contracts/load/codes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { lastPosition } from '../../base/last-position.ts'
import { type Frame, useChannel } from '../../base/live.ts'
import { keyOf, refreshRead } from '../../base/queries.ts'
import { type BoardAddress, columnQuery } from './board-address.ts'
import { useBoardSource } from './board-source.ts'
import { entersNow, placeCard, updateInPlace, wouldMove } from './column-rows.ts'
import { type ColumnPages, mergePages } from './older-pages.ts'
import { cardIn } from './recent-frames.ts'
import { useFramesDuringFetch } from './use-frames-during-fetch.ts'

const COUNTS_PAUSE = 1200
const FRESH_FOR = 4000
/** Milliseconds. Rows animate only after a change moved them, never while the user scrolls. */
const SLIDES_FOR = 320

/** Puts all rows into the first page; the cursor of the last page is kept. */
const withRows = (data: ColumnPages, rows: readonly LoadCard[]): ColumnPages => ({
  ...data,
  pages: data.pages.map((page, i) => ({ ...page, list: i === 0 ? rows : [] })),
})
const rowsOf = (data: ColumnPages) => data.pages.flatMap((page) => page.list)

/** Whether the change was made by this user, or is already included in an answer to this user. */
const isOwn = (frame: Frame) => {
  const ownPosition = lastPosition()
  return ownPosition !== undefined && Boolean(frame.position) && comparePositions(frame.position, ownPosition) <= 0
}

/**
 * Keeps the three columns up to date while they are shown. New content of a card is shown at once. A change that would move rows waits, and
 * is counted, while the user points at the column or has scrolled it.
 */
export const useBoardColumns = (address: BoardAddress) => {
  const client = useQueryClient()
  const source = useBoardSource()
  const holds = useRef(new Map<BoardColumn, Set<'pointer' | 'scroll'>>())
  const waiting = useRef(new Map<BoardColumn, Map<string, LoadCard>>())
  const fresh = useRef(new Map<string, number>())
  const sliding = useRef(new Map<BoardColumn, number>())
  const [, show] = useReducer((n: number) => n + 1, 0)
  const countsTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const change = useCallback(
    (column: BoardColumn, how: (rows: readonly LoadCard[], hasMore: boolean) => readonly LoadCard[]) =>
      client.setQueryData<ColumnPages>([...keyOf(source.column, columnQuery(address, column, source)), 'pages'], (data) => {
        if (!data) return data
        const rows = rowsOf(data)
        const next = how(rows, data.pages.at(-1)?.hasMore ?? false)
        return next === rows ? data : withRows(data, next)
      }),
    [client, address, source],
  )
  const slide = useCallback((column: BoardColumn) => {
    sliding.current.set(column, Date.now())
    setTimeout(show, SLIDES_FOR)
  }, [])
  const recount = useCallback(() => {
    countsTimer.current ??= setTimeout(() => {
      countsTimer.current = undefined
      void refreshRead(client, source.counts)
    }, COUNTS_PAUSE)
  }, [client, source])

  const release = useCallback(
    (column: BoardColumn) => {
      const cards = waiting.current.get(column)
      if (!cards || cards.size === 0) return
      waiting.current.delete(column)
      slide(column)
      for (const card of cards.values()) change(column, (rows, hasMore) => placeCard(rows, card, { column, address, hasMore }))
      show()
    },
    [change, slide, address],
  )

  const mark = (card: LoadCard) => {
    fresh.current.set(card.hashId, Date.now())
    setTimeout(() => fresh.current.delete(card.hashId) && show(), FRESH_FOR)
  }

  const receiveCard = (card: LoadCard, own: boolean) => {
    if (entersNow(card)) recount()
    for (const column of boardColumns)
      change(column, (rows, hasMore) => {
        const where = { column, address, hasMore }
        const moves = wouldMove(rows, card, where)
        const known = rows.some((row) => row.hashId === card.hashId)
        waiting.current.get(column)?.delete(card.hashId)
        if (!moves) return known ? updateInPlace(rows, card) : rows
        recount()
        if (own || (holds.current.get(column)?.size ?? 0) === 0) {
          mark(card)
          slide(column)
          return placeCard(rows, card, where)
        }
        const cards = waiting.current.get(column) ?? new Map<string, LoadCard>()
        waiting.current.set(column, cards.set(card.hashId, card))
        return updateInPlace(rows, card)
      })
    show()
  }

  useFramesDuringFetch(keyOf(source.column), (card, frame) => receiveCard(card, isOwn(frame)))
  useChannel('shipper', (frame) => {
    const card = cardIn(frame)
    if (card) receiveCard(card, isOwn(frame))
    else if (frame.type === 'load.removed') void refreshRead(client, source.column)
    else if (frame.type === 'resync') void client.invalidateQueries({ queryKey: keyOf(source.column) })
  })
  useEffect(() => () => clearTimeout(countsTimer.current), [])
  const queryText = JSON.stringify(boardColumns.map((column) => columnQuery(address, column, source)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other filters the rows are refetched and already include the waiting changes
  useEffect(() => waiting.current.clear(), [queryText])

  const hold = useCallback(
    (column: BoardColumn, by: 'pointer' | 'scroll', on: boolean) => {
      const reasons = holds.current.get(column) ?? new Set()
      if (on) reasons.add(by)
      else reasons.delete(by)
      holds.current.set(column, reasons)
      if (reasons.size === 0) release(column)
    },
    [release],
  )
  const refresh = useCallback(() => {
    waiting.current.clear()
    show()
    void refreshRead(client, source.counts)
    if (source.older) client.setQueriesData<ColumnPages>({ queryKey: keyOf(source.column) }, mergePages)
    return refreshRead(client, source.column)
  }, [client, source])

  const pending = new Set([...waiting.current.values()].flatMap((cards) => [...cards.keys()])).size
  return {
    pending,
    hold,
    refresh,
    isSliding: (column: BoardColumn) => Date.now() - (sliding.current.get(column) ?? 0) < SLIDES_FOR,
    isFresh: (hash: string) => fresh.current.has(hash),
    isWaiting: (column: BoardColumn, hash: string) => waiting.current.get(column)?.has(hash) ?? false,
  }
}
