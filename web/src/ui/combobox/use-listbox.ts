import { type KeyboardEvent, useId, useState } from 'react'

type ListboxHandlers = {
  readonly count: number
  readonly onPick: (index: number) => void
  readonly onOpen?: () => void
}

/** Opening, moving and choosing, shared by every control with a list. */
export const useListbox = ({ count, onPick, onOpen }: ListboxHandlers) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const show = (at = 0) => {
    setActive(at)
    if (!open) onOpen?.()
    setOpen(true)
  }
  const close = () => setOpen(false)
  const pick = (index: number) => {
    close()
    onPick(index)
  }

  /** Returns true when the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (open && count > 0) setActive((active + step + count) % count)
      else show(active)
      return true
    }
    if (!open) return false
    if (event.key === 'Enter' && count > 0) {
      event.preventDefault()
      event.stopPropagation()
      pick(Math.min(active, count - 1))
      return true
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      close()
      return true
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      setActive(event.key === 'Home' ? 0 : count - 1)
      return true
    }
    return false
  }
  const ties = {
    role: 'combobox' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-expanded': open,
    ...(open && { 'aria-controls': `${id}-list` }),
    ...(open && count > 0 && { 'aria-activedescendant': `${id}-list-${Math.min(active, count - 1)}` }),
  }
  return { id: `${id}-list`, open, active: Math.min(active, Math.max(0, count - 1)), setActive, show, close, pick, onKey, ties }
}
