import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { groupCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { cnpj } from '../../base/masks.ts'
import { refreshRead, usePages, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import '../../ui/listing.css'
import '../../shared/register/register.css'

const ROWS = 50
const columns = [
  { id: 'name', header: 'Transportadora', width: 'minmax(200px, 2fr)' },
  { id: 'document', header: 'CNPJ', width: '170px' },
  { id: 'city', header: 'Cidade', width: 'minmax(120px, 1fr)' },
] as const
const which = [
  { value: 'in', label: 'No grupo' },
  { value: 'out', label: 'Fora do grupo' },
] as const

/** The members of a group of carriers, and the carriers that may join it. */
export const GroupPage = () => {
  const { id = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { roles } = useSession()
  const [side, setSide] = useState<'in' | 'out'>('in')
  const [text, setText] = useState('')
  const [renames, setRenames] = useState(false)
  const groups = useRead(referenceRoutes.groups, { size: 100 })
  const group = groups.data?.list.find((one) => one.id === id)
  const members = usePages(carrierRoutes.members, { id, bind: side === 'in', size: ROWS, ...(text && { text }) }, { keep: true })
  const done = () => Promise.all([refreshRead(client, carrierRoutes.members), refreshRead(client, referenceRoutes.groups)])
  const joins = useCommand(groupCommands.addMembers, { done })
  const leaves = useCommand(groupCommands.removeMembers, { done })
  const may = allows(groupCommands.addMembers.may, roles)
  const name = group?.name ?? 'Grupo'
  const { length } = members.items
  return (
    <main className="register">
      <div className="tools">
        <Link to="/groups" aria-label="Grupos de transporte">
          <Icon name="left" size={14} />
        </Link>
        <h1>{name}</h1>
        <SearchBox placeholder="Buscar transportadoras" value={text} onSubmit={setText} />
        <SegmentedControl label="Quais transportadoras" options={which} value={side} onChange={setSide} />
        {may && group && (
          <Button icon="pencil" onClick={() => setRenames(true)}>
            Renomear
          </Button>
        )}
      </div>
      <div className="listing">
        <QueryState
          what="transportadoras"
          pending={members.pending}
          failed={members.failed && length === 0}
          error={members.error}
          onRetry={members.refresh}
          icon="truck"
          empty={
            length
              ? undefined
              : text
                ? 'Nenhuma transportadora encontrada.'
                : side === 'in'
                  ? 'Nenhuma transportadora neste grupo.'
                  : 'Todas as transportadoras estão neste grupo.'
          }
        >
          <RegisterTable
            label={name}
            columns={columns.map((column) => ({
              ...column,
              cell: (row: (typeof members.items)[number]) =>
                column.id === 'document'
                  ? cnpj.show(row.document)
                  : column.id === 'city'
                    ? [row.city, row.state].filter(Boolean).join(', ')
                    : undefined,
            }))}
            rows={members.items}
            address={{}}
            onSort={() => {}}
            name={(row) => (
              <Link to="/transporters/$transporterId" params={{ transporterId: row.id }}>
                <b>{row.name}</b>
              </Link>
            )}
            isOff={undefined}
            actionCount={may ? 1 : 0}
            actions={(row) =>
              side === 'in' ? (
                <IconButton
                  icon="minus"
                  label={`Tirar ${row.name} do grupo`}
                  onClick={() => void leaves.run({ id, transporterIds: [row.id] })}
                />
              ) : (
                <IconButton
                  icon="plus"
                  label={`Incluir ${row.name} no grupo`}
                  onClick={() => void joins.run({ id, transporterIds: [row.id] })}
                />
              )
            }
            more={members.more}
            end={length === 1 ? '1 transportadora' : `${length} transportadoras`}
          />
        </QueryState>
      </div>
      {renames && group && <RenameDialog group={group} onClose={() => setRenames(false)} />}
    </main>
  )
}
