import type { Dropdown } from 'primereact/dropdown'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { plain } from '../base/texts.ts'

const PAUSE = 500

/** Keeps a key from PrimeReact's handler and lets the event go on. */
const hide = ({ nativeEvent }: KeyboardEvent, names: readonly ('code' | 'key')[]) => {
  for (const name of names) Object.defineProperty(nativeEvent, name, { value: '' })
}

type Handlers = {
  readonly dropdown: RefObject<Dropdown | null>
  readonly labels: readonly string[]
  readonly chosenAt: number
  readonly choose: (index: number) => void
  readonly clear: (() => void) | undefined
}

/**
 * Keys of a select that PrimeReact lacks: letters find options without their accents, and choose while the list is closed; Delete clears;
 * Ctrl+Enter stays with the form, also while the list leaves; Escape closes the list alone, and no other key of an open list reaches the
 * shortcuts of the screen.
 */
export const useSelectKeys = ({ dropdown, labels, chosenAt, choose, clear }: Handlers) => {
  const typed = useRef({ text: '', at: 0 })
  const panel = () => dropdown.current?.getOverlay() ?? null

  const find = (letter: string, from: number) => {
    const now = performance.now()
    const text = now - typed.current.at < PAUSE ? typed.current.text + plain(letter) : plain(letter)
    typed.current = { text, at: now }
    // One letter goes to the next option, more of them stay while they match.
    const first = text.length > 1 ? from : from + 1
    return labels.map((_, i) => (Math.max(0, first) + i) % labels.length).find((i) => plain(labels[i] ?? '').startsWith(text))
  }
  const jump = (letter: string) => {
    const list = panel()
    const focused = list
      ? [...list.querySelectorAll('[role="option"]')].findIndex((one) => one.getAttribute('data-p-focused') === 'true')
      : chosenAt
    const found = find(letter, focused)
    if (found === undefined) return
    if (!list) return choose(found)
    const option = list.querySelectorAll<HTMLElement>('[role="option"]')[found]
    option?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return hide(event, ['code'])
    if (key.length === 1 && key !== ' ') {
      jump(key)
      hide(event, ['code', 'key'])
    } else if (!panel() && clear && (key === 'Delete' || key === 'Backspace')) clear()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    if (panel() && event.key !== 'Tab') event.stopPropagation()
  }
  return { onKeyDownCapture, onKeyDown }
}
