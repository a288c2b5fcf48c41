import type { ReactNode } from 'react'
import './form-grid.css'

type Props = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly className?: string
  readonly disabled?: boolean
}

/** A checkbox in a form grid. */
export const Checkbox = ({ checked, onChange, children, className = 'c4', disabled }: Props) => (
  <label className={`${className} tick`}>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
    <span>{children}</span>
  </label>
)
