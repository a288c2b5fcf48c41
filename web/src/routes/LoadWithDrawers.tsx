import { LoadDetails } from '../features/load-details/LoadDetails.tsx'
import { DealDrawer } from '../features/negotiation/DealDrawer.tsx'
import { InvoiceDrawer } from '../features/receipts/InvoiceDrawer.tsx'
import { ReceiptDrawer } from '../features/receipts/ReceiptDrawer.tsx'
import { LoadHiring } from './LoadHiring.tsx'
import type { DetailsAddress } from './load-details.ts'

type Props = { readonly hash: string; readonly address: DetailsAddress; readonly show: (address: DetailsAddress) => void }

/** A load, with its receipts, its invoices or a deal beside it when the address says so. */
export const LoadWithDrawers = ({ hash, address: { receipts, invoices, deal }, show }: Props) => (
  <>
    <LoadDetails
      key={hash}
      hash={hash}
      onReceipts={() => show({ receipts: hash })}
      onInvoices={() => show({ invoices: true })}
      hiring={({ load, now, page, actions }) => (
        <>
          <LoadHiring load={load} now={now} did={page.did} start={actions.start} onDeal={(dealId) => show({ deal: dealId })} />
          <DealDrawer load={load} dealId={deal} did={page.did} onClose={() => show({})} />
        </>
      )}
    />
    <ReceiptDrawer hash={receipts} onClose={() => show({})} />
    <InvoiceDrawer hash={invoices ? hash : undefined} onClose={() => show({})} />
  </>
)
