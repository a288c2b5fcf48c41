import type { ReactNode } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'

type Props = {
  readonly title: string
  readonly about: string
  readonly accept?: string
  readonly pending: boolean
  readonly width?: number
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a change form; what was typed survives a refusal. */
export const ChangeFrame = ({ about, accept = 'Salvar', onSave, children, ...dialog }: Props) => (
  <FormDialog {...dialog} accept={accept} className="asking" onSend={onSave}>
    <p>{about}</p>
    {children}
  </FormDialog>
)
