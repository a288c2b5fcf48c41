import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'

type HeaderColumn = {
  readonly id: string
  readonly columnDef: { readonly header?: unknown }
  readonly getCanSort: () => boolean
  readonly getIsSorted: () => false | 'asc' | 'desc'
  readonly toggleSorting: () => void
}
type Props = {
  readonly columns: readonly HeaderColumn[]
  /** Classes of each column, by its id. */
  readonly looks: ReadonlyMap<string, string>
  readonly hasActions: boolean
}

const sorted = { asc: 'ascending', desc: 'descending' } as const

/** The headers of a register; those the query can sort by are buttons. */
export const RegisterHead = ({ columns, looks, hasActions }: Props) => (
  <>
    {columns.map((column) => {
      const direction = column.getIsSorted()
      const header = String(column.columnDef.header)
      return (
        <th
          key={column.id}
          scope="col"
          className={looks.get(column.id)?.trim() || undefined}
          {...(direction && { 'aria-sort': sorted[direction] })}
        >
          {column.getCanSort() ? (
            <PlainButton className="sort" onClick={() => column.toggleSorting()}>
              {header}
              {direction && <Icon name={direction === 'asc' ? 'sort-up' : 'sort-down'} size={12} />}
            </PlainButton>
          ) : (
            header
          )}
        </th>
      )
    })}
    {hasActions && (
      <th scope="col">
        <span className="hidden-text">Ações</span>
      </th>
    )}
  </>
)
