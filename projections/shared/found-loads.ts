import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { type Pasted, recognise } from '@embarca/contracts/kit/recognise.ts'
import type { LoadFilters, ResultPart } from '@embarca/contracts/load-search/filters.ts'
import { normaliseCode } from '../kit/normalise-code.ts'
import { pageOf, type ReaderContext } from '../kit/readers.ts'
import { type CodeKind, soughtAs } from './code-kinds.ts'
import { loadsWhere, partOf } from './load-filters.ts'
import { allReaching } from './reach.ts'

/** The view of loads: one document each, with its card and everything it is found and counted by. */
export const LOADS = 'loads'

const codeKindOf: { readonly [K in Pasted]?: CodeKind } = { nfe: 'note', note: 'note', plate: 'plate', order: 'order', code: 'load' }
/** Whether a search text is looked up among one kind of codes only. */
export const isCoded = (typed: string): boolean => ['order', 'note', 'code'].includes(recognise(typed).kind)
/** The search text for the view: a recognised code is searched among codes of its kind. */
export const soughtText = (typed: string): string => {
  const { kind, text } = recognise(typed)
  const code = codeKindOf[kind]
  return code ? soughtAs(code, text) : normaliseCode(text)
}

/** A filter object as a query of the view. */
export const searchFor = (filters: LoadFilters, context: ReaderContext) => ({
  where: loadsWhere(filters, context),
  ...(filters.text?.trim() && { text: soughtText(filters.text) }),
})

/** The empty page of a filter object, for callers that have counted and found nothing. */
export const noLoads = (filters: LoadFilters & ResultPart, usual: number) => ({
  page: pageOf(partOf(filters).paging, usual),
  result: { items: [], hasMore: false },
  loads: [],
})

/** A page of the loads of a filter object, with the number of transporters each offer reaches. */
export const foundLoads = async <Load extends LoadCard>(filters: LoadFilters & ResultPart, context: ReaderContext, usual: number) => {
  const { sort, paging } = partOf(filters)
  const page = pageOf(paging, usual)
  const result = await context.views.page<Load>(LOADS, { ...searchFor(filters, context), sort, ...page })
  return { page, result, loads: await allReaching(context, context.by.shipperId, result.items) }
}
