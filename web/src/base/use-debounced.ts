import { useEffect, useRef, useState } from 'react'

/** A value that is shown at once and committed after a pause; a new value from outside replaces it. */
export const useDebounced = <T>(value: T, commit: (value: T) => void, pause: number): readonly [T, (next: T) => void] => {
  const [shown, setShown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => {
    clearTimeout(timer.current)
    setShown(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: T) => {
    setShown(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(next), pause)
  }
  return [shown, change]
}
