import { useNavigate, useSearch } from '@tanstack/react-router'
import { ReceiptLoads } from '../features/receipts/ReceiptLoads.tsx'
import type { ReceiptListAddress } from './receipt-list-address.ts'

/** Loads with receipts to check, and the review of one of them. */
export const ReceiptLoadsScreen = () => {
  const address = useSearch({ from: '/loads/deliveryReceiptLoads' })
  const navigate = useNavigate()
  const show = (change: { [K in keyof ReceiptListAddress]: ReceiptListAddress[K] | undefined }) =>
    void navigate({
      to: '/loads/deliveryReceiptLoads',
      search: Object.fromEntries(Object.entries({ ...address, ...change }).filter(([, value]) => value !== undefined)),
    })
  return <ReceiptLoads address={address} onAddress={show} />
}
