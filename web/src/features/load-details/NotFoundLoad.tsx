import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Shown for an unknown load and for a load of another company alike, so that the page does not reveal which. */
export const NotFoundLoad = () => (
  <main className="load-missing">
    <EmptyState text="Não encontrado." icon="search" action={<LinkButton to="/loads">Voltar ao quadro</LinkButton>} />
  </main>
)
