import type { ReactNode } from 'react'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'

type Props = {
  /** What is listed: 'usuários'. */
  readonly what: string
  readonly pending: boolean
  readonly failed: boolean
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Said when there is nothing to list. */
  readonly empty: string | undefined
  readonly icon?: string
  /** The shape of the rows that are still to come. */
  readonly rows?: { readonly count: number; readonly height: number }
  readonly children: ReactNode
}

/** The rows of a register, or why there are none: still to come, not to be had, none at all. */
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
