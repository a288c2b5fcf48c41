import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { money } from '../../../shared/load/measures.ts'
import { useLoadPrice } from '../../../shared/load/use-load-price.ts'
import { usePriceConfirmation } from '../../../shared/load/use-price-confirmation.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { priceMessage, pricesOf } from './price-message.ts'
import { ReasonField } from './ReasonField.tsx'
import { missingError, useChange } from './use-change.ts'

/** The prices of the load; above the shipper's limit the server requires a new approval. */
export const PriceDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [freightPrice, setFreightPrice] = useState(load.price ?? load.freightPrice)
  const [driver, setDriver] = useState(load.freightPriceDriver)
  const [toll, setToll] = useState(load.tollPrice)
  const [fee, setFee] = useState(load.feeDeliveryPrice)
  const [reason, setReason] = useState('')
  const successMessage = priceMessage(pricesOf(load), { price: freightPrice, driver, toll, fee })
  const { isSubmitted, pending, save } = useChange(loadRoutes.changePrice, changing, successMessage)
  const { judge } = useLoadPrice(load)
  // An unchanged price was judged when it was set.
  const confirmation = usePriceConfirmation(freightPrice === pricesOf(load).price ? undefined : judge(freightPrice || undefined))
  const valid = freightPrice !== undefined && freightPrice > 0 && reason.trim() !== ''
  return (
    <ChangeFrame
      title="Alterar valores"
      about={load.referenceValue ? `Referência da rota: ${money(load.referenceValue)}` : load.externalId}
      pending={pending}
      onClose={onClose}
      onSave={() =>
        save(
          valid && confirmation.pass()
            ? {
                id: load.hashId,
                freightPrice,
                reason: reason.trim(),
                ...(driver !== undefined && { freightPriceDriver: driver }),
                ...(toll !== undefined && { tollAxisPrice: toll }),
                ...(fee !== undefined && { feeDeliveryPrice: fee }),
                ...(load.referenceValue !== undefined && { referenceFreight: load.referenceValue }),
                ...confirmation.confirmed,
              }
            : undefined,
        )
      }
    >
      <MoneyField
        label="Valor do frete"
        required
        autoFocus
        value={freightPrice}
        onChange={setFreightPrice}
        error={
          missingError(isSubmitted, freightPrice) ?? (isSubmitted && freightPrice === 0 ? 'O valor deve ser maior que zero.' : undefined)
        }
      />
      {confirmation.note}
      <div className="side-by-side">
        <MoneyField label="Frete do motorista" value={driver} onChange={setDriver} />
        <MoneyField label="Vale-pedágio" value={toll} onChange={setToll} />
        <MoneyField label="Taxa de entrega" value={fee} onChange={setFee} />
      </div>
      <ReasonField value={reason} onChange={setReason} isSubmitted={isSubmitted} />
    </ChangeFrame>
  )
}
