import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { type RegisterAddress, sortingOf, sortText } from './address.ts'

/** A column of a register: its header, its width as a CSS grid track, and the content of its cells. */
export type RegisterColumn<Row> = {
  readonly id: string
  readonly header: string
  readonly width: string
  /** In the first column: what follows the name. Nothing is shown as a dash, and left out of cards. */
  readonly cell?: (row: Row) => ReactNode
  /** Its header stands before it in cards, where a number alone says nothing. */
  readonly labelled?: true
  /** The query can sort by it. */
  readonly sortable?: true
  /** Its header and its cells stand at the right. */
  readonly numeric?: true
  /** Left out where the window is narrower than 1025 pixels; cards on a phone show it. */
  readonly wideOnly?: true
}

const features = tableFeatures({ rowSortingFeature })

/** The model of the table: rows come sorted by the query, the table holds which column that is. */
export const useRegisterTable = <Row extends { readonly id: string }>(
  columns: readonly RegisterColumn<Row>[],
  rows: readonly Row[],
  { sort }: RegisterAddress,
  onSort: (sort: string | undefined) => void,
) => {
  // Without a choice, queries sort by what the first column shows.
  const usual = columns[0]?.sortable ? columns[0].id : undefined
  const sorting = useMemo(() => sortingOf({ sort: sort ?? usual }), [sort, usual])
  const defined = useMemo(
    () =>
      columns.map(({ id, header, cell, sortable }) => ({
        id,
        header,
        accessorFn: () => '',
        enableSorting: sortable === true,
        cell: ({ row }: { row: { original: Row } }) => cell?.(row.original),
      })),
    [columns],
  )
  return useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (next) => onSort(sortText(typeof next === 'function' ? next(sorting) : next)),
  })
}

/** The grid of a row, with `actions` icons in its last track; narrower windows leave out some columns. */
export const tracksOf = (columns: readonly { readonly width: string; readonly wideOnly?: true }[], actions: number): CSSProperties => {
  const tracks = (shown: typeof columns) => [...shown.map(({ width }) => width), ...(actions ? [`${actions * 36 - 4}px`] : [])].join(' ')
  return { '--columns-wide': tracks(columns), '--columns-narrow': tracks(columns.filter(({ wideOnly }) => !wideOnly)) } as CSSProperties
}

/** The classes of each column's header and cells, by its id. */
export const looksOf = (columns: readonly { readonly id: string; readonly wideOnly?: true; readonly numeric?: true }[]) =>
  new Map(columns.map(({ id, wideOnly, numeric }) => [id, `${wideOnly ? ' wide-only' : ''}${numeric ? ' numeric' : ''}`]))
