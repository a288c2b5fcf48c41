import { columnsCommands } from '@embarca/contracts/load-search/routes.ts'
import { type ChosenOrderColumn, fixedOrderColumns } from '@embarca/contracts/order/columns.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { type OrderColumn, orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { ColumnChoice } from '../../shared/columns/ColumnChoice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

const namesOf = (columns: readonly OrderColumn[], shown: boolean) =>
  columns.filter(({ flFixed, flShown }) => !flFixed && flShown === shown).map(({ name }) => name as ChosenOrderColumn)

/** Chooses and orders the columns of the list of orders; stored per user. */
export const OrderColumnsDialog = ({ columns, onClose }: { readonly columns: readonly OrderColumn[]; readonly onClose: () => void }) => {
  const client = useQueryClient()
  const save = useCommand(columnsCommands.chooseOrders, {
    done: async () => {
      await refreshRead(client, orderRoutes.columns, {})
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Configurar colunas" width={520}>
      <ColumnChoice
        fixed={fixedOrderColumns}
        shown={namesOf(columns, true)}
        hidden={namesOf(columns, false)}
        labelOf={(name) => orderLabels.column[name as ChosenOrderColumn]}
        pending={save.pending}
        onSave={(fields) => save.run({ fields: [...fields] })}
        onClose={onClose}
      />
    </Dialog>
  )
}
