import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  readonly children: ReactNode
  readonly icon?: string
  readonly onSelect: () => void
  readonly checked?: boolean
  readonly blocked?: string | undefined
  readonly danger?: boolean
}

/** An item of a Menu; a blocked one shows why and stays. */
export const MenuItem = ({ children, icon, onSelect, checked, blocked, danger }: Props) => (
  <button
    type="button"
    tabIndex={-1}
    className={danger ? 'menu-item danger' : 'menu-item'}
    {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
    {...(blocked && { 'aria-disabled': true, title: blocked })}
    onClick={() => !blocked && onSelect()}
  >
    {blocked ? <Icon name="lock" /> : icon && <Icon name={icon} />}
    <span>
      {children}
      {blocked && <small>{blocked}</small>}
    </span>
    {checked && <Icon name="check" />}
  </button>
)
