import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { ImageGallery } from '../../ui/gallery/ImageGallery.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { AttachImage } from './AttachImage.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { InvoiceDrawer } from './InvoiceDrawer.tsx'
import { ReceiptActions } from './ReceiptActions.tsx'
import { ReceiptDocuments } from './ReceiptDocuments.tsx'
import { ReceiptSummary } from './ReceiptSummary.tsx'
import { ReviewDialogs } from './ReviewDialogs.tsx'
import {
  askToApproveAll,
  firstPending,
  mayApproveAll,
  nextPending,
  outcome,
  pendingOf,
  type ReviewQuestion,
  type ReviewReceipts,
  reviewedText,
  stepFrom,
} from './review.ts'
import { useReviewCommands } from './use-review-commands.ts'

type Props = { readonly loadId: string; readonly deliveryId: string; readonly onClose: () => void }

/** Milliseconds. After this animation, the drawer moves the focus to its first button. */
const DRAWER_OPENS = 360

/** The deliveries of a load with one open; reviewed by keyboard one after another. */
export const ReceiptReview = ({ loadId, deliveryId, onClose }: Props) => {
  const session = useSession()
  const client = useQueryClient()
  const read = useRead(receiptRoutes.list, { id: deliveryId })
  const [chosen, setChosen] = useState<string>()
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
  const ask = (next: ReviewQuestion | undefined) => setAsking((before) => (next === undefined && before === 'finish' ? before : next))
  const step = (by: 1 | -1) => setChosen(stepFrom(receipts, at?.id, by))
  useShortcut({ keys: 'j', label: 'Próxima entrega', group: 'Comprovantes', run: () => step(1) })
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
    <div className="review" ref={root} tabIndex={-1}>
      <section className="deliveries">
        <header>
          <h3>Entregas ({receipts.length})</h3>
          <ReceiptDocuments deliveryId={deliveryId} maySend={mayDecide} />
          <p className="num">{reviewedText(receipts)}</p>
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
              <BlockedButton reason={loadLabels.refusal.INVOICES_MISSING}>Finalizar Frete</BlockedButton>
            ))}
        </footer>
      </section>
      <div className="one" ref={view}>
        <h3 className="cut">{at.shippingDestination.place.name}</h3>
        <div className="pictures-of">
          <ImageGallery key={at.id} images={at.receiptImages.map(({ fileId, url, name }) => ({ id: fileId, url, name }))} />
        </div>
        {mayDecide && !over && at.status !== 'APPROVED' && at.arrivedAt && (
          <AttachImage loadId={loadId} receipt={at} onReplace={(ids) => commands.replaceImages(at, ids)} />
        )}
        <ReceiptSummary
          receipt={at}
          mayEdit={mayDecide && at.status === 'PENDING'}
          onEditArrival={() => setAsking('arrival')}
          onResetArrival={() => setAsking('resetArrival')}
        />
        <ReceiptActions receipt={at} reviewer={reviewer} onAsk={setAsking} />
        <p className="keys" aria-hidden>
          <kbd>J</kbd> <kbd>K</kbd> entregas · <kbd>←</kbd> <kbd>→</kbd> imagens · <kbd>Enter</kbd> confirma · <kbd>Esc</kbd> fecha
        </p>
      </div>
      <ReviewDialogs receipt={at} all={receipts} asking={asking} commands={commands} onAsk={ask} />
      <FinishDialog
        open={asking === 'finish' && mayFinish}
        loadId={loadId}
        transporterName={read.data.transporterName}
        left={left}
        onInvoices={() => {
          setAsking(undefined)
          setInvoicing(true)
        }}
        onClose={() => setAsking(undefined)}
        onFinished={onClose}
      />
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
