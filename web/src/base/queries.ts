import type { AnyQuery, InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from './api.ts'

type Query = AnyQuery
type Page = { readonly list: readonly unknown[]; readonly hasMore: boolean; readonly page: number; readonly next?: string | undefined }
type ItemOf<R> = OutputOf<R> extends { list: readonly (infer Item)[] } ? Item : never
type Options = {
  readonly enabled?: boolean
  readonly keep?: boolean
  readonly every?: number
  /** Changes are pushed while it is mounted; it is refetched on mount because pushes were missed before. */
  readonly live?: boolean
  /** Size of the first request of a list; the rest is loaded in pages of the usual size. */
  readonly first?: { readonly size: number }
}

/** The cache key of a query: the route, then the input. */
export const keyOf = <R extends Query>(route: R, input?: Partial<InputOf<R>>) =>
  (input === undefined ? [route.at] : [route.at, input]) as readonly unknown[]

const settings = (options: Options) => ({
  enabled: options.enabled ?? true,
  ...(options.keep && { placeholderData: keepPreviousData }),
  ...(options.live && { refetchOnMount: 'always' as const }),
  ...(options.every && { refetchInterval: options.every }),
})

/** The answer of a query, cached by its input. */
export const useRead = <R extends Query>(route: R, input: InputOf<R>, options: Options = {}) =>
  useQuery<OutputOf<R>>({
    queryKey: keyOf(route, input as Partial<InputOf<R>>),
    queryFn: ({ signal }) => call(route, input, { signal }),
    ...settings(options),
  })

const nextOf = (last: Page) => (last.hasMore ? (last.next === undefined ? { page: last.page + 1 } : { after: last.next }) : undefined)

/** A list read page by page: `items` so far, and `more` for an InfiniteList. */
export const usePages = <R extends Query>(route: R, input: InputOf<R>, options: Options = {}) => {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(route, input as Partial<InputOf<R>>), 'pages'],
    queryFn: ({ pageParam, signal }) => call(route, { ...(input as object), ...pageParam } as InputOf<R>, { signal }) as Promise<Page>,
    initialPageParam: (options.first ?? {}) as { page?: number; after?: string },
    getNextPageParam: nextOf,
    ...(settings(options) as object),
  })
  const items = useMemo(() => (pages.data?.pages.flatMap((page) => page.list) ?? []) as ItemOf<R>[], [pages.data])
  const more = { has: pages.hasNextPage, loading: pages.isFetchingNextPage, load: () => void pages.fetchNextPage() }
  return {
    items,
    more,
    pending: pages.isPending,
    failed: pages.isError,
    error: pages.error,
    refreshing: pages.isRefetching,
    refresh: pages.refetch,
  }
}

/** Refetches every mounted query of a route (all inputs, or the given one). */
export const refreshRead = <R extends Query>(client: QueryClient, route: R, input?: Partial<InputOf<R>>) =>
  client.invalidateQueries({ queryKey: keyOf(route, input) })
