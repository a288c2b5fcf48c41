import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  readonly open?: boolean
  readonly title: string
  readonly width?: number
  /** Label of the submit button. */
  readonly accept: string
  readonly icon?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Label of the close button. */
  readonly dismiss?: string
  readonly pending: boolean
  readonly className: string
  readonly onSend: () => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small form in a dialog; its button or Enter in a field submits it. */
export const FormDialog = ({
  open = true,
  title,
  width = 460,
  accept,
  icon,
  danger = false,
  disabled = false,
  dismiss = 'Cancelar',
  pending,
  className,
  onSend,
  onClose,
  children,
}: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    width={width}
    footer={
      <>
        <Button onClick={onClose}>{dismiss}</Button>
        <Button look={danger ? 'danger' : 'primary'} {...(icon && { icon })} disabled={disabled} pending={pending} onClick={onSend}>
          {accept}
        </Button>
      </>
    }
  >
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
      {/* With two fields, Enter submits a form only if it has a submit button. */}
      <button type="submit" hidden />
    </form>
  </Dialog>
)
