// Not PrimeReact's Tag: no box, but words within a line of text, by the hundred in tables.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './status-text.css'

export type StatusTextTone = 'idle' | 'good' | 'warning' | 'danger'
type Props = { readonly tone: StatusTextTone; readonly icon: string; readonly children: ReactNode; readonly title?: string }

/** A status within a line, without a pill: colour, icon and text. */
export const StatusText = ({ tone, icon, children, title }: Props) => (
  <span className={`status-text ${tone}`} title={title}>
    <Icon name={icon} size={13} />
    <span>{children}</span>
  </span>
)
