import type { ReactElement, ReactNode } from 'react'

export type MenuItemProps = {
  readonly children: ReactNode
  readonly icon?: string
  readonly onSelect?: () => void
  /** A router link without content, for an item that opens a screen. */
  readonly link?: ReactElement
  readonly checked?: boolean
  /** Why the item cannot be chosen: it is shown and stays. */
  readonly blocked?: string | undefined
  readonly danger?: boolean
}

/** An item of a Menu, which reads its props and draws it. */
export const MenuItem = (_: MenuItemProps): ReactNode => null
