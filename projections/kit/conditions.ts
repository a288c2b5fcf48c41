import { type Scalar, type Test, UnindexedQuery, type ViewFilter, type ViewQuery, type ViewSpec } from './read-store.ts'

/** A test of a query, with its kind. */
export type Condition =
  | { readonly field: string; readonly is: 'equal'; readonly value: Scalar }
  | { readonly field: string; readonly is: 'one-of'; readonly values: readonly Scalar[] }
  | { readonly field: string; readonly is: 'between'; readonly from?: Scalar; readonly to?: Scalar }
  | { readonly field: string; readonly is: 'holding'; readonly values: readonly Scalar[] }

const conditionOf = (field: string, test: Test): Condition => {
  if (test === null || typeof test !== 'object') return { field, is: 'equal', value: test }
  if (Array.isArray(test)) return test.length === 1 ? { field, is: 'equal', value: test[0] } : { field, is: 'one-of', values: test }
  if ('holds' in test) return { field, is: 'holding', values: [test.holds].flat() as Scalar[] }
  const { from, to } = test as { from?: Scalar; to?: Scalar }
  return { field, is: 'between', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** The conditions of a query; throws `UnindexedQuery` for a field that the view does not declare or declares as another kind. */
export const conditionsOf = (spec: ViewSpec, where: ViewFilter): readonly Condition[] =>
  Object.entries(where)
    .filter(([, test]) => test !== undefined)
    .map(([field, test]) => {
      const condition = conditionOf(field, test)
      const kind = Object.hasOwn(spec.fields, field) ? spec.fields[field] : undefined
      if (!kind) throw new UnindexedQuery(`${spec.view}: field ${field} is not declared`)
      if ((kind === 'many') !== (condition.is === 'holding'))
        throw new UnindexedQuery(`${spec.view}: ${field} is ${kind}; ask a many field, and only that, with holds`)
      return condition
    })

/** Throws `UnindexedQuery` unless each field holds one value that documents can be counted by. */
export const checkTallyFields = ({ view, fields }: ViewSpec, by: readonly string[]): void => {
  for (const field of by)
    if (!Object.hasOwn(fields, field) || fields[field] === 'many') throw new UnindexedQuery(`${view}: cannot count by ${field}`)
}

/** How a query is answered: by an index (in its order or not), by the facet index, or from the list fields and words it names. */
export type Plan = {
  readonly conditions: readonly Condition[]
  readonly index?: number
  readonly usesFacetIndex?: true
  readonly ordered: boolean
}

/**
 * Chooses the index of a query; throws `UnindexedQuery` when only a scan would answer it. Prefers an index over the facet index where it
 * sorts the page, covers every condition and narrows more.
 */
export const planOf = (spec: ViewSpec, ask: Pick<ViewQuery, 'where' | 'text'> & { readonly sort?: ViewQuery['sort'] }): Plan => {
  const conditions = conditionsOf(spec, ask.where)
  const sort = ask.sort?.[0]
  if (sort !== undefined && (!Object.hasOwn(spec.fields, sort) || spec.fields[sort] === 'many'))
    throw new UnindexedQuery(`${spec.view}: cannot sort by ${sort}`)
  if (words(ask.text) && !spec.search) throw new UnindexedQuery(`${spec.view}: no field is searched by words`)
  const best = (spec.indexes ?? []).map((index, at) => ({ at, ...scoreOf(index, conditions, sort) })).sort((a, b) => b.score - a.score)[0]
  if (sort !== undefined && best?.ordered && best.narrowsBy > (spec.sieve?.within.length ?? 0) && best.knowsAll)
    return { conditions, index: best.at, ordered: true }
  if (facetIndexCovers(spec, conditions, sort)) return { conditions, usesFacetIndex: true, ordered: true }
  const found = best && best.score > 0 ? { index: best.at, ordered: best.ordered } : undefined
  if (!found?.ordered && facetIndexCovers(spec, conditions, sort, 1)) return { conditions, usesFacetIndex: true, ordered: false }
  if (found) return { conditions, ...found }
  if (words(ask.text) || conditions.some(({ is }) => is === 'holding')) return { conditions, ordered: false }
  throw new UnindexedQuery(
    `${spec.view}: no index begins with ${[...conditions.map(({ field }) => field), sort].filter(Boolean).join(' or ') || 'anything asked for'}`,
  )
}

const words = (text: string | undefined) => Boolean(text?.trim())

/** Whether the facet index has every field of the query, and the query fixes the first `pinned` fields of `within` (all: it sorts, too). */
const facetIndexCovers = (
  { sieve }: ViewSpec,
  conditions: readonly Condition[],
  sort: string | undefined,
  pinned = sieve?.within.length ?? 0,
): boolean => {
  if (!sieve || (sort !== undefined && sort !== sieve.sort)) return false
  const { within, tallied, fields } = sieve
  const knows = (field: string) => field === sieve.sort || within.includes(field) || tallied.includes(field) || fields.includes(field)
  const isPinned = (field: string) => conditions.some((condition) => condition.field === field && condition.is === 'equal')
  return conditions.every(({ field }) => knows(field)) && within.slice(0, pinned).every(isPinned)
}

/**
 * Scores an index: leading fields with an equal condition count most, then the right order, then a range or list of the field after them,
 * then other conditions that it covers.
 */
const scoreOf = (index: readonly string[], conditions: readonly Condition[], sort: string | undefined) => {
  const is = (field: string | undefined) => conditions.find((condition) => condition.field === field)?.is
  let run = 0
  while (run < index.length && is(index[run]) === 'equal') run++
  const ordered = sort === undefined || index[run] === sort || is(sort) === 'equal'
  const isRanged = ['one-of', 'between'].includes(is(index[run]) ?? '')
  const narrows = run > 0 || isRanged
  const covered = index.slice(run).filter((field) => is(field)).length
  const knowsAll = run + covered === conditions.length
  return {
    ordered,
    narrowsBy: run,
    knowsAll,
    score: narrows || (sort !== undefined && index[0] === sort) ? 1 + run * 8 + (ordered ? 4 : 0) + (isRanged ? 2 : 0) + covered / 8 : 0,
  }
}
