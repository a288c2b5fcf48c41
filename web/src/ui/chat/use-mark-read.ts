import { useEffect, useRef } from 'react'

/** Marks new messages as read, once for each and only while the page is visible; a failed attempt is not retried. */
export const useMarkRead = (newest: string | undefined, read: () => unknown) => {
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (newest === undefined) return undefined
    const mark = () => document.visibilityState === 'visible' && latest.current()
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest])
}
