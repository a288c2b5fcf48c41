import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { HiringReasons } from '../../shared/load/HiringReasons.tsx'
import { money } from '../../shared/load/measures.ts'
import { useLoadPrice } from '../../shared/load/use-load-price.ts'
import { usePriceConfirmation } from '../../shared/load/use-price-confirmation.tsx'
import { Confirm } from '../../ui/Confirm.tsx'

type Props = {
  readonly open: boolean
  readonly load: LoadDetails
  readonly title: string
  readonly text: string
  readonly accept: string
  readonly pending: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** Asks before a hiring is approved: carrier, amount, how far it is from its lane, and why it needs approval. */
export const ApproveDialog = ({ load, text, pending, onAccept, ...question }: Props) => {
  const price = load.price ?? load.freightPrice
  const { judge, isLoading, approvalAbove } = useLoadPrice(load)
  const confirmation = usePriceConfirmation(judge(price), { always: !isLoading })
  const approve = () => confirmation.pass() && onAccept()
  return (
    <Confirm {...question} text={text} pending={pending || isLoading} onAccept={approve}>
      <form
        className="asking approving"
        onSubmit={(event) => {
          event.preventDefault()
          approve()
        }}
      >
        <p className="deal">
          <b>{load.transporterName ?? 'Transportadora'}</b>
          {price !== undefined && <b className="amount num">{money(price)}</b>}
        </p>
        {confirmation.note}
        {price !== undefined && <HiringReasons load={load} price={price} approvalAbove={approvalAbove} />}
      </form>
    </Confirm>
  )
}
