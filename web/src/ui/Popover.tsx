import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import './popover.css'

type Props = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly label: string
  readonly children: ReactNode
}

/** A small panel at its control, in the top layer; Escape and a click outside close it and return the focus. */
export const Popover = ({ anchor, onClose, label, children }: Props) => {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const { current } = panel
    if (!current || !anchor.current) return
    current.showPopover?.()
    const { left, top, bottom } = anchor.current.getBoundingClientRect()
    const { width, height } = current.getBoundingClientRect()
    const below = bottom + height + 8 < innerHeight || top < height
    current.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
    current.style.top = `${Math.max(8, below ? Math.min(bottom + 4, innerHeight - height - 8) : top - height - 4)}px`
    current.querySelector<HTMLElement>('[data-autofocus], input, button, [tabindex="0"]')?.focus()
  }, [anchor])
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (!panel.current?.contains(target as Node) && !anchor.current?.contains(target as Node)) close.current()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [anchor])
  return (
    <div
      ref={panel}
      popover="manual"
      className="popover"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
        anchor.current?.querySelector<HTMLElement>('button')?.focus()
      }}
    >
      {children}
    </div>
  )
}
