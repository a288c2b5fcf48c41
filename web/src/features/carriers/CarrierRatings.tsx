import { Link } from '@tanstack/react-router'
import { Scorecard } from '../../shared/scorecard/Scorecard.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** How the carrier performed for this company, and what was said of it. */
export const CarrierRatings = ({ carrier: { id } }: CarrierTabProps) => (
  <>
    <Scorecard transporterId={id} />
    <p>
      <Link to="/evaluation/$entityName/$evaluationId" params={{ entityName: 'TRANSPORTER', evaluationId: id }}>
        Ver as avaliações de cada carga
      </Link>
    </p>
  </>
)
