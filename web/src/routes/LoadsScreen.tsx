import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AddressChange, readBoardAddress } from '../features/loads/board-address.ts'
import { DraftList } from '../features/loads/DraftList.tsx'
import { LoadBoard } from '../features/loads/LoadBoard.tsx'
import { LoadTable } from '../features/loads/table/LoadTable.tsx'
import { ReceiptDrawer } from '../features/receipts/ReceiptDrawer.tsx'

/** The board, the table or the drafts, with the receipts of a load beside them when the address says so. */
export const LoadsScreen = () => {
  const search = useSearch({ strict: false })
  const address = useMemo(() => readBoardAddress(search), [search])
  const go = useNavigate()
  const onAddress = useCallback(
    (change: AddressChange, replace = false) =>
      void go({ to: '.', search: (before: object) => ({ ...before, ...change }), replace } as never),
    [go],
  )
  return (
    <>
      {address.section === 'draft' ? (
        <DraftList address={address} onAddress={onAddress} />
      ) : address.view === 'table' ? (
        <LoadTable address={address} onAddress={onAddress} />
      ) : (
        <LoadBoard address={address} onAddress={onAddress} />
      )}
      <ReceiptDrawer hash={address.receipts} onClose={() => onAddress({ receipts: undefined })} />
    </>
  )
}
