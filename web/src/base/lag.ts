import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let behind = false

/** Told by every answer to a query: whether the view had seen this user's last command yet. */
export const setLag = (stale: boolean) => {
  if (stale === behind) return
  behind = stale
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while what is shown may be older than what this user just did. */
export const useLag = (): boolean => useSyncExternalStore(subscribe, () => behind)
