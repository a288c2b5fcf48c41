import type { Document, Filter } from 'mongodb'
import { type Condition, planOf } from '../../kit/conditions.ts'
import { type Cursor, cursorOf } from '../../kit/cursor.ts'
import type { ViewQuery, ViewSpec } from '../../kit/read-store.ts'
import { type CollectionDocument, field, having } from './collection-document.ts'
import { searchFilters } from './search-keys.ts'
import { keyOf, NOTHING } from './sort-key.ts'

const onField = (condition: Condition): Filter<Document> => {
  const name = field(condition.field)
  if (condition.is === 'equal') return { [name]: keyOf(condition.value) }
  if (condition.is === 'between')
    return {
      [name]: {
        $gt: NOTHING,
        ...(condition.from !== undefined && { $gte: keyOf(condition.from) }),
        ...(condition.to !== undefined && { $lte: keyOf(condition.to) }),
      },
    }
  return { [name]: { $in: condition.values.map(keyOf) } }
}

/** Documents after a page's end: the index is entered at the end's value; documents with the same value are ordered by id. */
const further = ([name, direction]: ViewQuery['sort'], { value, id }: Cursor): Filter<Document> => {
  const [at, beyond] = direction === 'desc' ? ['$lte', '$lt'] : ['$gte', '$gt']
  const key = keyOf(value)
  return { [field(name)]: { [at!]: key }, $or: [{ [field(name)]: { [beyond!]: key } }, { _id: { [beyond!]: id } }] } as Filter<Document>
}

const all = (filters: readonly Filter<Document>[]) =>
  (filters.length === 1 ? filters[0]! : { $and: [...filters] }) as Filter<CollectionDocument>

/** Documents that meet the conditions and contain the text; `among` names a field that each of them has. */
export const filterOf = (
  spec: ViewSpec,
  conditions: readonly Condition[],
  text: string | undefined,
  among: string,
): Filter<CollectionDocument> => all([...(conditions.length ? conditions.map(onField) : [having(among)]), ...searchFilters(spec, text)])

/** The documents a page may contain; throws `UnindexedQuery` when no index leads to them. */
export const pageFilter = (spec: ViewSpec, ask: ViewQuery): Filter<CollectionDocument> => {
  const { conditions } = planOf(spec, ask)
  const cursor = ask.after === undefined ? undefined : cursorOf(ask.after)
  const found = filterOf(spec, conditions, ask.text, ask.sort[0])
  return cursor ? all([found as Filter<Document>, further(ask.sort, cursor)]) : found
}
