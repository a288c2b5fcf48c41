import { type chosenColumns, fixedColumns, type TableSection } from '@embarca/contracts/load-search/columns.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { columnsCommands, loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead, useRead } from '../../../base/queries.ts'
import { useCommand } from '../../../base/use-command.ts'
import { ColumnChoice } from '../../../shared/columns/ColumnChoice.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Suspended } from '../../../ui/Suspended.tsx'
import { Skeleton } from '../../../ui/states.tsx'

type Chosen = (typeof chosenColumns)[number]
type Props = { readonly section: TableSection; readonly open: boolean; readonly onClose: () => void }

/** Chooses and orders the columns of a table; stored per user and table. */
export const ColumnsDialog = ({ section, open, onClose }: Props) => {
  const client = useQueryClient()
  const shown = useRead(loadSearchRoutes.columnsSet, { type: section })
  const hidden = useRead(loadSearchRoutes.columnsUnset, { type: section }, { enabled: open })
  const save = useCommand(columnsCommands.choose, {
    done: async () => {
      await Promise.all([
        refreshRead(client, loadSearchRoutes.columnsSet, { type: section }),
        refreshRead(client, loadSearchRoutes.columnsUnset, { type: section }),
      ])
      onClose()
    },
  })
  const names = (columns: NonNullable<typeof shown.data>) => columns.filter(({ flFixed }) => !flFixed).map(({ name }) => name as Chosen)
  return (
    <Dialog open={open} onClose={onClose} title="Configurar colunas" width={520}>
      {shown.data && hidden.data ? (
        <ColumnChoice
          fixed={fixedColumns}
          shown={names(shown.data)}
          hidden={names(hidden.data)}
          labelOf={(name) => loadSearchLabels.column[name as Chosen].name}
          hintOf={(name) => loadSearchLabels.column[name].hint}
          pending={save.pending}
          onSave={(fields) => save.run({ type: section, fields: [...fields] })}
          onClose={onClose}
        />
      ) : (
        <Suspended read={shown.isError ? shown : hidden} text="Falha ao buscar as colunas.">
          <Skeleton count={10} height={28} />
        </Suspended>
      )}
    </Dialog>
  )
}
