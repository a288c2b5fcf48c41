import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useShortcut } from '../../../base/keyboard.ts'
import { useScreens } from '../../../session/screens.ts'
import { InfiniteList } from '../../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { rowLink } from '../table/row-link.ts'
import type { useTableRows } from '../table/table-rows.ts'
import { ListLine } from './ListLine.tsx'
import '../../../ui/listing.css'
import './section-list.css'

/** Columns of the channel partners' module. */
const resoldColumns: readonly string[] = ['resoldStatus', 'channel']

type Props = { readonly title: string; readonly loads: ReturnType<typeof useTableRows> }

/** The loads of a predefined tab, with the headers of the cached list. */
export const SectionList = ({ title, loads }: Props) => {
  const navigate = useNavigate()
  const { exists } = useScreens()
  const isResold = exists('/channelPartner')
  const [at, setAt] = useState<number>()
  const walk = (by: number) => setAt((before) => Math.max(0, Math.min(loads.rows.length - 1, (before ?? -1) + by)))
  useShortcut({ keys: 'j', label: 'Próxima carga', group: 'Lista', run: () => walk(1) })
  useShortcut({ keys: 'k', label: 'Carga anterior', group: 'Lista', run: () => walk(-1) })
  useShortcut({
    keys: 'Enter',
    label: 'Abrir a carga',
    group: 'Lista',
    run: () => {
      const row = at === undefined ? undefined : loads.rows[at]
      if (row) void navigate(rowLink(row))
    },
  })
  return (
    <div className={isResold ? 'listing section-list resold' : 'listing section-list'}>
      <div className="row head" aria-hidden>
        {Object.entries(loadSearchLabels.list)
          .filter(([key]) => isResold || !resoldColumns.includes(key))
          .map(([key, name]) => (
            <span key={key} className={key}>
              {name}
            </span>
          ))}
      </div>
      {loads.pending ? (
        <div className="waiting" role="status" aria-label="Buscando...">
          <Skeleton count={12} height={24} gap={20} />
        </div>
      ) : loads.failed && loads.rows.length === 0 ? (
        <ErrorState text="Falha ao carregar cargas." error={loads.error} onRetry={() => void loads.refresh()} />
      ) : loads.rows.length === 0 ? (
        <EmptyState text="Não possui cargas no momento..." icon="truck" />
      ) : (
        <InfiniteList
          label={title}
          items={loads.rows}
          keyOf={({ shippingId }) => shippingId}
          estimate={44}
          gap={0}
          more={loads.more}
          {...(at !== undefined && { current: at })}
          render={(row, index) => <ListLine row={row} current={index === at} isResold={isResold} />}
        />
      )}
    </div>
  )
}
