import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { LoadDetails } from '../features/load-details/LoadDetails.tsx'
import { InvoiceDrawer } from '../features/receipts/InvoiceDrawer.tsx'
import { ReceiptDrawer } from '../features/receipts/ReceiptDrawer.tsx'

/** A load, with its receipts or its invoices beside it when the address says so. */
export const LoadDetailsScreen = () => {
  const { hashId } = useParams({ from: '/loads/$hashId/details' })
  const { receipts, invoices } = useSearch({ from: '/loads/$hashId/details' })
  const go = useNavigate()
  const show = (search: { receipts?: string; invoices?: true }) => void go({ to: '/loads/$hashId/details', params: { hashId }, search })
  return (
    <>
      <LoadDetails key={hashId} hash={hashId} onReceipts={() => show({ receipts: hashId })} onInvoices={() => show({ invoices: true })} />
      <ReceiptDrawer hash={receipts} onClose={() => show({})} />
      <InvoiceDrawer hash={invoices ? hashId : undefined} onClose={() => show({})} />
    </>
  )
}
