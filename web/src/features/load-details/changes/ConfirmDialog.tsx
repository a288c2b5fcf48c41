import type { CommandRoute } from '@embarca/contracts/kit/route.ts'
import { loadChangeRoutes } from '@embarca/contracts/load/change-routes.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { type ChangeDialogProps, type ConfirmedChange, confirmationOf } from './change-list.ts'
import { useChange } from './use-change.ts'

const rows: readonly CommandRoute[] = Object.values(loadChangeRoutes)

/** A change without fields. */
export const ConfirmDialog = ({ name, ...changing }: ChangeDialogProps & { readonly name: ConfirmedChange }) => {
  const { title, text, accept } = confirmationOf(name)
  const { pending, save } = useChange(rows.find(({ command }) => command === name)!, changing)
  return (
    <Confirm
      open
      title={title}
      text={text}
      accept={accept}
      danger={false}
      pending={pending}
      onClose={changing.onClose}
      onAccept={() => save({ id: changing.load.hashId })}
    />
  )
}
