import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', changed)
  return () => void listeners.delete(listener)
}

/** The parts of the path after the app's own: `['offers', '01…']`. A dozen addresses need no router library in a small app. */
export const usePath = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => location.pathname)
    .split('/')
    .slice(2)
    .filter(Boolean)

export const go = (path: string) => {
  history.pushState(null, '', path)
  changed()
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('h1')?.focus()
}
