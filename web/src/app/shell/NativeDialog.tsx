import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/Button.tsx'

/** A light modal for the shell: uses the native dialog element, so that the shell loads no dialog library. */
export const NativeDialog = ({
  open,
  onClose,
  title,
  children,
  width,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly width?: number
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onClose={onClose}
      {...(width !== undefined && { style: { width: `min(${width}px, calc(100vw - 24px))` } })}
    >
      {open && (
        <>
          <div className="sheet-head">
            <h2>{title}</h2>
            <IconButton icon="times" label="Fechar" onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
