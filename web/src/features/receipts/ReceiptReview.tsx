import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { message } from '../../base/feedback.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { BlockedButton, Button, IconButton } from '../../ui/Button.tsx'
import { ImageGallery } from '../../ui/gallery/ImageGallery.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { AskForInvoices } from './AskForInvoices.tsx'
import { AttachImage } from './AttachImage.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { FinishCard } from './FinishCard.tsx'
import { InvoiceDrawer } from './InvoiceDrawer.tsx'
import { ReceiptActions } from './ReceiptActions.tsx'
import { ReceiptDocuments } from './ReceiptDocuments.tsx'
import { ReceiptSummary } from './ReceiptSummary.tsx'
import { ReviewDialogs } from './ReviewDialogs.tsx'
import {
  askToApproveAll,
  firstPending,
  isReversible,
  mayApproveAll,
  nextPending,
  nextWaiting,
  outcome,
  pendingOf,
  type ReviewQuestion,
  type ReviewReceipts,
  reviewedText,
  stepFrom,
} from './review.ts'
import type { RecentApproval } from './use-recent-approval.ts'
import { useReviewCommands } from './use-review-commands.ts'
import type { QueueSteps } from './use-review-queue.ts'

type Props = {
  readonly loadId: string
  readonly deliveryId: string
  /** The receipt to open first; absent: the first pending one. */
  readonly start: string | undefined
  readonly queue: QueueSteps | undefined
  /** Called after an approval that may be undone. */
  readonly onApproved: (approval: RecentApproval) => void
  readonly onClose: () => void
}

/** The arrow keys alone walk the queue. */
const queueImageKeys = { next: 'shift+ArrowRight', previous: 'shift+ArrowLeft' }

/** Milliseconds. After this animation, the drawer moves the focus to its first button. */
const DRAWER_OPENS = 360

