import { dashboardRoutes } from '@embarca/contracts/dashboard/routes.ts'
import { useSession } from '../../app/session/session.ts'
import { type Change, type IndicatorAddress, indicatorQuery } from '../../lib/indicators/address.ts'
import { IndicatorFilters } from '../../lib/indicators/IndicatorFilters.tsx'
import { LoadSums } from '../../lib/indicators/LoadSums.tsx'
import { fullMoment } from '../../lib/load/moments.ts'
import { useRead } from '../../lib/pages.ts'
import { Awaited } from '../../ui/Awaited.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Widgets } from './Widgets.tsx'
import './dashboard.css'

type Props = { readonly address: IndicatorAddress; readonly onAddress: (change: Change<IndicatorAddress>) => void }

/** How the loads of a period do, at a glance; every number leads to what it counts. */
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
        <Awaited read={read} text="Falha ao calcular os indicadores.">
          <Skeleton height={92} radius={10} />
        </Awaited>
      )}
      <Widgets address={address} />
      {data && (
        <p className="as-of num">
          Cargas lançadas de {data.startDate} a {data.endDate} e, no OTIF, entregas previstas nesses dias, como estavam em{' '}
          {fullMoment(data.asOf)}.
        </p>
      )}
    </main>
  )
}
