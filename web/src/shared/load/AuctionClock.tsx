import { Icon } from '../../ui/Icon.tsx'
import { useAuctionNow, useAuctionTime } from './auction-store.ts'
import { clockOf } from './auction-times.ts'
import { countdown } from './countdown.ts'
import './auction-clock.css'

const SOON = 60

/** The time left in an auction, by the server's clock, in the specified words. */
export const AuctionClock = ({ hash }: { readonly hash: string }) => {
  const clock = clockOf(useAuctionTime(hash), useAuctionNow())
  if (clock.state === 'unknown') return <span className="auction-clock waiting">...Sincronizando</span>
  if (clock.state === 'over') return <span className="auction-clock over">Terminou</span>
  return (
    <span className={clock.seconds <= SOON ? 'auction-clock num soon' : 'auction-clock num'} role="timer">
      <Icon name="stopwatch" size={14} />
      Termina em: {countdown(clock.seconds)}
    </span>
  )
}
