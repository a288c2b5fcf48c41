import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { LoadDetails } from '../features/load-details/LoadDetails.tsx'
import { DealDrawer } from '../features/negotiation/DealDrawer.tsx'
import { InvoiceDrawer } from '../features/receipts/InvoiceDrawer.tsx'
import { ReceiptDrawer } from '../features/receipts/ReceiptDrawer.tsx'
import { LoadHiring } from './LoadHiring.tsx'

/** A load, with its receipts, its invoices or a deal beside it when the address says so. */
export const LoadDetailsScreen = () => {
  const { hashId } = useParams({ from: '/loads/$hashId/details' })
  const { receipts, invoices, deal } = useSearch({ from: '/loads/$hashId/details' })
  const go = useNavigate()
  const show = (search: { receipts?: string; invoices?: true; deal?: string }) =>
    void go({ to: '/loads/$hashId/details', params: { hashId }, search })
  return (
    <>
      <LoadDetails
        key={hashId}
        hash={hashId}
        onReceipts={() => show({ receipts: hashId })}
        onInvoices={() => show({ invoices: true })}
        hiring={({ load, now, page, actions }) => (
          <>
            <LoadHiring load={load} now={now} did={page.did} start={actions.start} onDeal={(dealId) => show({ deal: dealId })} />
            <DealDrawer load={load} dealId={deal} did={page.did} onClose={() => show({})} />
          </>
        )}
      />
      <ReceiptDrawer hash={receipts} onClose={() => show({})} />
      <InvoiceDrawer hash={invoices ? hashId : undefined} onClose={() => show({})} />
    </>
  )
}
