import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { loadSearchRoutes, type TableRow } from '@embarca/contracts/load-search/routes.ts'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChannel } from '../../../base/live.ts'
import { keyOf, refreshRead } from '../../../base/queries.ts'
import { useBoardSource } from '../board-source.ts'
import { entersNow } from '../column-rows.ts'
import { cardIn } from '../recent-frames.ts'
import { useFramesDuringFetch } from '../use-frames-during-fetch.ts'
import { rowWith } from './table-rows.ts'

type Pages = InfiniteData<OutputOf<typeof loadSearchRoutes.table>>
type TableQuery = InputOf<typeof loadSearchRoutes.table>

const isRowOf =
  ({ hashId }: LoadCard) =>
  ({ shippingId }: { readonly shippingId: string }) =>
    shippingId === hashId

/** Visible rows are updated at once; changes that would move rows are counted and wait for the refresh. */
export const useTableChanges = (query: TableQuery, rows: readonly TableRow[], isInTable: (card: LoadCard) => boolean) => {
  const client = useQueryClient()
  const { counts } = useBoardSource()
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const key = [...keyOf(loadSearchRoutes.table, query), 'pages']
  const queryText = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query already includes the waiting changes
  useEffect(() => setWaiting(new Set()), [queryText])

  const wait = (id: string) => setWaiting((before) => new Set([...before, id]))
  const refresh = async () => {
    setWaiting(new Set())
    await Promise.all([refreshRead(client, loadSearchRoutes.table), refreshRead(client, counts)])
  }
  const put = (card: LoadCard) => {
    const isItsRow = isRowOf(card)
    client.setQueryData<Pages>(
      key,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.rows.some(isItsRow)
              ? { ...page, rows: page.rows.map((row) => (isItsRow(row) ? (rowWith(row as TableRow, card) as typeof row) : row)) }
              : page,
          ),
        },
    )
  }
  useFramesDuringFetch(key, put)
  useChannel('shipper', (frame) => {
    if (frame.type === 'resync') return void refresh()
    if (frame.type === 'load.removed' && rows.some(({ shippingId }) => shippingId === frame.id)) return wait(frame.id)
    const card = cardIn(frame)
    if (!card) return undefined
    const known = rows.some(isRowOf(card))
    if (known ? !isInTable(card) : isInTable(card) && entersNow(card)) wait(card.hashId)
    if (known) put(card)
    return undefined
  })
  return { pending: waiting.size, refresh }
}
