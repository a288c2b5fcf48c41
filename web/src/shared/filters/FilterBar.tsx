import { Children, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import './filter-bar.css'

type Props = {
  readonly className: string
  readonly isEmpty: boolean
  readonly onClear: () => void
  /** The fields; a phone shows the first, and the others when asked. */
  readonly children: ReactNode
  /** Beside what clears them. */
  readonly before?: ReactNode
  readonly actions?: ReactNode
}

/** The fields that a list or a chart is narrowed by, in a row above it. */
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
