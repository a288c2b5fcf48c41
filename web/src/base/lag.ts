import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let behind = false

/** Every answer to a query sets it: whether the view lags behind this user's last command. */
export const setLag = (stale: boolean) => {
  if (stale === behind) return
  behind = stale
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the data shown may be older than this user's last command. */
export const useLag = (): boolean => useSyncExternalStore(subscribe, () => behind)
