import { Children, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import './filter-bar.css'

type Props = {
  readonly className: string
  readonly isEmpty: boolean
  readonly onClear: () => void
  /** The fields; a phone shows the first one, and the others on request. */
  readonly children: ReactNode
  /** Shown before the button that clears the filters. */
  readonly before?: ReactNode
  readonly actions?: ReactNode
}

/** A row of filter fields above a list or a chart. */
export const FilterBar = ({ className, isEmpty, onClear, children, before, actions }: Props) => {
  const [first, ...others] = Children.toArray(children)
  const [all, setAll] = useState(!isEmpty)
  return (
    <search className={`filter-bar ${className}${all ? ' all' : ''}`}>
      {first}
      <Button className="fold" icon="filter" aria-expanded={all} onClick={() => setAll(!all)}>
        Filtros
      </Button>
      {others}
      <div className="end">
        {before}
        <Button look="quiet" icon="trash" className="clear" disabled={isEmpty} onClick={onClear}>
          Limpar filtros
        </Button>
        {actions}
      </div>
    </search>
  )
}
