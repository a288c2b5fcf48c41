import { DEFAULT_ZONE, formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { money, moneyDifference } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { BidderMark } from './BidderMark.tsx'
import { type BidStep, biddersOf } from './bid-steps.ts'

const FEW = 6
const second = (ms: number) => formatLocal(new Date(ms).toISOString(), DEFAULT_ZONE).slice(11)

/** The bids, latest first: bidder, price, and the difference to the best bid before. */
export const BidList = ({ steps }: { readonly steps: readonly BidStep[] }) => {
  const [all, setAll] = useState(false)
  const order = biddersOf(steps).map(({ id }) => id)
  const best = steps.filter(({ leads }) => leads).at(-1)
  const latest = [...steps].reverse()
  return (
    <>
      <ol className="bid-list num" reversed>
        {(all ? latest : latest.slice(0, FEW)).map((step) => (
          <li key={step.id} className={step === best ? 'best' : ''}>
            <span className="n">{step.n}</span>
            <BidderMark index={order.indexOf(step.bidderId)} />
            <span className="cut">{step.bidder}</span>
            {step === best && <Tag>melhor lance</Tag>}
            <span className="lower">{step.lower > 0 && moneyDifference(-step.lower)}</span>
            <b>{money(step.price)}</b>
            <time dateTime={new Date(step.at).toISOString()}>{second(step.at)}</time>
          </li>
        ))}
      </ol>
      {steps.length > FEW && (
        <PlainButton className="see" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver só os últimos' : `Ver os ${steps.length} lances`}
        </PlainButton>
      )}
    </>
  )
}
