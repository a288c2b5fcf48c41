import { DriverChatButton } from '../features/driver-chat/DriverChatButton.tsx'
import { DriverChatDrawer } from '../features/driver-chat/DriverChatDrawer.tsx'
import { LoadDetails } from '../features/load-details/LoadDetails.tsx'
import { DealDrawer } from '../features/negotiation/DealDrawer.tsx'
import { InvoiceDrawer } from '../features/receipts/InvoiceDrawer.tsx'
import { ReceiptDrawer } from '../features/receipts/ReceiptDrawer.tsx'
import type { DetailsAddress } from './details-address.ts'
import { LoadHiring } from './LoadHiring.tsx'

type Props = { readonly hash: string; readonly address: DetailsAddress; readonly show: (address: DetailsAddress) => void }

/** A load, with the drawer that the address opens: its receipts, its invoices, a deal or the chat with its driver. */
export const LoadWithDrawers = ({ hash, address: { receipts, invoices, deal, chat }, show }: Props) => (
  <>
    <LoadDetails
      key={hash}
      hash={hash}
      onReceipts={() => show({ receipts: hash })}
      onInvoices={() => show({ invoices: true })}
      talk={(load) => (
        <>
          <DriverChatButton load={load} onOpen={() => show({ chat: true })} />
          <DriverChatDrawer load={load} open={chat === true} onClose={() => show({})} />
        </>
      )}
      hiring={({ load, now, page, actions }) => (
        <>
          <LoadHiring
            load={load}
            now={now}
            afterCommand={page.afterCommand}
            start={actions.start}
            onDeal={(dealId) => show({ deal: dealId })}
          />
          <DealDrawer load={load} dealId={deal} afterCommand={page.afterCommand} onClose={() => show({})} />
        </>
      )}
    />
    <ReceiptDrawer hash={receipts} onClose={() => show({})} />
    <InvoiceDrawer hash={invoices ? hash : undefined} onClose={() => show({})} />
  </>
)
