import { integer } from '@embarca/contracts/kit/numbers.ts'
import { EmptyState } from '../../ui/states.tsx'
import { ratingText } from './carrier-columns.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** How this company rated the carrier's loads. */
export const CarrierRatings = ({ carrier }: CarrierTabProps) => {
  const text = ratingText(carrier)
  if (text === undefined) return <EmptyState text="Nenhuma carga avaliada ainda." icon="check-circle" />
  return (
    <dl className="facts">
      <div>
        <dt>Média</dt>
        <dd>{text}</dd>
      </div>
      <div>
        <dt>Cargas contratadas</dt>
        <dd>{integer(carrier.shippingAmount)}</dd>
      </div>
    </dl>
  )
}
