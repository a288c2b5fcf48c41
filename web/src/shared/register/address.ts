import { MAX_NAME_LENGTH, omitUndefined, readText } from '../../base/search-params.ts'

/** What the address of a register holds: the search, and the column it is sorted by, with a minus when descending. */
export type RegisterAddress = { readonly text?: string; readonly sort?: string }

/** The valid part of an address; `sortable` are the ids of the columns that the query can sort. */
export const readRegisterAddress = (given: Readonly<Record<string, unknown>>, sortable: readonly string[] = []): RegisterAddress => {
  const sort = readText(given['sort'], MAX_NAME_LENGTH)
  return omitUndefined({
    text: readText(given['text'], MAX_NAME_LENGTH),
    sort: sort !== undefined && sortable.includes(columnOf(sort)) ? sort : undefined,
  })
}

const columnOf = (sort: string) => sort.replace(/^-/, '')

/** The sorting state of the table. */
export const sortingOf = ({ sort }: { readonly sort?: string | undefined }) =>
  sort ? [{ id: columnOf(sort), desc: sort.startsWith('-') }] : []
export const sortText = ([first]: readonly { readonly id: string; readonly desc: boolean }[]): string | undefined =>
  first && `${first.desc ? '-' : ''}${first.id}`

/** The input of a paged query whose columns are named by `sort` and `order`. */
export const pageInput = <Column extends string = never>({ text, sort }: RegisterAddress, size: number) => ({
  size,
  ...(text && { text }),
  ...(sort && { sort: columnOf(sort) as Column, order: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }),
})
