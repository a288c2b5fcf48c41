import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AddressChange, readBoardAddress, restarting } from '../features/loads/board-address.ts'
import { BoardSourceContext, boardSourceOf } from '../features/loads/board-source.ts'
import { LoadBoard } from '../features/loads/LoadBoard.tsx'
import { LoadLists } from '../features/loads/lists/LoadLists.tsx'
import { LoadTable } from '../features/loads/table/LoadTable.tsx'
import { ReceiptDrawer } from '../features/receipts/ReceiptDrawer.tsx'
import { useSession } from '../session/session.ts'
import { useFirstView } from '../shared/saved-views/use-saved-views.ts'

/** The board, the table or the lists, with the drawer of a load's receipts when the address opens it. */
export const LoadsScreen = () => {
  const search = useSearch({ strict: false })
  const address = useMemo(() => readBoardAddress(search), [search])
  const navigate = useNavigate()
  useFirstView('/loads')
  const { pathname } = useLocation()
  const { toggles } = useSession()
  const onAddress = useCallback(
    (change: AddressChange, replace = false) =>
      // The router has no type for a search that is relative to the current screen.
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...restarting(change) }), replace } as never),
    [navigate],
  )
  return (
    <BoardSourceContext value={boardSourceOf(pathname, toggles)}>
      {address.section ? (
        <LoadLists section={address.section} address={address} onAddress={onAddress} />
      ) : address.view === 'table' ? (
        <LoadTable address={address} onAddress={onAddress} />
      ) : (
        <LoadBoard address={address} onAddress={onAddress} />
      )}
      <ReceiptDrawer hash={address.receipts} onClose={() => onAddress({ receipts: undefined })} />
    </BoardSourceContext>
  )
}
