import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/states.tsx'

/** No such load, or one of somebody else: the two look alike. */
export const NotFoundLoad = () => (
  <main className="load-missing">
    <EmptyState
      text="Não encontrado."
      icon="search"
      action={
        <Link className="btn" to="/loads">
          Voltar ao quadro
        </Link>
      }
    />
  </main>
)
