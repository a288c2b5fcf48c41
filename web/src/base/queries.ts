import type { AnyQuery, InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { keepPreviousData, type QueryClient, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from './api.ts'
import { noteAnswer, useCatchUp } from './catch-up.ts'

type Query = AnyQuery
type Page = { readonly list: readonly unknown[]; readonly hasMore: boolean; readonly page: number; readonly next?: string | undefined }
type PageParam = { readonly page?: number; readonly after?: string }
type Fetching = { readonly signal: AbortSignal; readonly client: QueryClient; readonly queryKey: QueryKey }
type ItemOf<R> = OutputOf<R> extends { list: readonly (infer Item)[] } ? Item : never
type Options = {
  readonly enabled?: boolean
  readonly keep?: boolean
  readonly every?: number
  /** Changes are pushed while it is mounted; it is refetched on mount because pushes were missed before. */
  readonly live?: boolean
  /**
   * The channel that pushes its changes, subscribed by who uses it: an answer that a route's loader has just read is read again only when
   * something happened before the subscription began.
   */
  readonly channel?: string
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

const readOptions = <R extends Query>(route: R, input: InputOf<R>) => ({
  queryKey: keyOf(route, input as Partial<InputOf<R>>),
  queryFn: ({ signal, client, queryKey }: Fetching) =>
    call(route, input, { signal, onPosition: noteAnswer(client, queryKey) }) as Promise<OutputOf<R>>,
})

/** The answer of a query, cached by its input. */
export const useRead = <R extends Query>(route: R, input: InputOf<R>, options: Options = {}) => {
  const read = useQuery<OutputOf<R>>({ ...readOptions(route, input), ...settings(options) })
  useCatchUp(keyOf(route, input as Partial<InputOf<R>>), options.channel, read.isSuccess)
  return read
}

const nextOf = (last: Page) => (last.hasMore ? (last.next === undefined ? { page: last.page + 1 } : { after: last.next }) : undefined)

const pagesKeyOf = <R extends Query>(route: R, input: InputOf<R>) => [...keyOf(route, input as Partial<InputOf<R>>), 'pages']
const isFirst = ({ page, after }: PageParam) => page === undefined && after === undefined

const pagesOptions = <R extends Query>(route: R, input: InputOf<R>, first: Options['first'] = undefined) => ({
  queryKey: pagesKeyOf(route, input),
  queryFn: ({ pageParam, signal, client, queryKey }: Fetching & { pageParam: PageParam }) =>
    call(route, { ...(input as object), ...pageParam } as InputOf<R>, {
      signal,
      // The first page is the oldest: later ones are read after it.
      ...(isFirst(pageParam) && { onPosition: noteAnswer(client, queryKey) }),
    }) as Promise<Page>,
  initialPageParam: (first ?? {}) as PageParam,
  getNextPageParam: nextOf,
})

/** A list read page by page: `items` so far, and `more` for an InfiniteList. */
export const usePages = <R extends Query>(route: R, input: InputOf<R>, options: Options = {}) => {
  const pages = useInfiniteQuery({ ...pagesOptions(route, input, options.first), ...(settings(options) as object) })
  useCatchUp(pagesKeyOf(route, input), options.channel, pages.isSuccess)
  const items = useMemo(() => (pages.data?.pages.flatMap((page) => page.list) ?? []) as ItemOf<R>[], [pages.data])
  const more = { has: pages.hasNextPage, loading: pages.isFetchingNextPage, load: () => void pages.fetchNextPage() }
  return {
    items,
    /** What the answer says besides its list. */
    firstPage: pages.data?.pages[0] as OutputOf<R> | undefined,
    more,
    pending: pages.isPending,
    failed: pages.isError,
    error: pages.error,
    refreshing: pages.isRefetching,
    refresh: pages.refetch,
  }
}

/** How a route's loader starts the queries that its screen reads with the same inputs. */
export type Reads = {
  /** For `useRead`. */
  readonly one: <R extends Query>(route: R, input: InputOf<R>) => void
  /** For `usePages`. */
  readonly pages: <R extends Query>(route: R, input: InputOf<R>, options?: Pick<Options, 'first'>) => void
}

/** What is cached is left to the screen: another sort of one column must not read the others again. */
const onlyMissing = { staleTime: Number.POSITIVE_INFINITY }

/**
 * Starts queries at once with a screen's code. Nothing waits for them: the screen shows their state. What the roles may not read is not
 * requested.
 */
export const readsOf = (client: QueryClient, roles: readonly string[]): Reads => ({
  one: (route, input) => {
    if (allows(route.may, roles)) void client.prefetchQuery({ ...readOptions(route, input), ...onlyMissing })
  },
  pages: (route, input, { first } = {}) => {
    if (allows(route.may, roles)) void client.prefetchInfiniteQuery({ ...pagesOptions(route, input, first), ...onlyMissing })
  },
})

/** Refetches every mounted query of a route (all inputs, or the given one). */
export const refreshRead = <R extends Query>(client: QueryClient, route: R, input?: Partial<InputOf<R>>) =>
  client.invalidateQueries({ queryKey: keyOf(route, input) })
