import { OverlayPanel } from 'primereact/overlaypanel'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import '../theme/prime/popover.css'

type Opener = { readonly anchor: RefObject<HTMLElement | null> }
type Props = Opener & { readonly onClose: () => void; readonly label: string; readonly children: ReactNode }

const FIRST = '[data-autofocus], input, button, [tabindex="0"]'
const focusOpener = ({ anchor }: Opener) => anchor.current?.querySelector<HTMLElement>('button')?.focus()

/**
 * Takes the focus into the panel once it has content, as a calendar loads late, and gives it back unless it has moved on by then. Runs after
 * PrimeReact has raised the panel, because the focus trap of a dialog below lets the focus go only to a higher layer.
 */
const PanelWatch = ({ anchor, onResize }: Opener & { readonly onResize: () => void }) => {
  const mark = useRef<HTMLSpanElement>(null)
  const resized = useRef(onResize)
  resized.current = onResize
  useLayoutEffect(() => {
    const panel = mark.current?.closest('[role="dialog"]')
    if (!panel) return undefined
    let first: HTMLElement | null = null
    const watch = new ResizeObserver(() => {
      resized.current()
      if (!first) {
        first = panel.querySelector<HTMLElement>(FIRST)
        first?.focus({ preventScroll: true })
      }
    })
    watch.observe(panel)
    return () => {
      watch.disconnect()
      if (panel.contains(document.activeElement)) focusOpener({ anchor })
    }
  }, [anchor])
  return <span ref={mark} hidden />
}

/** PrimeReact's portal mounts late, with the panel already open: without `appear` it would never be placed. */
const APPEARS = { appear: true, timeout: 120 }

/**
 * A small panel at its control; Escape and a click outside close it and return the focus. PrimeReact's panel has no name, does not take the
 * focus, and lets Escape reach the shortcuts of the page.
 */
export const Popover = ({ anchor, onClose, label, children }: Props) => {
  const panel = useRef<OverlayPanel>(null)
  useEffect(() => panel.current?.show(null, anchor.current), [anchor])
  return (
    <OverlayPanel
      ref={panel}
      onHide={onClose}
      pt={{
        transition: APPEARS,
        root: {
          role: 'dialog',
          'aria-label': label,
          onKeyDown: (event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            onClose()
          },
        },
      }}
    >
      {children}
      <PanelWatch anchor={anchor} onResize={() => panel.current?.align()} />
    </OverlayPanel>
  )
}
