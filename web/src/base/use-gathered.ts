import { useEffect, useRef } from 'react'

/** Milliseconds in which changes are read together: an import, or a batch, announces many. */
const GATHER = 1_500

/** Calls `run` once for all calls within a moment, in milliseconds. */
export const useGathered = (run: () => unknown, moment = GATHER) => {
  const latest = useRef(run)
  latest.current = run
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void latest.current()
    }, moment)
  }
}
