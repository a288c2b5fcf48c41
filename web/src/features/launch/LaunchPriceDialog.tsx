import type { GuardedPrice } from '../../shared/load/guarded-price.ts'
import { money } from '../../shared/load/measures.ts'
import { type PriceConfirmation, usePriceConfirmation } from '../../shared/load/use-price-confirmation.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'

type Props = {
  readonly guarded: GuardedPrice
  readonly accept: string
  readonly pending: boolean
  readonly onConfirm: (confirmed: PriceConfirmation['confirmed']) => void
  readonly onClose: () => void
}

/** Asks to type an extreme price again before the load is launched. */
export const LaunchPriceDialog = ({ guarded, accept, pending, onConfirm, onClose }: Props) => {
  const { note, pass, confirmed } = usePriceConfirmation(guarded)
  return (
    <FormDialog
      title={`Lançar por ${money(guarded.price)}?`}
      accept={accept}
      dismiss="Corrigir o preço"
      danger
      pending={pending}
      className="price-again-form"
      onSend={() => pass() && onConfirm(confirmed)}
      onClose={onClose}
    >
      {note}
    </FormDialog>
  )
}
