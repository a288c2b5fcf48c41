import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { usePages } from '../../base/queries.ts'
import { useNow } from '../../base/use-now.ts'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import { DraftLine, LaunchedLine } from './LoadLine.tsx'
import { LoadSection } from './LoadSection.tsx'
import { recentPeriod } from './recent-period.ts'
import './launcher-home.css'

/** For users who only launch loads and have no board: their drafts and their loads. */
export const LauncherHome = () => {
  const now = useNow()
  const drafts = usePages(boardRoutes.drafts, {}, { live: true })
  const launched = usePages(loadSearchRoutes.history, { status: ['ALL'], ...recentPeriod(now) }, { live: true })
  return (
    <div className="launcher-home">
      <header>
        <h2>Minhas cargas</h2>
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
    </div>
  )
}
