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

/** A change being written; nothing typed is lost when it is refused. */
export const ChangeFrame = ({ about, accept = 'Salvar', onSave, children, ...dialog }: Props) => (
  <FormDialog {...dialog} accept={accept} className="asking" onSend={onSave}>
    <p>{about}</p>
    {children}
  </FormDialog>
)
