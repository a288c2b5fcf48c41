import { useEffect } from 'react'
import { isServerUp } from '../../base/lazy-loading.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import './outside.css'

const AGAIN_MS = 10_000

/** On a TV nobody is there to press a button: it tries again by itself until the server answers. */
export const PanelAway = () => {
  useEffect(() => {
    const again = setInterval(async () => (await isServerUp(AbortSignal.timeout(AGAIN_MS))) && location.reload(), AGAIN_MS)
    return () => clearInterval(again)
  }, [])
  return (
    <main className="outside">
      <BrandMark />
      <p role="status">Reconectando…</p>
    </main>
  )
}
