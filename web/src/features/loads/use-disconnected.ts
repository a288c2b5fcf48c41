import { useEffect, useState } from 'react'
import { useIsLive } from '../../base/live.ts'

const DISCONNECTED_AFTER = 5_000

/** True once the live connection has been down for a while; a short reconnect does not count. */
export const useDisconnected = (): boolean => {
  const live = useIsLive()
  const [disconnected, setDisconnected] = useState(false)
  useEffect(() => {
    setDisconnected(false)
    if (live) return undefined
    const timer = setTimeout(() => setDisconnected(true), DISCONNECTED_AFTER)
    return () => clearTimeout(timer)
  }, [live])
  return disconnected
}
