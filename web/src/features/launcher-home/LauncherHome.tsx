import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { usePages } from '../../base/queries.ts'
import { useNow } from '../../base/use-now.ts'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import { DraftLine, LaunchedLine } from './LoadLine.tsx'
import { LoadSection } from './LoadSection.tsx'
import { recentPeriod } from './recent-period.ts'
import './launcher-home.css'

/** The home of users who only launch loads, until their worklist of orders exists: their drafts and their loads. */
export const LauncherHome = () => {
  const now = useNow()
  const drafts = usePages(boardRoutes.drafts, {}, { live: true })
  const launched = usePages(loadSearchRoutes.history, { status: ['ALL'], ...recentPeriod(now) }, { live: true })
  return (
    <main className="launcher-home">
      <header>
        <h1>Minhas cargas</h1>
        <DataLinkButton to="/new/load/" look="primary" size="big" icon="plus">
          Novo Frete
        </DataLinkButton>
      </header>
      <LoadSection title="Rascunhos e lançamentos agendados" empty="Nenhum rascunho guardado." loads={drafts}>
        {drafts.items.map((card) => (
          <DraftLine key={card.hashId} card={card} />
        ))}
      </LoadSection>
      <LoadSection title="Cargas lançadas" empty="Não possui cargas no momento..." loads={launched}>
        {launched.items.map((row) => (
          <LaunchedLine key={row.hashId} row={row} />
        ))}
      </LoadSection>
    </main>
  )
}
