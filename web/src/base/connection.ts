import { useEffect, useSyncExternalStore } from 'react'

const PROBE = 4_000
const LIVE = '/health/live'

const listeners = new Set<() => void>()
let isCut = false

/** Called with every call: whether an answer came. */
export const noteReach = (reached: boolean) => {
  if (isCut === !reached) return
  isCut = !reached
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  const cut = () => noteReach(false)
  listeners.add(listener)
  addEventListener('offline', cut)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', cut)
  }
}
const isReached = async () => {
  try {
    return (await fetch(LIVE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE) })).ok
  } catch {
    return false
  }
}

/** Whether the server is out of reach; while it is, it is asked every few seconds. */
export const useIsOffline = (): boolean => {
  const offline = useSyncExternalStore(subscribe, () => isCut)
  useEffect(() => {
    if (!offline) return undefined
    const timer = setInterval(async () => (await isReached()) && noteReach(true), PROBE)
    return () => clearInterval(timer)
  }, [offline])
  return offline
}
