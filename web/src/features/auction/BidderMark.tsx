import { lookOf } from './bid-chart.ts'

/** The symbol and the letter of a bidder, as the chart draws them. */
export const BidderMark = ({ index }: { readonly index: number }) => {
  const { hue, symbol, letter } = lookOf(index)
  return (
    <span className="bidder-mark" aria-hidden>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden style={{ fill: `var(--${hue})` }}>
        {symbol === 'circle' && <circle cx="6" cy="6" r="5" />}
        {symbol === 'rect' && <rect x="1.500" y="1.500" width="9" height="9" />}
        {symbol === 'triangle' && <path d="M6 1l5.500 10H.5z" />}
        {symbol === 'diamond' && <path d="M6 0l6 6-6 6-6-6z" />}
      </svg>
      <small>{letter}</small>
    </span>
  )
}
