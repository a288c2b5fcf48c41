import { useEffect, useSyncExternalStore } from 'react'
import { isServerUp } from './lazy-loading.ts'
import { isOutOfReach, noteReach, onReach } from './reach.ts'

const PROBE = 4_000

const subscribe = (listener: () => void) => {
  const cut = () => noteReach(false)
  const leave = onReach(listener)
  addEventListener('offline', cut)
  return () => {
    leave()
    removeEventListener('offline', cut)
  }
}
/** Whether the server is out of reach; while it is, it is asked every few seconds. */
export const useIsOffline = (): boolean => {
  const offline = useSyncExternalStore(subscribe, isOutOfReach)
  useEffect(() => {
    if (!offline) return undefined
    const timer = setInterval(async () => (await isServerUp(AbortSignal.timeout(PROBE))) && noteReach(true), PROBE)
    return () => clearInterval(timer)
  }, [offline])
  return offline
}
