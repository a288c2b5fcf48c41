import { integer, money } from '@embarca/contracts/kit/numbers.ts'
import type { Mount } from '@embarca/contracts/mount/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { costPerTonne } from './order-sums.ts'

/** What a tonne of a formed load costs: the median price of its lane and its toll. */
export const CostPerTonne = ({ load: { orders, stops, weight, tollPrice = 0 } }: { readonly load: Mount }) => {
  const { roles } = useSession()
  const lane = { originPlaceId: orders[0]?.collectPlaceId ?? '', destinationPlaceId: stops.at(-1) ?? '' }
  const known = useRead(referenceRoutes.lane, lane, { enabled: allows(referenceRoutes.lane.may, roles) && stops.length > 0 }).data
  const cost = known?.medianPrice === undefined ? undefined : costPerTonne(known.medianPrice + tollPrice, weight)
  const basis = (loads: number) => (loads === 1 ? 'valor da última carga desta rota' : `mediana de ${integer(loads)} cargas desta rota`)
  return (
    <p className="cost-per-tonne num">
      Custo por tonelada: <b>{cost === undefined ? 'sem dados' : money(cost)}</b>
      {cost !== undefined && known && (
        <small>
          {' '}
          {basis(known.pricedLoads)}
          {tollPrice > 0 && ', mais o pedágio'}
        </small>
      )}
    </p>
  )
}
