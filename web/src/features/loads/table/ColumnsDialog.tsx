import { type chosenColumns, fixedColumns, type TableSection } from '@embarca/contracts/load-search/columns.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { columnsCommands, loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead, useRead } from '../../../base/queries.ts'
import { useCommand } from '../../../base/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Suspended } from '../../../ui/Suspended.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { ChosenColumn } from './ChosenColumn.tsx'
import { movedTo, putBefore } from './column-choice.ts'
import './columns-dialog.css'

type Chosen = (typeof chosenColumns)[number]
type Props = { readonly section: TableSection; readonly open: boolean; readonly onClose: () => void }

const Choice = ({
  section,
  shown,
  hidden,
  onClose,
}: Omit<Props, 'open'> & { readonly shown: readonly Chosen[]; readonly hidden: readonly Chosen[] }) => {
  const client = useQueryClient()
  const [list, setList] = useState(shown)
  const [dragged, setDragged] = useState<Chosen>()
  const away = [...shown, ...hidden].filter((name) => !list.includes(name))
  const save = useCommand(columnsCommands.choose, {
    done: async () => {
      await Promise.all([
        refreshRead(client, loadSearchRoutes.columnsSet, { type: section }),
        refreshRead(client, loadSearchRoutes.columnsUnset, { type: section }),
      ])
      onClose()
    },
  })
  const drop = (before: Chosen | undefined) => {
    if (dragged) setList(putBefore(list, dragged, before))
    setDragged(undefined)
  }
  const ended = () => setDragged(undefined)
  return (
    <div className="columns-choice">
      <p className="columns-help">Arraste para mudar a ordem, ou use o menu de cada coluna.</p>
      <h2>Na tabela</h2>
      <ul className="column-list" aria-label="Colunas da tabela">
        {fixedColumns.map((name) => (
          <li key={name} className="column-line kept">
            <Icon name="lock" size={14} label="Coluna fixa" />
            <span className="cut">{loadSearchLabels.column[name].name}</span>
          </li>
        ))}
        {list.map((name, at) => (
          <ChosenColumn
            key={name}
            name={name}
            first={at === 0}
            last={at === list.length - 1}
            dragged={dragged}
            onDrag={setDragged}
            onDragEnd={ended}
            onDrop={() => drop(name)}
            onMove={(by) => setList(movedTo(list, name, at + by))}
            onRemove={() => setList(list.filter((other) => other !== name))}
          />
        ))}
        <li
          className={dragged ? 'column-end open' : 'column-end'}
          aria-hidden
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(undefined)}
        />
      </ul>
      {away.length > 0 && <h2>Disponíveis</h2>}
      <ul className="column-list away" aria-label="Colunas disponíveis">
        {away.map((name) => (
          <li key={name} draggable onDragStart={() => setDragged(name)} onDragEnd={ended}>
            <Button look="quiet" icon="plus" onClick={() => setList([...list, name])} title={loadSearchLabels.column[name].hint}>
              {loadSearchLabels.column[name].name}
            </Button>
          </li>
        ))}
      </ul>
      <div className="overlay-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="primary" pending={save.pending} onClick={() => void save.run({ type: section, fields: [...list] })}>
          Salvar
        </Button>
      </div>
    </div>
  )
}

/** Chooses and orders the columns of a table; stored per user and table. */
export const ColumnsDialog = ({ section, open, onClose }: Props) => {
  const shown = useRead(loadSearchRoutes.columnsSet, { type: section })
  const hidden = useRead(loadSearchRoutes.columnsUnset, { type: section }, { enabled: open })
  const names = (columns: NonNullable<typeof shown.data>) => columns.filter(({ flFixed }) => !flFixed).map(({ name }) => name as Chosen)
  return (
    <Dialog open={open} onClose={onClose} title="Configurar colunas" width={520}>
      {shown.data && hidden.data ? (
        <Choice section={section} shown={names(shown.data)} hidden={names(hidden.data)} onClose={onClose} />
      ) : (
        <Suspended read={shown.isError ? shown : hidden} text="Falha ao buscar as colunas.">
          <Skeleton count={10} height={28} />
        </Suspended>
      )}
    </Dialog>
  )
}
