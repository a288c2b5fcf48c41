import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './pill.css'

export type PillTone = 'idle' | 'negotiation' | 'progress' | 'confirm' | 'done' | 'danger'

/** A status: always colour, icon and text. */
export const StatusPill = ({ tone, icon, children }: { readonly tone: PillTone; readonly icon: string; readonly children: ReactNode }) => (
  <span className={`pill ${tone}`}>
    <Icon name={icon} size={13} />
    {children}
  </span>
)

/** A small label that is not a status. Its button is a plain one: cards and rows have many. */
export const Tag = ({ children, onRemove }: { readonly children: ReactNode; readonly onRemove?: () => void }) => (
  <span className="tag">
    {children}
    {onRemove && (
      <button type="button" aria-label={`Remover ${typeof children === 'string' ? children : ''}`} onClick={onRemove}>
        <Icon name="times" size={10} />
      </button>
    )}
  </span>
)
