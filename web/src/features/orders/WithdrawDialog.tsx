import { weightText } from '@embarca/contracts/kit/measures.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'

type Props = { readonly order: OrderView; readonly onDone: () => unknown; readonly onClose: () => void }

/** Takes a part of an order out of it, by weight: the part is an order of its own, the rest stays. */
export const WithdrawDialog = ({ order: { id, code, remaining }, onDone, onClose }: Props) => {
  const [weight, setWeight] = useState<number>()
  const { run, pending } = useCommand(orderCommands.withdraw, { done: onDone })
  const isWrong = weight === undefined || !(weight > 0 && weight < remaining.weight)
  return (
    <FormDialog
      title={`Retirar parte de ${code}`}
      accept="Retirar"
      pending={pending}
      disabled={isWrong}
      className="form-load"
      onSend={() => !isWrong && run({ id, weight: String(weight) })}
      onClose={onClose}
    >
      <p>A parte vira um pedido próprio, com cubagem, quantidade e valor na mesma proporção.</p>
      <NumberField
        label="Peso da parte"
        required
        autoFocus
        suffix="kg"
        hint={`Menos de ${weightText(remaining.weight)}`}
        error={weight !== undefined && isWrong ? `Informe um peso entre 0 e ${weightText(remaining.weight)}.` : undefined}
        value={weight}
        onChange={setWeight}
      />
    </FormDialog>
  )
}
