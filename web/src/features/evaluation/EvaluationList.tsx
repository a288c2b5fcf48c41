import { EVALUATIONS_PAGE, evaluationEntities } from '@embarca/contracts/evaluation/codes.ts'
import { evaluationLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationRoutes, type evaluationSorts } from '@embarca/contracts/evaluation/routes.ts'
import type { EvaluatedEntity } from '@embarca/contracts/evaluation/views.ts'
import { Link } from '@tanstack/react-router'
import { usePages } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { pageInput, type RegisterAddress, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { meanText } from './mean-text.ts'
import '../../ui/listing.css'
import '../../shared/register/register.css'

const columns: readonly RegisterColumn<EvaluatedEntity>[] = [
  { id: 'name', header: 'Nome', width: 'minmax(180px, 2fr)' },
  { id: 'entity', header: 'Tipo', width: '150px', cell: ({ entity }) => evaluationLabels.entity[entity] },
  { id: 'rating', header: 'Média (12 meses)', width: '160px', sortable: true, labelled: true, cell: ({ rating }) => meanText(rating) },
  { id: 'ratings', header: 'Avaliações', width: '130px', sortable: true, labelled: true, cell: ({ ratings }) => String(ratings) },
]
const options = [{ value: '', label: 'Todos' }, ...evaluationEntities.map((value) => ({ value, label: evaluationLabels.entity[value] }))]

/** What the list reads for an address: best first, ten at a time (R104). */
export const evaluationInput = (address: RegisterAddress) => {
  const { sort = '-rating', only } = address
  const entity = evaluationEntities.find((one) => one === only)
  return { ...pageInput<(typeof evaluationSorts)[number]>({ sort }, EVALUATIONS_PAGE), ...(entity && { entity }) }
}

/** Transporters and drivers that were evaluated, with their mean and how many evaluations it is of. */
export const EvaluationList = () => {
  const { address, onAddress } = useRegisterAddress()
  const query = usePages(evaluationRoutes.entities, evaluationInput(address), { keep: true })
  const { items, more, pending, failed, error, refresh } = query
  return (
    <main className="register">
      <div className="tools">
        <h1>{evaluationLabels.title}</h1>
        <SegmentedControl
          label="Filtro"
          options={options}
          value={address.only ?? ''}
          onChange={(only) => onAddress(omitUndefined({ ...address, only: only || undefined }))}
        />
      </div>
      <div className="listing">
        <QueryState
          {...{ pending, error, what: 'avaliações', failed: failed && items.length === 0, onRetry: refresh }}
          empty={items.length ? undefined : 'Nenhuma avaliação nos últimos 12 meses.'}
        >
          <RegisterTable
            label={evaluationLabels.title}
            columns={columns}
            rows={items}
            address={{ sort: '-rating', ...address }}
            onSort={(sort) => onAddress({ ...address, ...(sort && { sort }) })}
            name={({ entity, id, name }) => (
              <Link to="/evaluation/$entityName/$evaluationId" params={{ entityName: entity, evaluationId: id }}>
                <b>{name || 'Sem nome'}</b>
              </Link>
            )}
            isOff={undefined}
            actionCount={0}
            actions={() => null}
            more={more}
            end={items.length === 1 ? '1 avaliado' : `${items.length} avaliados`}
          />
        </QueryState>
      </div>
    </main>
  )
}
