import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

type Props = {
  readonly orders: readonly OrderView[]
  /** The ids of those that were removed. */
  readonly onDone: (removed: readonly string[]) => unknown
  readonly onClose: () => void
}

/** Removes the selected orders; each has its own result, and the dialog stays while some were refused. */
export const RemoveOrdersDialog = ({ orders, onDone, onClose }: Props) => {
  const [refused, setRefused] = useState<readonly string[]>()
  const { run, pending } = useCommand(orderServed.removeAll, {
    successMessage: false,
    done: (answer) => {
      const rows = (answer as { readonly rows?: readonly { id: string; outcome: string; messages?: readonly string[] }[] }).rows ?? []
      const failed = rows.filter(({ outcome }) => outcome !== 'DONE')
      const codeOf = (id: string) => orders.find((order) => order.id === id)?.code ?? id
      void onDone(rows.filter(({ outcome }) => outcome === 'DONE').map(({ id }) => id))
      if (failed.length === 0) return onClose()
      setRefused(failed.map(({ id, messages = [] }) => `${codeOf(id)}: ${messages.join(' ')}`))
    },
  })
  const send = () => run({ ids: orders.map(({ id }) => id) })
  return (
    <FormDialog
      title={orders.length === 1 ? 'Excluir 1 pedido' : `Excluir ${orders.length} pedidos`}
      accept="Excluir"
      danger
      disabled={orders.length === 0 || refused !== undefined}
      dismiss={refused ? 'Fechar' : 'Cancelar'}
      pending={pending}
      className="form-load"
      onSend={send}
      onClose={onClose}
    >
      {refused ? (
        <ul className="form-load-refused" role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p>Os pedidos excluídos saem da lista. O histórico deles é mantido.</p>
      )}
    </FormDialog>
  )
}
