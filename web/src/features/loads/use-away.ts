import { useEffect, useState } from 'react'
import { useIsLive } from '../../base/live.ts'

const AWAY_AFTER = 5_000

/** True once the live connection has been down for a while; a short reconnect does not count. */
export const useAway = (): boolean => {
  const live = useIsLive()
  const [away, setAway] = useState(false)
  useEffect(() => {
    setAway(false)
    if (live) return undefined
    const timer = setTimeout(() => setAway(true), AWAY_AFTER)
    return () => clearTimeout(timer)
  }, [live])
  return away
}
