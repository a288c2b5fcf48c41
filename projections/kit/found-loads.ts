import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { type Pasted, recognise } from '@embarca/contracts/kit/recognise.ts'
import type { LoadFilters, Part } from '@embarca/contracts/load-search/filters.ts'
import { asKept } from './as-kept.ts'
import { type CodeKind, soughtAs } from './code-kinds.ts'
import { loadsWhere, partOf } from './load-filters.ts'
import { allReaching } from './reach.ts'
import type { Views } from './read-store.ts'
import { type Asked, pageOf } from './readers.ts'

/** The view of everything that loads are found by. */
export const LOAD_SEARCH = 'load-search'

const asked: { readonly [K in Pasted]?: CodeKind } = { nfe: 'note', note: 'note', plate: 'plate', order: 'order', code: 'load' }
/** Whether what was typed is looked for in one field alone that only the view of searches knows. */
export const isCoded = (typed: string): boolean => ['order', 'note', 'code'].includes(recognise(typed).kind)
/** What was typed as that view is asked for it: what was recognised in its own field. */
export const soughtText = (typed: string): string => {
  const { kind, text } = recognise(typed)
  const code = asked[kind]
  return code ? soughtAs(code, text) : asKept(text)
}

/** What a filter object asks that view: what was recognised is looked for in its own field. */
export const searchFor = (filters: LoadFilters, asked: Asked) => ({
  where: loadsWhere(filters, asked),
  ...(filters.text?.trim() && { text: soughtText(filters.text) }),
})

/** The cards of loads, in their order; of one that the board does not know yet, none. */
export const cardsOf = (views: Views, found: readonly { readonly loadId: string }[]) =>
  Promise.all(found.map(({ loadId }) => views.get<LoadCard>('board', loadId)))

/** The page of a filter object that finds nothing, for whoever knows by counting. */
export const noLoads = (filters: LoadFilters & Part, usual: number) => ({
  page: pageOf(partOf(filters).paging, usual),
  result: { items: [], hasMore: false },
  loads: [],
})

/** A page of what a filter object finds, each with its card; the board folds the same facts, and lags behind at most a moment. */
export const foundLoads = async <Found extends { readonly loadId: string }>(filters: LoadFilters & Part, asked: Asked, usual: number) => {
  const { sort, paging } = partOf(filters)
  const page = pageOf(paging, usual)
  const result = await asked.views.page<Found>(LOAD_SEARCH, { ...searchFor(filters, asked), sort, ...page })
  const cards = await allReaching(asked, asked.by.shipperId, await cardsOf(asked.views, result.items))
  return { page, result, loads: result.items.flatMap((found, at) => (cards[at] ? [{ found, card: cards[at] }] : [])) }
}
