import { money } from '../../shared/load/measures.ts'

const SPREAD = 0.25
const at = (value: number, reference: number) => Math.max(2, Math.min(98, 50 + ((value - reference) / reference / SPREAD) * 50))

/** The offered price on a scale from 25 % below to 25 % above the reference. */
export const PriceRange = ({ price, reference, look }: { readonly price: number; readonly reference: number; readonly look: string }) => (
  <figure className={`range-of ${look}`}>
    <div className="range" role="img" aria-label={`${money(price)}, referência ${money(reference)}`}>
      <div className="band" />
      <i style={{ left: '50%' }} />
      <i className="you" style={{ left: `${at(price, reference)}%` }} />
    </div>
    <figcaption className="aside-note num">
      {money(reference)} mediana · <b>{money(price)} você</b>
    </figcaption>
  </figure>
)
