import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import './peek.css'

const MARGIN = 8

/** Places the panel below its button, or above when there is no room. */
const placePanel = (panel: HTMLElement, anchor: DOMRect) => {
  const { width, height } = panel.getBoundingClientRect()
  const above = anchor.bottom + height + MARGIN > innerHeight
  panel.style.left = `${Math.max(MARGIN, Math.min(anchor.left, innerWidth - width - MARGIN))}px`
  panel.style.top = `${above ? anchor.top - height - 4 : anchor.bottom + 4}px`
}

type Props = { readonly label: string; readonly className?: string; readonly children: ReactNode; readonly panel: ReactNode }

/** A text with a popover of details; Escape or a click elsewhere closes it. A plain button, as every card of the board has several. */
export const Peek = ({ label, className, children, panel }: Props) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Measured with its content: an empty panel would fit anywhere.
  useLayoutEffect(() => {
    if (open && box.current && button.current) placePanel(box.current, button.current.getBoundingClientRect())
  }, [open])
  return (
    <>
      <button ref={button} type="button" className={className ? `peek ${className}` : 'peek'} popoverTarget={id} aria-expanded={open}>
        <span className="hidden-text">{label} </span>
        {children}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="peek-panel"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && panel}
      </div>
    </>
  )
}

/** Names and values in a panel, one per line. */
export const PeekLines = ({ lines }: { readonly lines: readonly (readonly [name: string, value: ReactNode | undefined])[] }) => (
  <dl className="peek-lines num">
    {lines.map(([name, value]) =>
      value === undefined || value === '' ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
