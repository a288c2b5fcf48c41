import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useEffect, useRef } from 'react'
import { notification } from '../../lib/feedback.ts'
import { useAuctionsAsked } from '../../lib/load/auction-board.ts'
import { usePages, useRead } from '../../lib/pages.ts'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type AddressChange, type BoardAddress, columnQuery, isEmptied, orderOf } from './board-address.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { ColumnChips } from './ColumnChips.tsx'
import type { Viewer } from './card-model.ts'
import { LoadCard } from './LoadCard.tsx'
import { OrderToggle } from './OrderToggle.tsx'
import type { useBoardColumns } from './use-board-columns.ts'
import './load-column.css'

const EMPTY_COLUMN = 'Não possui cargas no momento...'

type Props = {
  readonly column: BoardColumn
  readonly address: BoardAddress
  readonly viewer: Viewer
  readonly now: number
  readonly live: ReturnType<typeof useBoardColumns>
  /** The card the keyboard stands on, when it is in this column. */
  readonly current: string | undefined
  readonly onOrder: () => void
  readonly onChips: (change: AddressChange) => void
  readonly onRows: (hashes: readonly string[]) => void
}

/** One column of the board: fetched by itself, sorted and counted by itself, failing by itself. */
export const LoadColumn = ({ column, address, viewer, now, live, current, onOrder, onChips, onRows }: Props) => {
  const emptied = isEmptied(address, column)
  const query = columnQuery(address, column)
  const cards = usePages(boardRoutes.column, query, { enabled: !emptied, keep: true, live: true })
  const { sortDirection: _, ...counted } = query
  const counts = useRead(boardRoutes.counts, counted, { enabled: !emptied, keep: true, live: true })
  const items = emptied ? [] : cards.items
  useAuctionsAsked(
    items.filter(({ hiringType, statusCode }) => hiringType === 'AUCTION' && statusCode === 'NEGOTIATION').map(({ hashId }) => hashId),
  )
  const newestFirst = orderOf(address, column) === 'desc'
  const title = loadLabels.column[column]

  const told = useRef(false)
  useEffect(() => {
    if (cards.failed && !told.current) notification({ style: 'error', text: 'Falha ao buscar cargas.' })
    told.current = cards.failed
  }, [cards.failed])
  useEffect(() => onRows(items.map(({ hashId }) => hashId)), [items, onRows])
  useEffect(() => () => live.hold(column, 'pointer', false), [column, live.hold])

  return (
    <section
      className={`load-column ${column.toLowerCase()}${live.isSliding(column) ? ' sliding' : ''}`}
      aria-label={title}
      onPointerMove={({ movementX, movementY, pointerType }) =>
        pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && live.hold(column, 'pointer', true)
      }
      onPointerLeave={() => live.hold(column, 'pointer', false)}
      onScrollCapture={({ target }) => live.hold(column, 'scroll', (target as HTMLElement).scrollTop > 24)}
    >
      <header className="head">
        <h2>{title}</h2>
        <span className="count num" aria-live="polite">
          {emptied ? 0 : (counts.data?.total ?? '')}
        </span>
        <OrderToggle title={title} newestFirst={newestFirst} onToggle={onOrder} />
      </header>
      <ColumnChips column={column} address={address} counts={counts.data} onChange={onChips} />
      {!emptied && cards.pending ? (
        <CardSkeletons />
      ) : cards.failed && items.length === 0 ? (
        <ErrorState text="Falha ao carregar cargas." error={cards.error} onRetry={() => void cards.refresh()} />
      ) : items.length === 0 ? (
        <EmptyState text={EMPTY_COLUMN} icon="truck" />
      ) : (
        <InfiniteList
          label={`Cargas: ${title}`}
          items={items}
          keyOf={({ hashId }) => hashId}
          estimate={132}
          more={cards.more}
          {...(current !== undefined && { current: items.findIndex(({ hashId }) => hashId === current) })}
          render={(card) => (
            <LoadCard
              card={card}
              viewer={viewer}
              now={now}
              fresh={live.isFresh(card.hashId)}
              moved={card.column !== column && live.isWaiting(column, card.hashId)}
            />
          )}
        />
      )}
    </section>
  )
}
