import { useEffect, useSyncExternalStore } from 'react'
import { isOutOfReach, noteReach, onReach } from './reach.ts'

const PROBE = 4_000
const LIVE = '/health/live'

const subscribe = (listener: () => void) => {
  const cut = () => noteReach(false)
  const leave = onReach(listener)
  addEventListener('offline', cut)
  return () => {
    leave()
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
  const offline = useSyncExternalStore(subscribe, isOutOfReach)
  useEffect(() => {
    if (!offline) return undefined
    const timer = setInterval(async () => (await isReached()) && noteReach(true), PROBE)
    return () => clearInterval(timer)
  }, [offline])
  return offline
}
