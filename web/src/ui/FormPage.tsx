import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useShortcut } from '../base/keyboard.ts'
import { Button } from './Button.tsx'
import { ConflictBanner } from './ConflictBanner.tsx'
import { Icon } from './Icon.tsx'
import { LeaveConfirm } from './LeaveConfirm.tsx'
import { Skeleton } from './states.tsx'
import './form-grid.css'
import './form-page.css'

type Props = {
  readonly title: string
  /** The list that the item belongs to. */
  readonly list: { readonly to: string; readonly title: string }
  /** The name of the saving shortcut in the help dialog. */
  readonly saves: string
  readonly pending: boolean
  /** Whether changes saved by another user were merged in. */
  readonly joined: boolean
  readonly isUnsaved: () => boolean
  /** The text that warns about losing changes. */
  readonly lost: string
  readonly onSave: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A page that edits one registered item: Ctrl+Enter saves, and leaving with unsaved changes asks first. */
export const FormPage = ({ title, list, saves, pending, joined, isUnsaved, lost, onSave, className, children }: Props) => {
  const navigate = useNavigate()
  useShortcut({ keys: 'mod+Enter', label: saves, group: list.title, run: onSave })
  return (
    <main className={className ? `form-page ${className}` : 'form-page'}>
      <Link to={list.to} className="back">
        <Icon name="left" size={14} />
        {list.title}
      </Link>
      <h1>{title}</h1>
      <ConflictBanner joined={joined} />
      {children}
      <div className="go">
        <Button onClick={() => void navigate({ to: list.to })}>Cancelar</Button>
        <Button look="primary" pending={pending} onClick={onSave}>
          Salvar
        </Button>
      </div>
      <LeaveConfirm isUnsaved={isUnsaved} text={lost} />
    </main>
  )
}

/** Placeholder while the item is loading. */
export const FormPageWaiting = () => (
  <main className="form-page" aria-busy="true" aria-label="Carregando">
    <Skeleton count={6} height={48} gap={16} radius={6} />
  </main>
)
