// Over Dialog, not PrimeReact's ConfirmDialog: that one closes on the answer, so it has neither fields nor a pending button.
// tests/journeys/gallery-overlays.browser.spec.ts asserts both.
import { type ReactNode, useCallback, useState } from 'react'
import { useShortcut } from '../base/keyboard.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Question = {
  readonly title: string
  readonly text?: ReactNode
  readonly accept?: string
  readonly refuse?: string
  readonly danger?: boolean
}

export const IRREVERSIBLE = 'Esta ação não pode ser desfeita.'

const Enter = ({ run }: { readonly run: () => void }) => {
  useShortcut({ keys: 'Enter', label: 'Confirmar', run })
  return null
}

type Props = Question & {
  readonly open: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
  readonly pending?: boolean
  readonly width?: number
  readonly children?: ReactNode
}

/** Asks before an action; Enter accepts. Children are additional fields, for instance a reason. */
export const Confirm = ({
  open,
  onAccept,
  onClose,
  pending,
  title,
  text,
  accept = 'Confirmar',
  refuse = 'Cancelar',
  danger,
  width = 440,
  children,
}: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    width={width}
    footer={
      <>
        <Button onClick={onClose}>{refuse}</Button>
        <Button look={danger ? 'danger' : 'primary'} onClick={onAccept} pending={pending ?? false} {...(!children && { 'data-first': '' })}>
          {accept}
        </Button>
      </>
    }
  >
    <Enter run={onAccept} />
    {text !== undefined && <p>{text}</p>}
    {children}
  </Dialog>
)

/** Usage: `const [ask, question] = useConfirm()`, render `question`, then `if (await ask({ title, text }))`. */
export const useConfirm = (): readonly [(question: Question) => Promise<boolean>, ReactNode] => {
  const [pending, setPending] = useState<Question & { readonly answer: (yes: boolean) => void }>()
  const [open, setOpen] = useState(false)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setPending({ ...question, answer })
        setOpen(true)
      }),
    [],
  )
  const close = (yes: boolean) => {
    setOpen(false)
    pending?.answer(yes)
  }
  return [ask, pending && <Confirm {...pending} open={open} onAccept={() => close(true)} onClose={() => close(false)} />]
}
