import { useEffect, useRef } from 'react'

/** Says that what came was read, once for what is new and only while somebody looks; a reading that failed is not repeated by itself. */
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