/** The deliveries of a load with one open; reviewed by keyboard one after another. */
export const ReceiptReview = ({ loadId, deliveryId, start, queue, onApproved, onClose }: Props) => {
  const session = useSession()
  const client = useQueryClient()
  const read = useRead(receiptRoutes.list, { id: deliveryId })
  const [chosen, setChosen] = useState(start)
  // An undone approval of this load opens its receipt again.
  useEffect(() => {
    if (start !== undefined) setChosen(start)
  }, [start])
  const [asking, setAsking] = useState<ReviewQuestion>()
  const [invoicing, setInvoicing] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  useChannel(`load:${loadId}`, () => void refreshRead(client, receiptRoutes.list, { id: deliveryId }))

  const receipts = read.data?.receivers ?? []
  const at = receipts.find(({ id }) => id === chosen) ?? receipts.find(({ id }) => id === firstPending(receipts))
  const decided = (fresh: ReviewReceipts | undefined) => {
    if (!fresh) return
    const next = nextPending(fresh.receivers, at?.id)
    if (next) setChosen(next)
    else setAsking('finish')
  }
  const commands = useReviewCommands(deliveryId, read.data, decided)
  const isOpen = read.data !== undefined && isReversible(read.data)
  const approveNow = async () => {
    if (!at) return
    const approval = { deliveryId, receiptId: at.id, place: at.shippingDestination.place.name }
    if (await commands.approve(at)) onApproved(approval)
  }
  const ask = (next: ReviewQuestion | undefined) => setAsking((before) => (next === undefined && before === 'finish' ? before : next))
  const step = (by: 1 | -1) => setChosen(stepFrom(receipts, at?.id, by))
  useShortcut({ keys: 'j', label: 'Próxima entrega', group: 'Comprovantes', run: () => step(1) })
  const goOn = () => {
    const next = nextWaiting(receipts, at?.id)
    if (next) setChosen(next)
    else if (queue?.next) queue.next()
    else message('info', 'Fim da fila: nenhum outro comprovante espera avaliação.')
  }
  const goBack = () => {
    const before = stepFrom(receipts, at?.id, -1)
    if (before !== at?.id) setChosen(before)
    else queue?.previous?.()
  }
  useShortcut(
    { keys: 'ArrowRight', label: 'Próximo comprovante a avaliar', group: 'Comprovantes', run: goOn },
    { when: queue !== undefined },
  )
  useShortcut({ keys: 'ArrowLeft', label: 'Comprovante anterior', group: 'Comprovantes', run: goBack }, { when: queue !== undefined })
  useShortcut({ keys: 'k', label: 'Entrega anterior', group: 'Comprovantes', run: () => step(-1) })
  const root = useRef<HTMLDivElement>(null)
  const here = read.data !== undefined
  useEffect(() => {
    if (!here) return undefined
    const timer = setTimeout(() => root.current?.focus({ preventScroll: true }), DRAWER_OPENS)
    return () => clearTimeout(timer)
  }, [here])
  useEffect(() => {
    document.querySelector(`[data-receipt="${CSS.escape(at?.id ?? '')}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at?.id])

  if (read.isPending) return <Waiting />
  if (read.isError || !read.data)
    return <ErrorState text="Não foi possível abrir os comprovantes." error={read.error} onRetry={() => void read.refetch()} />
  if (!at) return <EmptyState text="Esta carga ainda não tem comprovantes." icon="file" />

  const mayDecide = allows(may.decideReceipts, session.roles)
  const mayFinish = allows(may.finishLoads, session.roles)
  const mayInvoice = allows(may.runLoads, session.roles)
  const reviewer = { mayDecide, loadStatus: read.data.loadStatus }
  const waiting = pendingOf(receipts).length
  const all = mayApproveAll(receipts, reviewer)
  const left = outcome(read.data)
  const over = read.data.loadStatus === 'FINISHED'
  return (
    // The focus starts here instead of on the close button of the drawer.
    <div className={queue ? 'review wide' : 'review'} ref={root} tabIndex={-1}>
      <section className="deliveries">
        <header>
          <h3>Entregas ({receipts.length})</h3>
          <ReceiptDocuments deliveryId={deliveryId} maySend={mayDecide} />
          <p className="num">
            {queue?.code && `${queue.code} · `}
            {reviewedText(receipts)}
          </p>
          {queue && (
            <div className="queue num">
              <IconButton icon="left" label="Comprovante anterior" onClick={goBack} />
              <span>
                {queue.waiting}
                {queue.isMore && '+'} a avaliar na fila
              </span>
              <IconButton icon="right" label="Próximo comprovante a avaliar" onClick={goOn} />
            </div>
          )}
        </header>
        <ol>
          {receipts.map((receipt) => (
            <DeliveryCard
              key={receipt.id}
              receipt={receipt}
              current={receipt.id === at.id}
              onSelect={() => setChosen(receipt.id)}
              onLook={() => {
                setChosen(receipt.id)
                view.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
              }}
            />
          ))}
        </ol>
        <footer>
          {mayDecide &&
            waiting > 1 &&
            (all.allowed ? (
              <Button icon="check" onClick={() => setAsking(askToApproveAll(receipts))}>
                Aprovar todos ({waiting})
              </Button>
            ) : (
              <BlockedButton reason={all.because}>Aprovar todos ({waiting})</BlockedButton>
            ))}
          {mayFinish && !over && left === 'finish' && (
            <Button look="primary" icon="check-circle" onClick={() => setAsking('finish')}>
              Finalizar Frete
            </Button>
          )}
          {!over &&
            left === 'invoices' &&
            (mayInvoice ? (
              <Button look="primary" icon="file" onClick={() => setInvoicing(true)}>
                Adicionar NF-e
              </Button>
            ) : (
              // The card in the corner says the same while it is open.
              asking !== 'finish' && <AskForInvoices deliveryId={deliveryId} requestedAt={read.data.invoicesRequestedAt} />
            ))}
        </footer>
      </section>
      <div className="one" ref={view}>
        <div className="pictures-of">
          <ImageGallery
            key={at.id}
            images={at.receiptImages.map(({ fileId, url, name }) => ({ id: fileId, url, name }))}
            {...(queue && { fit: 'width', keys: queueImageKeys })}
          />
        </div>
      </div>
      <div className="summary">
        <h3 className="cut">{at.shippingDestination.place.name}</h3>
        {mayDecide && !over && at.status !== 'APPROVED' && at.arrivedAt && (
          <AttachImage loadId={loadId} receipt={at} onReplace={(ids) => commands.replaceImages(at, ids)} />
        )}
        <ReceiptSummary
          receipt={at}
          mayEdit={mayDecide && at.status === 'PENDING'}
          onEditArrival={() => setAsking('arrival')}
          onResetArrival={() => setAsking('resetArrival')}
        />
        <ReceiptActions receipt={at} reviewer={reviewer} pending={commands.pending} onAsk={setAsking} onApprove={() => void approveNow()} />
        <p className="keys" aria-hidden>
          <kbd>J</kbd> <kbd>K</kbd> entregas ·{' '}
          {queue ? (
            <>
              <kbd>←</kbd> <kbd>→</kbd> fila · <kbd>Shift</kbd> <kbd>→</kbd> imagens · <kbd>+</kbd> <kbd>−</kbd> <kbd>G</kbd> zoom, girar
            </>
          ) : (
            <>
              <kbd>←</kbd> <kbd>→</kbd> imagens
            </>
          )}{' '}
          · <kbd>Enter</kbd> confirma · <kbd>Esc</kbd> fecha
        </p>
      </div>
      <ReviewDialogs receipt={at} reversible={isOpen} all={receipts} asking={asking} commands={commands} onAsk={ask} />
      {asking === 'finish' && mayFinish && (
        <FinishCard
          loadId={loadId}
          deliveryId={deliveryId}
          transporterName={read.data.transporterName}
          left={left}
          isQueued={queue !== undefined}
          invoicesRequestedAt={read.data.invoicesRequestedAt}
          onInvoices={
            mayInvoice
              ? () => {
                  setAsking(undefined)
                  setInvoicing(true)
                }
              : undefined
          }
          onClose={() => setAsking(undefined)}
          onFinished={queue?.next ?? onClose}
        />
      )}
      <InvoiceDrawer hash={invoicing ? loadId : undefined} onClose={() => setInvoicing(false)} />
    </div>
  )
}

const Waiting = () => (
  <div className="review" role="status" aria-label="Carregando comprovantes">
    <section className="deliveries">
      <header>
        <Skeleton height={16} width={120} />
      </header>
      <div className="waiting">
        <Skeleton height={96} count={3} radius={8} />
      </div>
    </section>
    <div className="one">
      <Skeleton height={280} radius={8} />
      <Skeleton count={5} height={16} />
    </div>
  </div>
)
