import { Dialog as PrimeDialog } from 'primereact/dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { Layer } from './Layer.tsx'
import './overlay.css'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly width?: number
  /** False when something must be answered first. */
  readonly closable?: boolean
}

const FIRST = [
  '[data-first]',
  '.p-dialog-content :is(input, textarea, select, button)',
  '.p-dialog-footer .primary',
  '.p-dialog-footer button',
]

/** To the first thing to fill in, or to the answer; never to the cross. */
const FirstFocus = () => {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = mark.current?.closest('.p-dialog')
    const first = FIRST.map((selector) => dialog?.querySelector<HTMLElement>(selector)).find(Boolean)
    first?.focus()
  }, [])
  return <span ref={mark} hidden />
}

/** A question or a form above everything else. */
export const Dialog = ({ open, onClose, title, children, footer, width = 480, closable = true }: Props) => (
  <PrimeDialog
    visible={open}
    onHide={onClose}
    header={title}
    footer={footer && <div className="overlay-footer">{footer}</div>}
    style={{ width: `min(${width}px, calc(100vw - 24px))` }}
    closable={closable}
    closeOnEscape={closable}
    draggable={false}
    resizable={false}
    dismissableMask={false}
    blockScroll
    focusOnShow={false}
    ariaCloseIconLabel="Fechar"
  >
    <Layer open={open}>
      <FirstFocus />
      {children}
    </Layer>
  </PrimeDialog>
)
