import { useEffect, useRef } from 'react'
import { dismiss, type Feedback } from '../../base/feedback.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ShortcutLayer } from '../../ui/ShortcutLayer.tsx'

/** An alert that must be read: a native modal dialog blocks everything beneath it. */
export const AlertDialog = ({ alert: { id, style, title, text, code }, icon }: { readonly alert: Feedback; readonly icon: string }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dismiss(id)
  return (
    <ShortcutLayer open>
      <dialog ref={dialog} className={`alert ${style}`} aria-labelledby={`alert-${id}`} onClose={close}>
        <Icon name={icon} size={22} />
        <div>
          <h2 id={`alert-${id}`}>{title}</h2>
          {text && <p>{text}</p>}
          {code && <code>{code}</code>}
        </div>
        <Button look="primary" onClick={close} autoFocus>
          Entendi
        </Button>
      </dialog>
    </ShortcutLayer>
  )
}
