import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { nextDelivery } from '@embarca/contracts/load/stops.ts'
import { loadSearchRoutes, type TableRow } from '@embarca/contracts/load-search/routes.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../base/api.ts'
import { keyOf } from '../../../base/queries.ts'

type Page = OutputOf<typeof loadSearchRoutes.table>
type TableQuery = InputOf<typeof loadSearchRoutes.table>

const none: readonly TableRow[] = []

/** The rows of a tab page by page, and their counts by chip. */
export const useTableRows = (query: TableQuery, enabled: boolean) => {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(loadSearchRoutes.table, query), 'pages'],
    queryFn: ({ pageParam, signal }) => call(loadSearchRoutes.table, { ...query, ...pageParam }, { signal }),
    initialPageParam: {} as { after?: string; page?: number },
    getNextPageParam: ({ hasMore, next, page }: Page) =>
      hasMore ? (next === undefined ? { page: page + 1 } : { after: next }) : undefined,
    placeholderData: keepPreviousData,
    enabled,
  })
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows as TableRow[]) ?? none, [pages.data])
  return {
    rows: enabled ? rows : none,
    counts: enabled ? pages.data?.pages[0]?.amounts : undefined,
    more: { has: enabled && pages.hasNextPage, loading: pages.isFetchingNextPage, load: () => void pages.fetchNextPage() },
    pending: enabled && pages.isPending,
    failed: pages.isError,
    error: pages.error,
    refresh: pages.refetch,
  }
}

const arrivalOf = ({ estimate, risk, destinations }: LoadCard): Pick<TableRow, 'estimate' | 'risk' | 'due'> => {
  const due = nextDelivery(destinations)?.date
  return estimate ? { estimate, ...(risk && { risk }), ...(due !== undefined && { due }) } : {}
}
const expectedIn = ({ estimate }: LoadCard) => (estimate ? { expectedArrival: estimate.expectedAt } : {})

/** The row with the new values of a changed card; it keeps its place. */
export const rowWith = (row: TableRow, card: LoadCard): TableRow => {
  const changedFields: TableRow['fields'] = Object.fromEntries(
    Object.entries({
      shippingStatus: card.status,
      offerPrice: card.freightPrice,
      tollPrice: card.tollPrice,
      feeDeliveryPrice: card.feeDeliveryPrice,
      driverName: card.driverName,
      driverCPF: card.driverDocument,
      driverPhone: card.driverPhone,
      vehicleType: card.vehicleType,
    }).filter(([, value]) => value !== undefined),
  )
  const { estimate: _, risk: _1, due: _2, ...rest } = row
  const { expectedArrival: _3, ...fields } = row.fields
  return { ...rest, ...arrivalOf(card), fields: { ...fields, ...changedFields, ...expectedIn(card) } }
}
