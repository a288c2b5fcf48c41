import { useEffect, useState } from 'react'
import { useLiveness } from '../../lib/live.ts'

const PATIENCE = 5_000

/** True once changes have not arrived by themselves for a while; a connection being made is no news. */
export const useAway = (): boolean => {
  const live = useLiveness()
  const [away, setAway] = useState(false)
  useEffect(() => {
    setAway(false)
    if (live) return undefined
    const timer = setTimeout(() => setAway(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [live])
  return away
}
