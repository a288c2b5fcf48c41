import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { type ReceiptStatus, receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useChannel } from '../../base/live.ts'
import { refreshRead, usePages } from '../../base/queries.ts'
import { useNow } from '../../base/use-now.ts'
import { IconButton } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { ReceiptDrawer } from './ReceiptDrawer.tsx'
import { ReceiptTable } from './ReceiptTable.tsx'
import { orderOf } from './receipt-order.ts'
import { useReviewQueue } from './use-review-queue.ts'
import '../../ui/listing.css'
import '../../shared/register/register.css'
import './receipt-loads.css'

const PAGE = 50
type Address = { readonly text?: string; readonly receiptStatus?: ReceiptStatus; readonly receipts?: string; readonly sort?: string }
/** The loads that wait longest come first. */
const OLDEST_FIRST = 'WAITING'
type Props = { readonly address: Address; readonly onAddress: (change: { [K in keyof Address]?: Address[K] | undefined }) => void }

const options = [
  { value: 'ALL', label: 'Todos' },
  ...receiptStatuses.map((value) => ({ value, label: receiptLabels.chip[value] })),
] as const

/** Loads with receipts to check, fifty per page and oldest first; a row opens their review, which goes on from load to load. */
export const ReceiptLoads = ({ address, onAddress }: Props) => {
  const client = useQueryClient()
  const now = useNow()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<number>()
  const sort = address.sort ?? OLDEST_FIRST
  const loads = usePages(
    boardRoutes.receiptLoads,
    {
      size: PAGE,
      ...orderOf(sort),
      ...(address.text && { text: address.text }),
      ...(address.receiptStatus && { receiptStatus: address.receiptStatus }),
    },
    { keep: true },
  )
  const open = (hashId: string) => onAddress({ receipts: hashId })
  const queue = useReviewQueue(loads, address.receipts, open)
  useChannel('shipper', ({ type, id, data }) => {
    const column = (data as { column?: string } | undefined)?.column
    if (type === 'load.changed' && (column === 'DELIVERED' || loads.items.some(({ hashId }) => hashId === id)))
      setChanged((before) => new Set([...before, id]))
  })
  const refresh = () => {
    setChanged(new Set())
    return refreshRead(client, boardRoutes.receiptLoads)
  }
  const walk = (by: number) => setAt((before) => Math.max(0, Math.min(loads.items.length - 1, (before ?? -1) + by)))
  useShortcut({ keys: 'j', label: 'Próxima carga', group: 'Canhotos', run: () => walk(1) })
  useShortcut({ keys: 'k', label: 'Carga anterior', group: 'Canhotos', run: () => walk(-1) })
  useShortcut({
    keys: 'Enter',
    label: 'Abrir comprovantes',
    group: 'Canhotos',
    run: () => at !== undefined && loads.items[at] && open(loads.items[at].hashId),
  })
  useShortcut({
    keys: '/',
    label: 'Buscar cargas',
    group: 'Canhotos',
    run: () => document.querySelector<HTMLInputElement>('.receipt-loads [data-search]')?.focus(),
  })

  return (
    <main className="register receipt-loads">
      <div className="tools">
        <h1>Canhotos de entrega</h1>
        <SearchBox placeholder="Buscar cargas" value={address.text ?? ''} onSubmit={(text) => onAddress({ text: text || undefined })} />
        <IconButton
          icon="refresh"
          className="framed"
          badge={changed.size}
          label={changed.size > 0 ? `Atualizar: ${changed.size} atualizações` : 'Atualizar'}
          onClick={() => void refresh()}
        />
        <SegmentedControl
          label="Situação dos comprovantes"
          options={options}
          value={address.receiptStatus ?? 'ALL'}
          onChange={(value) => onAddress({ receiptStatus: value === 'ALL' ? undefined : value })}
        />
      </div>
      <div className="listing">
        {loads.pending ? (
          <div className="waiting" role="status" aria-label="Carregando cargas">
            <Skeleton count={12} height={28} gap={16} />
          </div>
        ) : loads.failed ? (
          <ErrorState text="Falha ao carregar cargas." error={loads.error} onRetry={() => void loads.refresh()} />
        ) : loads.items.length === 0 ? (
          <EmptyState text="Não possui cargas no momento..." icon="file-check" />
        ) : (
          <ReceiptTable
            loads={loads.items}
            now={now}
            sort={sort}
            onSort={(next) => onAddress({ sort: next === OLDEST_FIRST ? undefined : next })}
            more={loads.more}
            current={at}
            onOpen={open}
          />
        )}
      </div>
      <ReceiptDrawer hash={address.receipts} onClose={() => onAddress({ receipts: undefined })} queue={{ ...queue, onOpen: open }} />
    </main>
  )
}
