import { useNavigate, useSearch } from '@tanstack/react-router'
import { MAX_NAME_LENGTH, omitUndefined, readFlag, readOption, readText } from '../../base/search-params.ts'

/**
 * What the address of a register holds: the search, the column it is sorted by, with a minus when descending, and the filter that is on: a
 * boolean parameter of the query, or a value of one.
 */
export type RegisterAddress = { readonly text?: string; readonly sort?: string; readonly only?: string }

/** The valid part of an address; `sortable` are the ids of the columns that the query can sort by, `filters` its boolean parameters. */
export const readRegisterAddress = (
  given: Readonly<Record<string, unknown>>,
  sortable: readonly string[] = [],
  filters: readonly string[] = [],
): RegisterAddress => {
  const sort = readText(given['sort'], MAX_NAME_LENGTH)
  return omitUndefined({
    text: readText(given['text'], MAX_NAME_LENGTH),
    sort: sort !== undefined && sortable.includes(columnOf(sort)) ? sort : undefined,
    only: readOption(given['only'], filters),
  })
}

/** The same where the form is a drawer over the list: of a stored thing, or of a new one. */
export type DrawerAddress = RegisterAddress & { readonly id?: string; readonly adds?: true }
export const readDrawerAddress = (
  given: Readonly<Record<string, unknown>>,
  sortable: readonly string[] = [],
  filters: readonly string[] = [],
): DrawerAddress => ({
  ...readRegisterAddress(given, sortable, filters),
  ...omitUndefined({ id: readText(given['id'], MAX_NAME_LENGTH), adds: readFlag(given['adds']) }),
})

/** The address of the register that is open, and how it changes. */
export const useRegisterAddress = <Address extends RegisterAddress = RegisterAddress>() => {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const address = search as unknown as Address
  const onAddress = (next: Address) => void navigate({ to: '.', search: next as never })
  return { address, onAddress }
}

const columnOf = (sort: string) => sort.replace(/^-/, '')

/** The sorting state of the table. */
export const sortingOf = ({ sort }: { readonly sort?: string | undefined }) =>
  sort ? [{ id: columnOf(sort), desc: sort.startsWith('-') }] : []
export const sortText = ([first]: readonly { readonly id: string; readonly desc: boolean }[]): string | undefined =>
  first && `${first.desc ? '-' : ''}${first.id}`

/** The input of a paged query whose columns are named by `sort` and `order`. */
export const pageInput = <Column extends string = never>({ text, sort, only }: RegisterAddress, size: number) => ({
  size,
  ...(text && { text }),
  ...(only && { [only]: true }),
  ...(sort && { sort: columnOf(sort) as Column, order: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }),
})
