import { Menu as PrimeMenu } from 'primereact/menu'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { type ModelItem, menuModel } from './menu-model.tsx'
import '../theme/prime/menu.css'

type Props = {
  /** Renders the button that opens it. */
  readonly trigger: (ties: {
    readonly id: string
    readonly 'aria-haspopup': 'menu'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: (event: SyntheticEvent) => void
  }) => ReactNode
  readonly children: (close: () => void) => ReactNode
  readonly label: string
  readonly align?: 'start' | 'end'
}

const itemsIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"][data-p-disabled="false"]')]

/** PrimeReact makes any item current only by the mouse; the model binds the same to this event, which React handles before the next key. */
const point = (item: HTMLElement | undefined) => {
  item?.firstElementChild?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  item?.scrollIntoView({ block: 'nearest' })
}

/** The item that a key makes current; undefined when the key does not move. */
const movesTo = (key: string, items: readonly HTMLElement[]): HTMLElement | undefined => {
  const at = items.findIndex(({ dataset }) => dataset['pFocused'] === 'true')
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length > 1 || key === ' ') return undefined
  const starts = ({ textContent }: HTMLElement) => textContent.toLowerCase().startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(starts)
}

/**
 * A menu under its button: arrow keys move and wrap around, letters jump, Escape and a click outside close it and return the focus. The
 * keys are ours: PrimeReact's menu neither wraps nor jumps, leaves Tab at the end of the page, and lets Escape close the dialog below, too.
 */
export const Menu = ({ trigger, children, label, align = 'start' }: Props) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const menu = useRef<PrimeMenu>(null)
  const root = useRef<HTMLSpanElement>(null)
  const hide = (event: SyntheticEvent) => {
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    menu.current?.hide(event)
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // The browser then moves on from the button.
    if (event.key === 'Tab') return hide(event)
    const item = movesTo(event.key, itemsIn(event.currentTarget))
    if (!item && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (item) point(item)
    else hide(event)
  }
  const model = menuModel(children(() => setOpen(false))).map((item) => {
    const { command } = item
    return command
      ? {
          ...item,
          command: (given: Parameters<typeof command>[0]) => {
            hide(given.originalEvent)
            command(given)
          },
        }
      : item
  })
  return (
    <span ref={root} className="menu-root">
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}_list`,
        onClick: (event) => menu.current?.toggle(event),
      })}
      <PrimeMenu
        ref={menu}
        id={id}
        popup
        model={model}
        popupAlignment={align === 'end' ? 'right' : 'left'}
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
        pt={
          {
            root: { onKeyDownCapture },
            menu: { 'aria-label': label },
            menuitem: ({ context }: { context: { item: ModelItem } }) =>
              context.item.checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': context.item.checked },
          } as object
        }
      />
    </span>
  )
}
