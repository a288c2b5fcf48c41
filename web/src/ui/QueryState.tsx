// PrimeReact knows no queries: this chooses between its Skeleton, our states and the rows.
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'

type Props = {
  /** The plural of what is listed: 'usuários'. */
  readonly what: string
  readonly pending: boolean
  readonly failed: boolean
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Shown when the list is empty. */
  readonly empty: string | undefined
  readonly icon?: string
  /** The placeholders shown while loading. */
  readonly rows?: { readonly count: number; readonly height: number }
  readonly children: ReactNode
}

/** The rows of a list, or their loading, error or empty state. */
export const QueryState = ({ what, pending, failed, error, onRetry, empty, icon, rows = { count: 8, height: 28 }, children }: Props) => {
  if (pending)
    return (
      <div className="waiting" role="status" aria-label={`Carregando ${what}`}>
        <Skeleton {...rows} gap={16} />
      </div>
    )
  if (failed) return <ErrorState text={`Não foi possível carregar os ${what}.`} error={error} onRetry={() => void onRetry()} />
  return empty === undefined ? children : <EmptyState text={empty} {...(icon && { icon })} />
}
