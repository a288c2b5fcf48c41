import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

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

/** A change being written: Enter saves it, and nothing typed is lost when it is refused. */
export const ChangeFrame = ({ title, about, accept = 'Salvar', pending, width = 460, onSave, onClose, children }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    width={width}
    footer={
      <>
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="primary" pending={pending} onClick={onSave}>
          {accept}
        </Button>
      </>
    }
  >
    <form
      className="asking"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <p>{about}</p>
      {children}
      <button type="submit" hidden />
    </form>
  </Dialog>
)
