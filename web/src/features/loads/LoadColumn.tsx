import type { LoadCard as LoadCardShown } from '@embarca/contracts/board/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useEffect, useRef } from 'react'
import { notification } from '../../base/feedback.ts'
import { usePages } from '../../base/queries.ts'
import { useRequestAuctions } from '../../shared/load/auction-store.ts'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type AddressChange, type BoardAddress, columnQuery, isEmptied, type Order, orderOf, pageKey } from './board-address.ts'
import { useBoardSource } from './board-source.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { ColumnChips } from './ColumnChips.tsx'
import type { Viewer } from './card-model.ts'
import { LoadCard } from './LoadCard.tsx'
import { OrderToggle } from './OrderToggle.tsx'
import { firstPart, pagesShown } from './older-pages.ts'
import { ShowEverything } from './ShowEverything.tsx'
import type { useBoardColumns } from './use-board-columns.ts'
import { useColumnCounts } from './use-column-counts.ts'
import './load-column.css'

const EMPTY_COLUMN = 'Não possui cargas no momento...'
const none: readonly LoadCardShown[] = []

type Props = {
  readonly column: BoardColumn
  readonly address: BoardAddress
  readonly viewer: Viewer
  readonly now: number
  readonly live: ReturnType<typeof useBoardColumns>
  /** The card that the keyboard is on, when it is in this column. */
  readonly current: string | undefined
  readonly onOrder: (order: Order | undefined) => void
  readonly onAddress: (change: AddressChange, replace?: boolean) => void
  readonly onRows: (hashes: readonly string[]) => void
}

/** One column of the board, with its own request, order, count and error state. */
export const LoadColumn = ({ column, address, viewer, now, live, current, onOrder, onAddress, onRows }: Props) => {
  const emptied = isEmptied(address, column)
  const source = useBoardSource()
  const read = address[pageKey(column)] ?? 1
  const cards = usePages(source.column, columnQuery(address, column, source), {
    ...{ enabled: !emptied, keep: true, live: true },
    ...(source.older && { first: firstPart(read) }),
  })
  const counts = useColumnCounts(address, column)
  const items = emptied ? none : cards.items
  useRequestAuctions(
    items.filter(({ hiringType, statusCode }) => hiringType === 'AUCTION' && statusCode === 'NEGOTIATION').map(({ hashId }) => hashId),
  )
  const title = loadLabels.column[column]

  const wasNotified = useRef(false)
  useEffect(() => {
    if (cards.failed && !wasNotified.current) notification({ style: 'error', text: 'Falha ao buscar cargas.' })
    wasNotified.current = cards.failed
  }, [cards.failed])
  const shown = pagesShown(items.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the user reads further pages
  useEffect(() => {
    if (source.older && !cards.pending && shown > read) onAddress({ [pageKey(column)]: shown }, true)
  }, [shown])
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
          {emptied ? 0 : (counts?.total ?? '')}
        </span>
        <OrderToggle title={title} order={orderOf(address, column)} onOrder={onOrder} />
      </header>
      <ColumnChips column={column} address={address} counts={emptied ? undefined : counts} onChange={onAddress} />
      {!emptied && cards.pending ? (
        <CardSkeletons />
      ) : cards.failed && items.length === 0 ? (
        <ErrorState text="Falha ao carregar cargas." error={cards.error} onRetry={() => void cards.refresh()} />
      ) : items.length === 0 ? (
        <EmptyState text={EMPTY_COLUMN} icon="truck" action={<ShowEverything address={address} onAddress={onAddress} />} />
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
