import type { SharedLoad } from '@embarca/contracts/share/routes.ts'
import { sharedLoad } from '@embarca/contracts/share/routes.ts'
import { useCallback, useEffect, useState } from 'react'
import { toRequest } from '../../base/request.ts'
import { useNow } from '../../base/use-now.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { SharedRoute } from './SharedRoute.tsx'
import { useReaderNoticed } from './use-reader-noticed.ts'
import './share.css'

const EVERY = 60_000

type Answer = { readonly load: SharedLoad } | { readonly gone: true } | { readonly failed: true } | undefined

const ask = async (token: string): Promise<Answer> => {
  const { url } = toRequest(sharedLoad, { token })
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    if (response.status === 404) return { gone: true }
    return response.ok ? { load: (await response.json()) as SharedLoad } : { failed: true }
  } catch {
    return { failed: true }
  }
}

/** The public tracking page of a load: no login, no actions. Refetches every minute while it is visible. */
export const SharedPage = ({ token }: { readonly token: string }) => {
  const [answer, setAnswer] = useState<Answer>()
  const now = useNow()
  useReaderNoticed(token, answer !== undefined && 'load' in answer)
  const read = useCallback(async () => {
    const next = await ask(token)
    // A failed refetch keeps the load that is already shown.
    setAnswer((before) => (next && 'failed' in next && before && 'load' in before ? before : next))
  }, [token])
  useEffect(() => {
    void read()
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), EVERY)
    return () => clearInterval(timer)
  }, [read])
  return (
    <>
      <header className="shared-bar">
        <BrandMark />
        <span>Rastreamento de carga</span>
      </header>
      <main className="shared" aria-busy={!answer}>
        {!answer && <Skeleton height={28} count={6} />}
        {answer && 'gone' in answer && <EmptyState text="Este link de rastreamento não está mais disponível." />}
        {answer && 'failed' in answer && <ErrorState text="Não foi possível carregar o rastreamento." onRetry={() => void read()} />}
        {answer && 'load' in answer && <SharedRoute load={answer.load} now={now} />}
      </main>
    </>
  )
}
