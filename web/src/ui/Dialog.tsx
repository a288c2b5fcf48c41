import { Dialog as PrimeDialog } from 'primereact/dialog'
import type { ReactNode } from 'react'
import { FocusTrap } from './FocusTrap.tsx'
import { ShortcutLayer } from './ShortcutLayer.tsx'
import './overlay.css'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly width?: number
  /** False when the user must choose one of the buttons. */
  readonly closable?: boolean
}

/** A modal dialog. */
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
    <ShortcutLayer open={open}>
      <FocusTrap open={open} />
      {children}
    </ShortcutLayer>
  </PrimeDialog>
)
