import { Sidebar } from 'primereact/sidebar'
import { type ReactNode, useId } from 'react'
import { FocusTrap } from './FocusTrap.tsx'
import { ShortcutLayer } from './ShortcutLayer.tsx'
import './overlay.css'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Pixels; a phone uses the whole screen. */
  readonly width?: number
  /** The body has no padding: its content lays itself out. */
  readonly flush?: boolean
}

/** Slides in from the right over the page and keeps the focus until it closes. */
export const Drawer = ({ open, onClose, title, children, footer, width = 600, flush }: Props) => {
  const titleId = useId()
  return (
    <Sidebar
      visible={open}
      onHide={onClose}
      position="right"
      header={
        <h2 id={titleId} className="overlay-title">
          {title}
        </h2>
      }
      style={{ width: `min(${width}px, 100vw)` }}
      className={flush ? 'drawer flush' : 'drawer'}
      blockScroll
      ariaCloseLabel="Fechar"
      pt={{ root: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <ShortcutLayer open={open}>
        <FocusTrap open={open} />
        <div className="drawer-body">{children}</div>
        {footer && <div className="overlay-footer">{footer}</div>}
      </ShortcutLayer>
    </Sidebar>
  )
}
