import { columnOf } from '@embarca/contracts/load/codes.ts'
import type { LoadDetails as Load } from '@embarca/contracts/load-details/routes.ts'
import { type ReactNode, useState } from 'react'
import { isCallFailed } from '../../base/failure.ts'
import { useNow } from '../../base/use-now.ts'
import { usePageMark } from '../../base/use-page-mark.ts'
import { IncidentsPanel } from '../../shared/incident/IncidentsPanel.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { ErrorState } from '../../ui/states.tsx'
import { ActionDialogs } from './ActionDialogs.tsx'
import { AttachmentsPanel } from './attachments/AttachmentsPanel.tsx'
import { ChangeDialogs } from './changes/ChangeDialogs.tsx'
import type { RequestedChange } from './changes/change-list.ts'
import { DetailsHeader } from './DetailsHeader.tsx'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { InvoicesPanel } from './InvoicesPanel.tsx'
import { NotFoundLoad } from './NotFoundLoad.tsx'
import { NowPanel } from './NowPanel.tsx'
import { nowOf } from './now-panel.ts'
import { ObservationPanel } from './ObservationPanel.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import { PartiesPanel } from './PartiesPanel.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { RoutePanel } from './RoutePanel.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { type Actions, useActions } from './use-actions.ts'
import { type LoadPageState, useLoad } from './use-load.ts'
import { ValuesPanel } from './ValuesPanel.tsx'
import { WithoutTracking } from './WithoutTracking.tsx'
import './load-details.css'
import './panels.css'
import { QuestionedNote } from './QuestionedNote.tsx'

type Shown = { readonly load: Load; readonly now: number; readonly page: LoadPageState; readonly actions: Actions }
type Props = {
  readonly hash: string
  readonly onReceipts: () => void
  readonly onInvoices: () => void
  /** The offer and its proposals. */
  readonly hiring: (shown: Shown) => ReactNode
  /** The chat button in the header. */
  readonly talk: (load: Load) => ReactNode
}

/** The page of a load. Left: what to do now and what happened. Right: price, route and parties. */
export const LoadDetails = ({ hash, onReceipts, onInvoices, hiring: show, talk }: Props) => {
  const now = useNow()
  const page = useLoad(hash)
  const actions = useActions(hash, page, { receipts: onReceipts, invoices: onInvoices })
  const [changing, setChanging] = useState<RequestedChange>()
  const [sharing, setSharing] = useState(false)
  const { load } = page
  const look = load && statusLook(load.statusCode)
  usePageMark(load && look && { title: `${load.externalId} · ${look.text}`, unread: load.unread ?? 0, colour: `--${look.tone}` })
  if (isCallFailed(page.error) && page.error.status === 404) return <NotFoundLoad />
  if (page.error && !load) return <ErrorState text="Não foi possível abrir a carga." error={page.error} onRetry={() => void page.retry()} />
  if (!load) return <DetailsSkeleton />
  const offers = load.terms !== undefined && load.statusCode !== 'CREATED' && show({ load, now, page, actions })
  const hiring = columnOf(load.statusCode) === 'NEGOTIATION' || load.terms?.partOf !== undefined
  return (
    <main className="load-details">
      <DetailsHeader
        load={load}
        page={page}
        suggested={nowOf(load, now)?.action}
        actions={actions}
        onReceipts={onReceipts}
        onAsk={setChanging}
        onShare={() => setSharing(true)}
        talk={talk(load)}
      />
      <QuestionedNote load={load} />
      <PhaseBar load={load} />
      <div className="page">
        <div className="reading">
          <WithoutTracking load={load} now={now} page={page} />
          {load.statusCode !== 'WAITING_APPROVE' && <NowPanel load={load} now={now} actions={actions} />}
          {hiring && offers}
          <HistoryPanel load={load} now={now} />
          {!hiring && offers}
        </div>
        <aside>
          <ValuesPanel load={load} onAsk={setChanging} />
          <RoutePanel load={load} now={now} onReceipts={onReceipts} onAsk={setChanging} />
          <PartiesPanel load={load} onAsk={setChanging} />
          <OrdersPanel load={load} onAsk={setChanging} />
          <InvoicesPanel load={load} onOpen={onInvoices} />
          <IncidentsPanel load={load} />
          <AttachmentsPanel load={load} page={page} />
          <ObservationPanel load={load} page={page} />
        </aside>
      </div>
      <ActionDialogs load={load} actions={actions} />
      {sharing && <ShareDialog load={load} onClose={() => setSharing(false)} />}
      <ChangeDialogs change={changing} load={load} page={page} onClose={() => setChanging(undefined)} />
    </main>
  )
}
