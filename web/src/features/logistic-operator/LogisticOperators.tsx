import { integer } from '@embarca/contracts/kit/numbers.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import type { LogisticOperator } from '@embarca/contracts/partnership/views.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { Link } from '@tanstack/react-router'
import { cnpj } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import '../../ui/listing.css'
import '../../shared/register/register.css'

/** The carriers that forward loads to others, with the loads that wait for them. */
export const LogisticOperators = () => {
  const read = useRead(carrierRoutes.logisticOperators, {})
  const groups = new Map(useRead(sessionRoutes.shipperGroups, {}).data?.map(({ id, name }) => [id, name]))
  const columns: readonly RegisterColumn<LogisticOperator>[] = [
    {
      id: 'name',
      header: 'Operador',
      width: 'minmax(200px, 2fr)',
      cell: ({ document }) => <small className="cut second-line num">{cnpj.show(document)}</small>,
    },
    {
      id: 'groups',
      header: 'Grupos de operação',
      width: 'minmax(140px, 1fr)',
      labelled: true,
      cell: ({ operationsGroupIds: ids }) => (ids.length ? ids.flatMap((id) => groups.get(id) ?? []).join(', ') : 'Todos'),
    },
    {
      id: 'waiting',
      header: 'Cargas aguardando',
      width: '160px',
      labelled: true,
      cell: ({ waitingLoads }) => (waitingLoads ? <Link to="/loads/logisticOperatorLoads">{integer(waitingLoads)}</Link> : 'Nenhuma'),
    },
    {
      id: 'forwarded',
      header: 'Cargas repassadas',
      width: '150px',
      labelled: true,
      cell: ({ forwardedLoads }) => (forwardedLoads ? integer(forwardedLoads) : 'Nenhuma'),
    },
  ]
  const rows = read.data ?? []
  return (
    <main className="register">
      <div className="tools">
        <h1>Operador logístico</h1>
      </div>
      <div className="listing">
        <QueryState
          what="operadores"
          pending={read.isPending}
          failed={read.isError}
          error={read.error}
          onRetry={read.refetch}
          icon="truck"
          empty={rows.length ? undefined : 'Nenhum operador logístico. Marque um nos dados de uma transportadora.'}
        >
          <RegisterTable
            label="Operador logístico"
            columns={columns}
            rows={rows}
            address={{}}
            onSort={() => {}}
            name={({ id, name }) => (
              <Link to="/transporters/$transporterId" params={{ transporterId: id }}>
                <b>{name}</b>
              </Link>
            )}
            isOff={undefined}
            actionCount={0}
            actions={() => null}
            more={undefined}
            end={rows.length === 1 ? '1 operador' : `${rows.length} operadores`}
          />
        </QueryState>
      </div>
    </main>
  )
}
