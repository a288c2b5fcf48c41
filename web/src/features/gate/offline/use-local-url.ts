import { useEffect, useState } from 'react'
import { localFile } from './local-files.ts'

/** A URL for an `<img>` of a file that is on this device only. */
export const useLocalUrl = (id: string | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (id === undefined) return undefined
    let made: string | undefined
    let isLeft = false
    void localFile(id).then((file) => {
      if (!file || isLeft) return
      made = URL.createObjectURL(file)
      setUrl(made)
    })
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [id])
  return url
}
