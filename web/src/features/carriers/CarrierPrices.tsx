import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import type { ListedLoad } from '@embarca/contracts/partnership/views.ts'
import { useRead } from '../../base/queries.ts'
import { money } from '../../shared/load/measures.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'
import { lanesOf } from './lane-prices.ts'

const LATEST = 100

/** What this company paid the carrier on each lane, among the latest loads. */
export const CarrierPrices = ({ carrier: { id } }: CarrierTabProps) => {
  const loads = useRead(carrierRoutes.loads, { id, size: LATEST })
  if (loads.isError)
    return <ErrorState text="Não foi possível carregar os preços." error={loads.error} onRetry={() => void loads.refetch()} />
  if (!loads.data) return <Skeleton count={4} height={28} gap={12} />
  const lanes = lanesOf(loads.data.list as readonly ListedLoad[])
  if (lanes.length === 0) return <EmptyState text="Nenhum preço contratado ainda." />
  return (
    <div className="scroll">
      <table className="plain-table">
        <caption className="hidden-text">Preços por trecho nas últimas {LATEST} cargas</caption>
        <thead>
          <tr>
            <th scope="col">Trecho</th>
            <th scope="col" className="amount">
              Cargas
            </th>
            <th scope="col" className="amount">
              Último
            </th>
            <th scope="col" className="amount">
              Menor
            </th>
            <th scope="col" className="amount">
              Maior
            </th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ lane, prices }) => (
            <tr key={lane}>
              <td>{lane}</td>
              <td data-label="Cargas" className="num amount">
                {prices.length}
              </td>
              <td data-label="Último" className="num amount">
                {money(prices[0]!)}
              </td>
              <td data-label="Menor" className="num amount">
                {money(Math.min(...prices))}
              </td>
              <td data-label="Maior" className="num amount">
                {money(Math.max(...prices))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
