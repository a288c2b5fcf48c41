import { dashboardRoutes } from '@embarca/contracts/dashboard/routes.ts'
import { fullDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { type AddressPatch, type IndicatorAddress, indicatorQuery } from '../../shared/indicators/address.ts'
import { IndicatorFilters } from '../../shared/indicators/IndicatorFilters.tsx'
import { LoadSums } from '../../shared/indicators/LoadSums.tsx'
import { Suspended } from '../../ui/Suspended.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Widgets } from './Widgets.tsx'
import './dashboard.css'

type Props = { readonly address: IndicatorAddress; readonly onAddress: (change: AddressPatch<IndicatorAddress>) => void }

/** Charts of the loads of a period; every number links to the loads it counts. */
export const Dashboard = ({ address, onAddress }: Props) => {
  const read = useRead(dashboardRoutes.general, indicatorQuery(address), { keep: true })
  const { data } = read
  return (
    <main className="dashboard">
      <h1>Gráficos</h1>
      <IndicatorFilters asker={useSession()} address={address} onAddress={onAddress} period={data} choices={data?.choices} />
      {data ? (
        <LoadSums sums={data.sums} />
      ) : (
        <Suspended read={read} text="Falha ao calcular os indicadores.">
          <Skeleton height={92} radius={10} />
        </Suspended>
      )}
      <Widgets address={address} />
      {data && (
        <p className="as-of num">
          Cargas lançadas de {data.startDate} a {data.endDate} e, no OTIF, entregas previstas nesses dias, como estavam em{' '}
          {fullDateTime(data.asOf)}.
        </p>
      )}
    </main>
  )
}
