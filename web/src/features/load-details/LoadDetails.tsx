import { columnOf } from '@embarca/contracts/load/codes.ts'
import { isCallFailed } from '../../lib/failure.ts'
import { useNow } from '../../lib/load/use-now.ts'
import { ErrorState } from '../../ui/states.tsx'
import { ActionDialogs } from './ActionDialogs.tsx'
import { DetailsHeader } from './DetailsHeader.tsx'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { InvoicesPanel } from './InvoicesPanel.tsx'
import { NotFoundLoad } from './NotFoundLoad.tsx'
import { NowPanel } from './NowPanel.tsx'
import { nowOf } from './now-panel.ts'
import { ObservationPanel } from './ObservationPanel.tsx'
import { OffersPanel } from './OffersPanel.tsx'
import { PartiesPanel } from './PartiesPanel.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { RoutePanel } from './RoutePanel.tsx'
import { useActions } from './use-actions.ts'
import { useLoad } from './use-load.ts'
import { ValuesPanel } from './ValuesPanel.tsx'
import './load-details.css'
import './panels.css'

type Props = { readonly hash: string; readonly onReceipts: () => void; readonly onInvoices: () => void }

/** A load, read downwards: what needs doing now, what happened; to the right what it costs, where it is, who is who. */
export const LoadDetails = ({ hash, onReceipts, onInvoices }: Props) => {
  const now = useNow()
  const page = useLoad(hash)
  const actions = useActions(hash, page, { receipts: onReceipts, invoices: onInvoices })
  const { load } = page
  if (isCallFailed(page.error) && page.error.status === 404) return <NotFoundLoad />
  if (page.error && !load) return <ErrorState text="Não foi possível abrir a carga." error={page.error} onRetry={() => void page.retry()} />
  if (!load) return <DetailsSkeleton />
  const offers = load.terms !== undefined && load.statusCode !== 'CREATED' && <OffersPanel load={load} now={now} actions={actions} />
  const hiring = columnOf(load.statusCode) === 'NEGOTIATION'
  return (
    <main className="load-details">
      <DetailsHeader load={load} page={page} wanted={nowOf(load, now)?.action} actions={actions} onReceipts={onReceipts} />
      <PhaseBar load={load} />
      <div className="page">
        <div className="reading">
          <NowPanel load={load} now={now} actions={actions} />
          {hiring && offers}
          <HistoryPanel id={hash} revision={load.revision} />
          {!hiring && offers}
        </div>
        <aside>
          <ValuesPanel load={load} />
          <RoutePanel load={load} now={now} onReceipts={onReceipts} />
          <PartiesPanel load={load} />
          <InvoicesPanel load={load} onOpen={onInvoices} />
          <ObservationPanel load={load} page={page} />
        </aside>
      </div>
      <ActionDialogs load={load} actions={actions} />
    </main>
  )
}
