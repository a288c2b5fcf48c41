import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { Link } from '@tanstack/react-router'
import { fullDateTime } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { money } from '../../shared/load/measures.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** The loads that this company hired the carrier for, the latest first. */
export const CarrierLoads = ({ carrier: { id } }: CarrierTabProps) => {
  const loads = usePages(carrierRoutes.loads, { id })
  if (loads.failed)
    return <ErrorState text="Não foi possível carregar as cargas." error={loads.error} onRetry={() => void loads.refresh()} />
  if (loads.pending) return <Skeleton count={6} height={28} gap={12} />
  if (loads.items.length === 0) return <EmptyState text="Nenhuma carga com esta transportadora." icon="box" />
  return (
    <div className="scroll">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Carga</th>
            <th scope="col">Situação</th>
            <th scope="col">Trecho</th>
            <th scope="col">Coleta</th>
            <th scope="col" className="amount">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {loads.items.map(({ hashId, externalId, status, origin, destination, collectDate, freightPrice }) => (
            <tr key={hashId}>
              <td>
                <Link to="/loads/$hashId/details" params={{ hashId }}>
                  <b className="num">{externalId}</b>
                </Link>
              </td>
              <td data-label="Situação">{status}</td>
              <td data-label="Trecho">{[origin, destination].filter(Boolean).join(' → ')}</td>
              <td data-label="Coleta" className="num">
                {collectDate ? fullDateTime(collectDate) : '–'}
              </td>
              <td data-label="Valor" className="num amount">
                {freightPrice === undefined ? '–' : money(freightPrice)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {loads.more.has && (
        <Button look="quiet" pending={loads.more.loading} onClick={loads.more.load}>
          Ver mais cargas
        </Button>
      )}
    </div>
  )
}
