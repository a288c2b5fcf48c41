import { money } from '../../shared/load/measures.ts'
import { ScorecardButton } from '../../shared/scorecard/ScorecardButton.tsx'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { Permit } from './allowed.ts'
import { differenceOf, onTimeText, ratingText } from './comparison.ts'
import { PriceDifference } from './PriceDifference.tsx'
import { isAcceptable, type ProposalSummary } from './proposal-rows.ts'
import type { TalkQuestion } from './TalkDialogs.tsx'

type Props = {
  readonly row: ProposalSummary
  readonly reference: number | undefined
  /** Number of other transporters with an open offer. */
  readonly otherOffers: number
  readonly accept: Permit
  readonly mayPropose: boolean
  readonly mayRefuse: boolean
  readonly ask: (kind: TalkQuestion['kind']) => void
}

/** The current offer of this deal, and its actions. */
export const DealHead = ({ row, reference, otherOffers, accept, mayPropose, mayRefuse, ask }: Props) => {
  return (
    <section className="deal-head" aria-label="Na mesa">
      <div className="who">
        <b>{row.name}</b>
        <small className="num">
          <ScorecardButton transporterId={row.id} name={row.name}>
            avaliação {ratingText(row.rating, row.ratings)} · no prazo {onTimeText(row.onTimeShare)}
          </ScorecardButton>
          {otherOffers > 0 && ` · ${otherOffers === 1 ? 'mais 1 proposta' : `mais ${otherOffers} propostas`}`}
        </small>
        <StatusPill tone={row.tone} icon={row.icon}>
          {row.label}
        </StatusPill>
      </div>
      <dl className="num">
        {row.offer && (
          <div>
            <dt>{row.state === 'bid' ? 'Lance' : row.state === 'accepted' ? 'Valor aceito' : 'Proposta'}</dt>
            <dd>
              <b>{money(row.offer.price)}</b>
              <PriceDifference difference={differenceOf(row.offer.price, reference)} />
            </dd>
          </div>
        )}
        {row.ours && (
          <div>
            <dt>Sua contraproposta</dt>
            <dd>
              <b>{money(row.ours.price)}</b>
              <PriceDifference difference={differenceOf(row.ours.price, reference)} />
            </dd>
          </div>
        )}
      </dl>
      <div className="acts">
        {isAcceptable(row) &&
          (accept.allowed ? (
            <Button look="primary" icon="check" onClick={() => ask('accept')}>
              Aceitar
            </Button>
          ) : (
            accept.because && <BlockedButton reason={accept.because}>Aceitar</BlockedButton>
          ))}
        {mayPropose && <Button onClick={() => ask('counter')}>{row.offer ? 'Contraproposta' : 'Fazer proposta'}</Button>}
        {mayRefuse && (
          <Button look="danger" onClick={() => ask('refuse')}>
            Recusar
          </Button>
        )}
      </div>
    </section>
  )
}
