import { DEFAULT_ZONE, formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { money, percent } from '@embarca/contracts/kit/numbers.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { highestNextBid } from '@embarca/contracts/negotiation/bids.ts'
import type { ReactNode } from 'react'
import { NOTHING } from '../../base/texts.ts'
import type { BidStep } from './bid-steps.ts'

type Props = {
  readonly load: LoadDetails
  readonly steps: readonly BidStep[]
  /** The latest price that the server pushed. */
  readonly pushed: number | undefined
  readonly endsAt: string | undefined
  readonly open: boolean
}

const Figure = ({ name, children, note }: { readonly name: string; readonly children: ReactNode; readonly note?: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {note && <dd className="beside">{note}</dd>}
  </div>
)

const against = (price: number, from: number, label: string) =>
  `${price === from ? 'igual' : `${percent((Math.abs(from - price) / from) * 100)} ${price < from ? 'abaixo' : 'acima'}`} ${label}`

/** The end after extensions by late bids; undefined while it is still the end set at launch. */
const extendedTo = (deadline: string | undefined, endsAt: string | undefined) =>
  deadline !== undefined && endsAt !== undefined && Date.parse(endsAt) - Date.parse(deadline) > 1_000
    ? formatLocal(endsAt, DEFAULT_ZONE).slice(11)
    : undefined

/** The current price of the auction, what it saved, and what its rules require of the next bid. */
export const AuctionFigures = ({ load, steps, pushed, endsAt, open }: Props) => {
  const rules = load.terms?.auction
  const leadingBid = steps.filter(({ leads }) => leads).at(-1)
  const best = pushed !== undefined && steps.length > 0 ? Math.min(pushed, leadingBid?.price ?? pushed) : (leadingBid?.price ?? pushed)
  const initial = rules?.initialBid
  const next =
    open && initial !== undefined
      ? highestNextBid({ initialBid: initial, reductionPercentage: rules?.reductionPercentage ?? 0 }, leadingBid && best)
      : undefined
  const extended = extendedTo(load.deadline, endsAt)
  return (
    <dl className="figures num" aria-live="polite">
      <Figure
        name={open ? 'Valor da oferta' : 'Melhor lance'}
        note={best !== undefined && load.referenceValue ? against(best, load.referenceValue, 'da referência') : undefined}
      >
        <b>{best === undefined ? (initial === undefined ? NOTHING : money(initial)) : money(best)}</b>
      </Figure>
      {initial !== undefined && best !== undefined && leadingBid && (
        <Figure name="Ganho no leilão" note={against(best, initial, 'do inicial')}>
          {money(Math.max(0, initial - best))}
        </Figure>
      )}
      {next !== undefined && next > 0 && (
        <Figure
          name="Próximo lance até"
          note={rules?.reductionPercentage ? `redução mínima de ${percent(rules.reductionPercentage)}` : undefined}
        >
          {money(next)}
        </Figure>
      )}
      {rules?.extension !== undefined && (
        <Figure name="Prorrogação" note={extended ? `prorrogado até ${extended}` : 'depois de um lance no fim'}>
          {rules.extension} min
        </Figure>
      )}
    </dl>
  )
}
