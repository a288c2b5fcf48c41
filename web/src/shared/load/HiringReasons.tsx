import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useRead } from '../../base/queries.ts'
import { against, money } from './measures.ts'
import './hiring-reasons.css'

/** Why a hiring needs approval. */
const approvalReasons = (load: LoadDetails, price: number, approvalAbove: number | undefined): readonly string[] => {
  const reasons = [
    approvalAbove !== undefined && price > approvalAbove && `acima do limite de ${money(approvalAbove)}`,
    load.referenceValue &&
      price > load.referenceValue &&
      `${against(price, load.referenceValue)} da referência de ${money(load.referenceValue)}`,
  ].filter((reason): reason is string => typeof reason === 'string')
  return reasons.length > 0 ? reasons : ['o perfil da carga pede']
}

/** The justification that the acceptance was given, and its author; a closed price is accepted without. */
const useJustification = ({ hashId: id, transporterId = '', hiringType }: LoadDetails) => {
  const deal = useRead(negotiationRoutes.deal, { id, dealId: transporterId }, { enabled: transporterId !== '' && hiringType !== 'NORMAL' })
  return deal.data?.items.findLast(({ kind }) => kind === 'ACCEPTANCE')
}

type Props = { readonly load: LoadDetails; readonly price: number; readonly approvalAbove: number | undefined }
/** Why this hiring waits for approval, and the reason its acceptance was given. */
export const HiringReasons = ({ load, price, approvalAbove }: Props) => {
  const acceptance = useJustification(load)
  return (
    <dl className="hiring-reasons num">
      <dt>Aprovação</dt>
      <dd>{approvalReasons(load, price, approvalAbove).join(' · ')}</dd>
      <dt>Justificativa</dt>
      <dd>{acceptance?.text ? `${acceptance.text} (${acceptance.who})` : 'nenhuma'}</dd>
    </dl>
  )
}
