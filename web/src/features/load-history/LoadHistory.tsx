import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { usePages } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { SavedViews } from '../../shared/saved-views/SavedViews.tsx'
import { todayIn } from '../../ui/dates.ts'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { HistoryExport } from './HistoryExport.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryLine } from './HistoryLine.tsx'
import { type HistoryAddress, type HistoryChange, historyQuery } from './history-address.ts'
import { historyLink } from './history-row.ts'
import '../../ui/listing.css'
import './history.css'

type Props = {
  readonly title: string
  readonly address: HistoryAddress
  /** One row for each delivery of finished loads, instead of one for each load. */
  readonly perDelivery?: boolean
  /** Only loads that wait for the logistic operator. */
  readonly waiting?: boolean
  readonly onAddress: (change: HistoryChange) => void
}

const GROUP = 'Histórico'

/** All launched loads, or the deliveries of the ended ones, however old. */
export const LoadHistory = ({ title, address, perDelivery = false, waiting = false, onAddress }: Props) => {
  const navigate = useNavigate()
  const { roles } = useSession()
  const query = historyQuery(address, { perDelivery, waiting, today: todayIn() })
  const loads = usePages(loadSearchRoutes.history, query, { keep: true })
  const [at, setAt] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result has no current row
  useEffect(() => setAt(undefined), [address])
  const walk = (by: number) => setAt((before) => Math.max(0, Math.min(loads.items.length - 1, (before ?? -1) + by)))
  useShortcut({ keys: 'j', label: 'Próxima carga', group: GROUP, run: () => walk(1) })
  useShortcut({ keys: 'k', label: 'Carga anterior', group: GROUP, run: () => walk(-1) })
  useShortcut({
    keys: 'Enter',
    label: 'Abrir a carga',
    group: GROUP,
    run: () => {
      const row = at === undefined ? undefined : loads.items[at]
      if (row) void navigate(historyLink(row, perDelivery))
    },
  })
  useShortcut({
    keys: '/',
    label: 'Buscar pelo ID da carga',
    group: GROUP,
    run: () => document.querySelector<HTMLInputElement>('.load-history [data-search]')?.focus(),
  })
  return (
    <main className="load-history">
      <header className="history-head">
        <h1>{title}</h1>
        {!waiting && <SavedViews path={perDelivery ? '/loads/deliveryhistory' : '/loads/history'} admin={allows(may.configure, roles)} />}
      </header>
      <HistoryFilters address={address} perDelivery={perDelivery} onAddress={onAddress} />
      <div className={perDelivery ? 'listing history-table deliveries' : 'listing history-table'}>
        <div className="row head" aria-hidden>
          <span>Status</span>
          <span>ID da Carga</span>
          <span>Finalizada em</span>
          <span>Transportadora</span>
          <span>Cliente</span>
          {perDelivery && <span>Comprovantes</span>}
          <span className="amount">Valor</span>
        </div>
        {loads.pending ? (
          <div className="waiting" role="status" aria-label="Buscando...">
            <Skeleton count={12} height={24} gap={20} />
          </div>
        ) : loads.failed && loads.items.length === 0 ? (
          <ErrorState text="Falha ao carregar cargas." error={loads.error} onRetry={() => void loads.refresh()} />
        ) : loads.items.length === 0 ? (
          <EmptyState text="Nenhuma carga encontrada..." icon="history" />
        ) : (
          <InfiniteList
            label={title}
            items={loads.items}
            keyOf={({ hashId }) => hashId}
            estimate={44}
            gap={0}
            more={loads.more}
            loading="Buscando..."
            end="Fim da busca"
            {...(at !== undefined && { current: at })}
            render={(row, index) => <HistoryLine row={row} perDelivery={perDelivery} current={index === at} />}
          />
        )}
      </div>
      <HistoryExport query={query} />
    </main>
  )
}
