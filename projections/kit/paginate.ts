import { listOf } from './readers.ts'

/** A page of a list that one document holds in full. */
export const paginate = <One>(all: readonly One[], { page, size }: { page: number; size: number }) =>
  listOf(all.slice((page - 1) * size, page * size), { hasMore: all.length > page * size }, { page, size })
