import { useEffect, useState } from 'react'
import { paceOf } from './bid-steps.ts'

/** Plays an auction bid by bid. At the end it stays there, so that new bids show at once. */
export const usePlayer = (length: number) => {
  const [at, setAt] = useState<number>()
  const [playing, setPlaying] = useState(false)
  const shown = Math.min(at ?? length, length)
  useEffect(() => {
    if (!playing) return undefined
    if (shown >= length) {
      setPlaying(false)
      setAt(undefined)
      return undefined
    }
    const next = setTimeout(() => setAt(shown + 1), paceOf(length))
    return () => clearTimeout(next)
  }, [playing, shown, length])
  return {
    shown,
    playing,
    toggle: () => {
      if (!playing && shown >= length) setAt(Math.min(1, length))
      setPlaying(!playing)
    },
    seek: (to: number) => {
      setPlaying(false)
      setAt(to >= length ? undefined : to)
    },
  }
}
