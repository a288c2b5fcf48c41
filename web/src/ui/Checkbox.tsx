import type { ReactNode } from 'react'
import { CheckInput } from './CheckInput.tsx'
import './form-grid.css'

type Props = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly className?: string
  readonly disabled?: boolean | undefined
}

/** A checkbox in a form grid. */
export const Checkbox = ({ checked, onChange, children, className = 'c4', disabled = false }: Props) => (
  <label className={`${className} tick`}>
    <CheckInput checked={checked} disabled={disabled} onChange={onChange} />
    <span>{children}</span>
  </label>
)
