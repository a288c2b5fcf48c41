import { money } from '@embarca/contracts/kit/numbers.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterDealCommands, type transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect, useState } from 'react'
import { clockOffset } from '../../base/server-clock.ts'
import { useCommand } from '../../base/use-command.ts'
import { countdown } from '../../shared/load/countdown.ts'
import { Button } from '../../ui/Button.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'

type Running = NonNullable<OutputOf<typeof transporterDealRoutes.deal>['auction']>

/** Seconds left by the server's clock: this device's, less what it is ahead. */
const useSecondsLeft = (endsAt: string | undefined) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return endsAt === undefined ? undefined : (Date.parse(endsAt) - (now - (clockOffset() ?? 0))) / 1_000
}

type Props = { readonly id: string; readonly auction: Running | undefined; readonly onDone: () => unknown }

/** The auction as this carrier sees it: the price now, whether it leads, and the next bid, ready to send. */
export const Auction = ({ id, auction, onDone }: Props) => {
  const [price, setPrice] = useState<number>()
  const left = useSecondsLeft(auction?.endsAt)
  const bid = useCommand(transporterDealCommands.bid, {
    successMessage: 'Lance enviado.',
    done: () => {
      setPrice(undefined)
      return onDone()
    },
    failed: () => void onDone(),
  })
  if (!auction || left === undefined) return <p role="status">...Sincronizando</p>
  const offered = price ?? auction.nextBid
  return (
    <section className="road-card" aria-label="Leilão">
      <div className="road-head">
        <b>{auction.offerPrice === undefined ? 'Sem lances' : `Melhor lance ${money(auction.offerPrice)}`}</b>
        <span className="num" role="timer">
          {left > 0 ? `Termina em: ${countdown(left)}` : 'Terminou'}
        </span>
      </div>
      {auction.mine && <p>O melhor lance é seu.</p>}
      {left > 0 && (
        <>
          <MoneyField label="Seu lance" value={offered} onChange={setPrice} />
          <Button look="primary" size="gate" icon="hammer" pending={bid.pending} onClick={() => void bid.run({ id, price: offered })}>
            Dar lance de {money(offered)}
          </Button>
        </>
      )}
    </section>
  )
}
