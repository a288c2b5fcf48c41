import { Tag as PrimeTag } from 'primereact/tag'
import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'

export type PillTone = 'idle' | 'negotiation' | 'progress' | 'confirm' | 'done' | 'danger'

/** A status: always colour, icon and text. */
export const StatusPill = ({ tone, icon, children }: { readonly tone: PillTone; readonly icon: string; readonly children: ReactNode }) => (
  <PrimeTag className={`pill ${tone}`} icon={<Icon name={icon} size={13} />} value={children} />
)

/** A small label that is not a status. Its button is a plain one: cards and rows have many. */
export const Tag = ({ children, onRemove }: { readonly children: ReactNode; readonly onRemove?: () => void }) => (
  <PrimeTag className="tag" value={children}>
    {onRemove && (
      <IconButton
        icon="times"
        iconSize={10}
        tip={false}
        label={`Remover ${typeof children === 'string' ? children : ''}`}
        onClick={onRemove}
      />
    )}
  </PrimeTag>
)
