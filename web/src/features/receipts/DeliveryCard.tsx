import { LookPill } from '../../shared/load/LookPill.tsx'
import { burden } from '../../shared/load/measures.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { cityOf, codesOf, lateBy, receiptLook, toMinute } from './receipt-texts.ts'
import type { ReviewReceipt } from './review.ts'

type Props = { readonly receipt: ReviewReceipt; readonly current: boolean; readonly onSelect: () => void; readonly onLook: () => void }

/** One delivery of the list: its place, codes, arrival time and number of pictures. */
export const DeliveryCard = ({ receipt, current, onSelect, onLook }: Props) => {
  const { shippingDestination: destination, receiptImages: images } = receipt
  const late = lateBy(receipt)
  const measure = burden(destination.weight, destination.cubage)
  return (
    <li className="delivery" aria-current={current || undefined} data-receipt={receipt.id}>
      <PlainButton className="choose" onClick={onSelect}>
        <b className="cut">{destination.place.name}</b>
        <span className="s cut">{cityOf(receipt)}</span>
        {codesOf(receipt) && <span className="s num cut">{codesOf(receipt)}</span>}
        <span className={late ? 's num late' : 's num'}>
          {receipt.arrivalDate ? toMinute(receipt.arrivalDate) : 'ainda não chegou'}
          {late && `, ${late}`}
        </span>
        <span className="s num">
          {[measure, destination.amount !== undefined && `${destination.amount} ${destination.unitType.name}`].filter(Boolean).join(' · ')}
        </span>
        <LookPill look={receiptLook(receipt)} />
      </PlainButton>
      <span className="pictures num">
        <Icon name="image" size={13} label="Anexos" />
        {images.length}
        <IconButton icon="eye" label={`Ver comprovantes de ${destination.place.name}`} onClick={onLook} />
      </span>
    </li>
  )
}
