import type { BulkAction } from '@embarca/contracts/bulk/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { useState } from 'react'
import { BulkDialog } from '../../../shared/bulk/BulkDialog.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { Selection } from './use-selection.ts'

type Props = { readonly selection: Selection; readonly column: BoardColumn; readonly onDone: () => unknown }

/** Runs an action on the selected rows; rows that succeeded are deselected. */
export const Bulk = ({ selection, column, onDone }: Props) => {
  const [action, setAction] = useState<BulkAction>()
  const { loads, leave, clear } = selection
  if (loads.length === 0) return null
  return (
    <>
      <SelectionBar count={loads.length} column={column} onAction={setAction} onClear={clear} />
      {action && (
        <BulkDialog
          action={action}
          loads={loads}
          onDone={(done) => {
            leave(done)
            void onDone()
          }}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}
