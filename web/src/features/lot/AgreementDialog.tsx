import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { LotAgreement } from '@embarca/contracts/lot/views.ts'
import { useLoadPrice } from '../../shared/load/use-load-price.ts'
import { usePriceConfirmation } from '../../shared/load/use-price-confirmation.tsx'
import { Confirm } from '../../ui/Confirm.tsx'

type Props = {
  readonly open: boolean
  readonly load: LoadDetails
  readonly agreement: LotAgreement
  readonly text: string
  readonly pending: boolean
  readonly onApprove: () => void
  readonly onClose: () => void
}

/** Asks before an agreement is approved; its price per part is compared with the one that the lot asks. */
export const AgreementDialog = ({ load, agreement: { transporterName, price, justification }, onApprove, ...dialog }: Props) => {
  const confirmation = usePriceConfirmation(useLoadPrice(load).judge(price))
  const approve = () => confirmation.pass() && onApprove()
  return (
    <Confirm {...dialog} title={`Aprovar ${transporterName}?`} accept="Aprovar" onAccept={approve}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          approve()
        }}
      >
        {justification && <p>Justificativa: {justification}</p>}
        {confirmation.note}
      </form>
    </Confirm>
  )
}
