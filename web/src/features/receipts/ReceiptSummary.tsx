import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import { NOTHING } from '../../base/texts.ts'
import { burden } from '../../shared/load/measures.ts'
import { IconButton } from '../../ui/Button.tsx'
import { lateBy, toMinute } from './receipt-texts.ts'
import type { ReviewReceipt } from './review.ts'

type Props = {
  readonly receipt: ReviewReceipt
  readonly mayEdit: boolean
  readonly onEditArrival: () => void
  readonly onResetArrival: () => void
}

const reasonName = (id: string | undefined) => onTimeReasons.find((reason) => reason.id === id)?.name

/** The details of one delivery, with actual and expected arrival. */
export const ReceiptSummary = ({ receipt, mayEdit, onEditArrival, onResetArrival }: Props) => {
  const { shippingDestination: destination } = receipt
  const late = lateBy(receipt)
  const measure = burden(destination.weight, destination.cubage)
  const reason = reasonName(receipt.onTimeReasonId)
  return (
    <dl className="receipt-summary num">
      <dt>Previsto</dt>
      <dd>{toMinute(destination.deliveryExpectedDate)}</dd>
      <dt>Chegada</dt>
      <dd className={late ? 'late' : ''}>
        {toMinute(receipt.arrivalDate) ?? NOTHING}
        {mayEdit && receipt.arrivalDate && (
          <>
            <IconButton icon="pencil" label="Alterar a data de chegada" onClick={onEditArrival} />
            {receipt.resettable && receipt.late && (
              <IconButton icon="undo" label="Redefinir para a data prevista" onClick={onResetArrival} />
            )}
          </>
        )}
      </dd>
      {late && (
        <>
          <dt>Atraso</dt>
          <dd className="late">{late.replace(' depois', '')}</dd>
        </>
      )}
      {receipt.status === 'APPROVED' && receipt.onTime !== undefined && (
        <>
          <dt>No prazo</dt>
          <dd>{receipt.onTime ? 'Sim' : reason ? `Não · ${reason}` : 'Não'}</dd>
        </>
      )}
      {receipt.reason && (
        <>
          <dt>Motivo da recusa</dt>
          <dd>{receipt.reason}</dd>
        </>
      )}
      <dt>Endereço</dt>
      <dd>
        {destination.place.address.street}, {destination.place.address.city}, {destination.place.address.state}
      </dd>
      <dt>Produto</dt>
      <dd>
        {[destination.productType.name, measure, destination.amount !== undefined && `${destination.amount} ${destination.unitType.name}`]
          .filter(Boolean)
          .join(' · ') || NOTHING}
      </dd>
      {receipt.observation && (
        <>
          <dt>Observação</dt>
          <dd>{receipt.observation}</dd>
        </>
      )}
    </dl>
  )
}
