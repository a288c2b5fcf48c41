import { useEffect, useRef, useState } from 'react'

/** What a device has stored under a key; undefined while it is read, and without a key. */
export const useStored = <Thing>(key: string | undefined, read: () => Promise<Thing | undefined>): Thing | undefined => {
  const [found, setFound] = useState<{ readonly key: string; readonly thing: Thing | undefined }>()
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (key === undefined) return undefined
    let isLeft = false
    latest.current().then(
      (thing) => isLeft || setFound({ key, thing }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isLeft = true
    }
  }, [key])
  return found?.key === key ? found?.thing : undefined
}
