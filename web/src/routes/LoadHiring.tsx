import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { AuctionPanel } from '../features/auction/AuctionPanel.tsx'
import { LotPanel } from '../features/lot/LotPanel.tsx'
import { PartOfLot } from '../features/lot/PartOfLot.tsx'
import { HiringApproval } from '../features/negotiation/HiringApproval.tsx'
import { ProposalsPanel } from '../features/negotiation/ProposalsPanel.tsx'
import { isLot } from '../shared/load/reference.ts'

type Action = 'CloseOffer' | 'ReopenOffer' | 'UndoAcceptance' | 'ApproveHiring' | 'RefuseHiring'
type Props = {
  readonly load: LoadDetails
  readonly now: number
  readonly afterCommand: (answer: Accepted) => Promise<unknown>
  readonly start: (action: Action) => void
  readonly onDeal: (dealId: string) => void
}

/** The panels that hire a transporter for a load, depending on its way of hiring. */
export const LoadHiring = ({ load, now, afterCommand, start, onDeal }: Props) => {
  const part = load.terms?.partOf
  if (part) return <PartOfLot lotId={part.lotId} deliveryId={load.deliveryId} />
  return (
    <>
      {load.statusCode === 'WAITING_APPROVE' && <HiringApproval load={load} now={now} start={start} />}
      {isLot(load.terms) && <LotPanel load={load} now={now} afterCommand={afterCommand} />}
      {load.hiringType === 'AUCTION' && <AuctionPanel load={load} now={now} />}
      <ProposalsPanel load={load} now={now} afterCommand={afterCommand} start={start} onDeal={onDeal} />
    </>
  )
}
