import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { type Pasted, recognise } from '@embarca/contracts/kit/recognise.ts'
import type { LoadFilters, ResultPart } from '@embarca/contracts/load-search/filters.ts'
import { normaliseCode } from '../kit/normalise-code.ts'
import { pageOf, type ReaderContext } from '../kit/readers.ts'
import { type CodeKind, soughtAs } from './code-kinds.ts'
import { loadsWhere, partOf } from './load-filters.ts'
import { allReaching } from './reach.ts'

/** The view of loads: a document for each, with its card and everything that it is found and counted by. */
export const LOADS = 'loads'

const codeKindOf: { readonly [K in Pasted]?: CodeKind } = { nfe: 'note', note: 'note', plate: 'plate', order: 'order', code: 'load' }
/** Whether what was typed is looked for among one kind of codes alone. */
export const isCoded = (typed: string): boolean => ['order', 'note', 'code'].includes(recognise(typed).kind)
/** What was typed, as the view is asked for it: what was recognised, among its own kind of codes. */
export const soughtText = (typed: string): string => {
  const { kind, text } = recognise(typed)
  const code = codeKindOf[kind]
  return code ? soughtAs(code, text) : normaliseCode(text)
}

/** What a filter object asks the view. */
export const searchFor = (filters: LoadFilters, context: ReaderContext) => ({
  where: loadsWhere(filters, context),
  ...(filters.text?.trim() && { text: soughtText(filters.text) }),
})

/** The page of a filter object that finds nothing, for callers that know by counting. */
export const noLoads = (filters: LoadFilters & ResultPart, usual: number) => ({
  page: pageOf(partOf(filters).paging, usual),
  result: { items: [], hasMore: false },
  loads: [],
})

/** A page of what a filter object finds, with how many transporters each offer reaches. */
export const foundLoads = async <Load extends LoadCard>(filters: LoadFilters & ResultPart, context: ReaderContext, usual: number) => {
  const { sort, paging } = partOf(filters)
  const page = pageOf(paging, usual)
  const result = await context.views.page<Load>(LOADS, { ...searchFor(filters, context), sort, ...page })
  return { page, result, loads: await allReaching(context, context.by.shipperId, result.items) }
}
