import { sharedLinkOpened } from '@embarca/contracts/share/routes.ts'
import { useEffect } from 'react'
import { toRequest } from '../../base/request.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
/** Milliseconds after which a page that is still visible is being read. */
const READ_AFTER = 8_000

/** Tells the link's owner, once, that a person opened it. What fetches previews neither moves on the page nor stays. */
export const useReaderNoticed = (token: string, isShown: boolean) => {
  useEffect(() => {
    if (!isShown) return undefined
    const leave = new AbortController()
    const notice = () => {
      leave.abort()
      clearTimeout(timer)
      const { url, method } = toRequest(sharedLinkOpened, { token })
      void fetch(url, { method }).catch(() => {})
    }
    const timer = setTimeout(() => document.visibilityState === 'visible' && notice(), READ_AFTER)
    for (const sign of SIGNS) addEventListener(sign, notice, { signal: leave.signal, passive: true })
    return () => {
      leave.abort()
      clearTimeout(timer)
    }
  }, [token, isShown])
}
