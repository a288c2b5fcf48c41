import type { Difference } from './comparison.ts'

/** The difference to the reference value in R$ and per cent. */
export const PriceDifference = ({ difference }: { readonly difference: Difference | undefined }) =>
  difference === undefined ? (
    <span className="against none-known">sem referência</span>
  ) : (
    <span className={`against num${difference.saves ? ' saves' : difference.cents > 0 ? ' costs' : ''}`}>
      {difference.cents !== 0 && <b>{difference.text}</b>}
      <small>{difference.percent}</small>
    </span>
  )

/** The same as a bar from the middle: left is below the reference, right above. `at` ranges from −1 to 1. */
export const PriceDifferenceBar = ({ at }: { readonly at: number | undefined }) => {
  if (at === undefined) return null
  const width = `${Math.min(1, Math.abs(at)) * 50}%`
  return (
    <i className="against-bar" aria-hidden>
      <i className={at <= 0 ? 'saves' : 'costs'} style={at <= 0 ? { right: '50%', width } : { left: '50%', width }} />
    </i>
  )
}
