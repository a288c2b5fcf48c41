import { useMemo } from 'react'
import { money } from '../../shared/load/measures.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { BidderMark } from './BidderMark.tsx'
import { bidChart } from './bid-chart.ts'
import { auctionAt, type BidStep, biddersOf } from './bid-steps.ts'
import { usePlayer } from './use-player.ts'

type Props = {
  readonly steps: readonly BidStep[]
  readonly initial: number | undefined
  readonly reference: number | undefined
  readonly ends: number | undefined
}

/** The auction bid by bid: played automatically, or moved by hand. */
export const BidReplay = ({ steps, initial, reference, ends }: Props) => {
  const ink = useInk()
  const player = usePlayer(steps.length)
  const { shown } = player
  const option = useMemo(() => bidChart({ steps, shown, initial, reference, ends, ink }), [steps, shown, initial, reference, ends, ink])
  const { last, leader } = auctionAt(steps, shown)
  return (
    <div className="replay">
      <LazyChart option={option} height={240} />
      <ul className="bidders">
        {biddersOf(steps).map(({ id, name, bids }, index) => (
          <li key={id} className={leader?.bidderId === id ? 'leads' : ''}>
            <BidderMark index={index} />
            <span className="cut">{name}</span>
            <small className="num">{bids}</small>
          </li>
        ))}
      </ul>
      <div className="player">
        <IconButton
          icon={player.playing ? 'pause' : 'play'}
          label={player.playing ? 'Pausar' : 'Rever lance a lance'}
          className="framed"
          onClick={player.toggle}
        />
        {/* A plain input: PrimeReact's Slider says a bare number where this says the bid. */}
        <input
          type="range"
          min={1}
          max={Math.max(1, steps.length)}
          value={Math.max(1, shown)}
          aria-label="Lance"
          aria-valuetext={last && `Lance ${last.n}, ${last.bidder}, ${money(last.price)}`}
          onChange={({ target }) => player.seek(Number(target.value))}
        />
        <span className="num told">
          <b>
            {shown} de {steps.length}
          </b>
          {last && (
            <span className="cut">
              {' '}
              {last.bidder}, {money(last.price)}
            </span>
          )}
        </span>
      </div>
    </div>
  )
}
