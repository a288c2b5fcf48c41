import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { type Pasted, recognise } from '@embarca/contracts/kit/recognise.ts'
import type { LoadFilters, Part } from '@embarca/contracts/load-search/filters.ts'
import { type Asked, pageOf } from '../kit/readers.ts'
import { asKept } from './as-kept.ts'
import { type CodeKind, soughtAs } from './code-kinds.ts'
import { loadsWhere, partOf } from './load-filters.ts'
import { allReaching } from './reach.ts'

/** The view of loads: a document for each, with its card and everything that it is found and counted by. */
export const LOADS = 'loads'

const asked: { readonly [K in Pasted]?: CodeKind } = { nfe: 'note', note: 'note', plate: 'plate', order: 'order', code: 'load' }
/** Whether what was typed is looked for among one kind of codes alone. */
export const isCoded = (typed: string): boolean => ['order', 'note', 'code'].includes(recognise(typed).kind)
/** What was typed, as the view is asked for it: what was recognised, among its own kind of codes. */
export const soughtText = (typed: string): string => {
  const { kind, text } = recognise(typed)
  const code = asked[kind]
  return code ? soughtAs(code, text) : asKept(text)
}

/** What a filter object asks the view. */
export const searchFor = (filters: LoadFilters, asked: Asked) => ({
  where: loadsWhere(filters, asked),
  ...(filters.text?.trim() && { text: soughtText(filters.text) }),
})

/** The page of a filter object that finds nothing, for callers that know by counting. */
export const noLoads = (filters: LoadFilters & Part, usual: number) => ({
  page: pageOf(partOf(filters).paging, usual),
  result: { items: [], hasMore: false },
  loads: [],
})

/** A page of what a filter object finds, with how many transporters each offer reaches. */
export const foundLoads = async <Load extends LoadCard>(filters: LoadFilters & Part, asked: Asked, usual: number) => {
  const { sort, paging } = partOf(filters)
  const page = pageOf(paging, usual)
  const result = await asked.views.page<Load>(LOADS, { ...searchFor(filters, asked), sort, ...page })
  return { page, result, loads: await allReaching(asked, asked.by.shipperId, result.items) }
}
