import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useMemo } from 'react'
import { useSession } from '../../session/session.ts'
import { AuctionClock } from '../../shared/load/AuctionClock.tsx'
import { useAuctionTime } from '../../shared/load/auction-store.ts'
import { exportLoad, reportName } from '../../shared/reports/load-reports.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AuctionFigures } from './AuctionFigures.tsx'
import { BidList } from './BidList.tsx'
import { BidReplay } from './BidReplay.tsx'
import { biddersOf, stepsOf } from './bid-steps.ts'
import { useAuction } from './use-auction.ts'
import './auction.css'

/** An auction: the time left, the current price, and its bids. */
export const AuctionPanel = ({ load, now }: { readonly load: LoadDetails; readonly now: number }) => {
  const { roles } = useSession()
  const bids = useAuction(load.hashId, allows(may.runLoads, roles))
  const time = useAuctionTime(load.hashId)
  const rules = load.terms?.auction
  const open = load.statusCode === 'NEGOTIATION'
  const steps = useMemo(() => stepsOf(bids.items, rules?.initialBid), [bids.items, rules?.initialBid])
  return (
    <section className="panel auction" aria-label="Leilão">
      <h2>
        Leilão
        {open ? <AuctionClock hash={load.hashId} /> : <span className="auction-clock over">Terminou</span>}
        <small className="num">
          {steps.length === 1 ? '1 lance' : `${steps.length} lances`} · {biddersOf(steps).length}{' '}
          {biddersOf(steps).length === 1 ? 'transportadora' : 'transportadoras'}
        </small>
        <IconButton icon="download" label={reportName('auction')} onClick={() => exportLoad('auction', load)} />
      </h2>
      <AuctionFigures load={load} steps={steps} pushed={open ? time.offerPrice : undefined} endsAt={time.endsAt} open={open} />
      {bids.pending ? (
        <Skeleton height={240} radius={8} />
      ) : bids.failed ? (
        <ErrorState text="Não foi possível ler os lances." error={bids.error} onRetry={() => void bids.refresh()} />
      ) : steps.length === 0 ? (
        <p className="none">Nenhum lance ainda.</p>
      ) : (
        <>
          <BidReplay steps={steps} initial={rules?.initialBid} reference={load.referenceValue} ends={open ? now : undefined} />
          <BidList steps={steps} />
        </>
      )}
    </section>
  )
}
