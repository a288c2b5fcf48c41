import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { transporterDealCommands, transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect, useState } from 'react'
import { call } from '../../base/api.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { go } from '../address.ts'
import { Confirm, ReasonDialog } from '../late-dialogs.tsx'
import { Auction } from './Auction.tsx'
import { LotPart } from './LotPart.tsx'
import { OfferSummary } from './OfferCard.tsx'
import { OfferTalk } from './OfferTalk.tsx'
import { useOperates } from './operates.ts'
import { ProposalForm } from './ProposalForm.tsx'

const OPEN: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED']

/** One offer with everything that may be answered to it: accept, bid, propose, counter, part of a lot, decline, talk. */
export const OfferPage = ({ id }: { readonly id: string }) => {
  const { data: offer, error, refetch } = useRead(transporterRoutes.load, { id }, { every: 15_000 })
  // There is none before this carrier has answered.
  const { data: deal, refetch: rereadDeal } = useRead(transporterDealRoutes.deal, { id }, { every: 5_000 })
  const operates = useOperates()
  const [asking, setAsking] = useState<'accept' | 'decline'>()
  const reread = async () => {
    setAsking(undefined)
    await Promise.all([refetch(), rereadDeal()])
  }
  const accept = useCommand(transporterLoadCommands.accept, { successMessage: 'Oferta aceita.', done: reread })
  const decline = useCommand(transporterDealCommands.decline, { successMessage: 'Oferta recusada.', done: () => go('/carrier') })
  const isNew = operates && offer?.mine === 'NONE' && OPEN.includes(offer.status)
  useEffect(() => {
    if (isNew) void call(transporterDealCommands.see, { id }).catch(() => {})
  }, [isNew, id])

  if (!offer)
    return error ? (
      <ErrorState text="Esta oferta não está mais disponível." error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={150} count={2} gap={16} />
    )
  const isOpen = operates && OPEN.includes(offer.status) && offer.mine !== 'ASSIGNED' && offer.mine !== 'DECLINED'
  const isLot = offer.deliveryType === 'LOT'
  const mayAccept = isOpen && offer.hiringType === 'NORMAL' && !isLot && offer.mine !== 'ACCEPTED'
  const price = offer.freightPrice
  return (
    <>
      <section className="road-card">
        <OfferSummary offer={offer} />
      </section>
      {mayAccept && (
        <Button look="primary" size="gate" icon="check" onClick={() => setAsking('accept')}>
          Aceitar
        </Button>
      )}
      {isOpen && offer.hiringType === 'AUCTION' && <Auction id={id} auction={deal?.auction} onDone={reread} />}
      {isLot && <LotPart id={id} isOpen={isOpen} />}
      {isOpen && offer.hiringType !== 'AUCTION' && (
        <ProposalForm
          id={id}
          isLot={isLot}
          isSecond={mayAccept || isLot}
          standing={deal?.shipperProposal}
          own={deal?.transporterProposal}
          onDone={reread}
        />
      )}
      {deal && <OfferTalk id={id} items={deal.items} unread={deal.unread ?? 0} onSent={rereadDeal} />}
      {isOpen && (
        <Button size="gate" look="danger" onClick={() => setAsking('decline')}>
          Recusar oferta
        </Button>
      )}
      <Confirm
        open={asking === 'accept'}
        title={`Aceitar ${offer.externalId}?`}
        accept={price === undefined ? 'Aceitar' : `Aceitar por ${money(price)}`}
        pending={accept.pending}
        onAccept={() => void accept.run({ id })}
        onClose={() => setAsking(undefined)}
      />
      <ReasonDialog
        open={asking === 'decline'}
        title="Recusar oferta"
        text="O embarcador verá o motivo."
        label="Motivo"
        accept="Recusar"
        danger
        pending={decline.pending}
        onReason={(reason) => void decline.run({ id, reason })}
        onClose={() => setAsking(undefined)}
      />
    </>
  )
}
