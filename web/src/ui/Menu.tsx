import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { shiftInward } from './placement.ts'
import './menu.css'

type Props = {
  /** Renders the button that opens it. */
  readonly trigger: (ties: {
    readonly id: string
    readonly 'aria-haspopup': 'menu'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
  }) => ReactNode
  readonly children: (close: () => void) => ReactNode
  readonly label: string
  readonly align?: 'start' | 'end'
}

const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
]

/** A menu under its button: arrow keys move, letters jump, Escape and a click outside close it and return the focus. */
export const Menu = ({ trigger, children, label, align = 'start' }: Props) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  const giveBack = () => {
    close()
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  useLayoutEffect(() => {
    if (open && list.current) list.current.style.transform = `translateX(${shiftInward(list.current.getBoundingClientRect())}px)`
  }, [open])
  useEffect(() => {
    if (!open) return undefined
    itemsIn(list.current)[0]?.focus()
    const onPointer = ({ target }: PointerEvent) => root.current?.contains(target as Node) || setOpen(false)
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const items = itemsIn(list.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const focusItem = (index: number) => {
      event.preventDefault()
      items.at(index % items.length)?.focus()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      giveBack()
    } else if (event.key === 'ArrowDown') focusItem(at + 1)
    else if (event.key === 'ArrowUp') focusItem(at - 1)
    else if (event.key === 'Home') focusItem(0)
    else if (event.key === 'End') focusItem(-1)
    else if (event.key === 'Tab') close()
    else if (event.key.length === 1)
      focusItem(items.findIndex((item, index) => index > at && item.textContent?.toLowerCase().startsWith(event.key.toLowerCase())))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and of its items
    <div ref={root} className="menu-root" onKeyDown={onKeyDown}>
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}-list`,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div ref={list} id={`${id}-list`} className={`menu-list ${align}`} role="menu" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
