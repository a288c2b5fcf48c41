import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let open = false

const change = (next: boolean) => {
  if (next === open) return
  open = next
  for (const listener of listeners) listener()
}

/** The panel of the bell, opened by the bell and by exports that ask a question. */
export const openInbox = () => change(true)
export const closeInbox = () => change(false)
export const useInboxOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
