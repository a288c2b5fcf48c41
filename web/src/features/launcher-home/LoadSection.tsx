import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

type Loads = {
  readonly items: readonly unknown[]
  readonly pending: boolean
  readonly failed: boolean
  readonly error: unknown
  readonly refresh: () => unknown
  readonly more: { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
}
type Props = {
  readonly title: string
  readonly empty: string
  readonly loads: Loads
  readonly children: ReactNode
}

/** A titled list of loads with its waiting, empty and failed states; `children` are its lines. */
export const LoadSection = ({ title, empty, loads, children }: Props) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {loads.pending ? (
      <div className="waiting" role="status" aria-label={`Carregando: ${title}`}>
        <Skeleton count={3} height={44} radius={8} />
      </div>
    ) : loads.failed ? (
      <ErrorState text="Falha ao carregar cargas." error={loads.error} onRetry={() => void loads.refresh()} />
    ) : loads.items.length === 0 ? (
      <p className="none">{empty}</p>
    ) : (
      <ul>{children}</ul>
    )}
    {loads.more.has && (
      <Button pending={loads.more.loading} onClick={loads.more.load}>
        Mostrar mais
      </Button>
    )}
  </section>
)
