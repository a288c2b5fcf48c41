import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import type { Changing } from './changing.ts'
import { useChange } from './use-change.ts'

/** The offer is put before the others of its transporters once more. */
export const BoostDialog = (changing: Changing) => {
  const { pending, save } = useChange(loadRoutes.boost, changing)
  return (
    <Confirm
      open
      title="Impulsionar oferta?"
      text="A oferta volta ao topo da lista dos participantes, uma vez por oferta."
      accept="Impulsionar"
      danger={false}
      pending={pending}
      onClose={changing.onClose}
      onAccept={() => save({ id: changing.load.hashId })}
    />
  )
}
