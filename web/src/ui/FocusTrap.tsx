import { useEffect, useRef, useState } from 'react'

/** PrimeReact appends each layer to the body, with a z-index above the layers before. */
const heightOf = (element: Element) => Number(element.closest<HTMLElement>('body > *')?.style.zIndex ?? 0)

const STOPS = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, .p-hidden-focusable)'

/** The initial focus, in order of preference: the first field, or the main button; never the close button. */
const FIRST = [
  '[data-first]',
  '.p-dialog-content :is(input, textarea, select, button)',
  '.p-dialog-footer .primary',
  '.p-dialog-footer button',
]

const stopsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility())

/** Returns the focus to what had it; when that is gone, into the dialog or drawer that is now on top. */
const giveBack = (before: HTMLElement | null, closing: Element) => {
  if (before?.isConnected && before !== document.body) return before.focus()
  const open = [...document.querySelectorAll('body > * [role="dialog"], body > [role="dialog"]')].filter((one) => one !== closing)
  const [top] = open.sort((a, b) => heightOf(b) - heightOf(a))
  return top && stopsIn(top)[0]?.focus()
}

/**
 * Keeps the focus in the open dialog or drawer around it while no overlay lies above, even when an overlay below closes and returns the
 * focus to the page. Tab wraps around. Closing returns the focus to where it was. PrimeReact's
 * own trap starts at the close button, lets the focus leave for the page below, and is missing in its Sidebar.
 */
export const FocusTrap = ({ open }: { readonly open: boolean }) => {
  const mark = useRef<HTMLSpanElement>(null)
  const [before] = useState(() => document.activeElement as HTMLElement | null)
  useEffect(() => {
    const box = mark.current?.closest<HTMLElement>('[role="dialog"]')
    if (!open || !box) return undefined
    const height = heightOf(box)
    const first = FIRST.map((selector) => box.querySelector<HTMLElement>(selector)).find(Boolean)
    first?.focus()
    let last = first
    const keepInside = ({ target }: FocusEvent) => {
      const element = target as HTMLElement
      if (box.contains(element)) last = element
      else if (!element.closest('[popover], dialog, [data-pr-is-overlay]') && heightOf(element) < height) last?.focus()
    }
    const wrapTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return
      const stops = stopsIn(box)
      const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      if (document.activeElement !== edge) return
      event.preventDefault()
      next?.focus()
    }
    document.addEventListener('focusin', keepInside)
    box.addEventListener('keydown', wrapTab)
    return () => {
      document.removeEventListener('focusin', keepInside)
      box.removeEventListener('keydown', wrapTab)
      if (box.contains(document.activeElement) || document.activeElement === document.body) giveBack(before, box)
    }
  }, [open, before])
  return <span ref={mark} hidden />
}
