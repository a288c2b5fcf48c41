import { FEWEST_PRICES } from '@embarca/contracts/load/price-guard.ts'
import { NOTHING } from '../../base/texts.ts'
import type { GuardedPrice } from '../../shared/load/guarded-price.ts'
import { against, kilometres, money } from '../../shared/load/measures.ts'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { costOf } from './cost.ts'
import { isLot } from './launch-text.ts'
import { PriceRange } from './PriceRange.tsx'
import { priceLook, summaryStatus } from './summary-status.ts'
import type { Lane } from './use-lane.ts'
import type { LaunchFormState } from './use-launch.ts'

type Props = {
  readonly form: LaunchFormState
  readonly lane: Lane | undefined
  readonly guarded: GuardedPrice | undefined
  readonly onSubmit: () => void
}

/** The offered price next to the expected cost, the number of errors, and the buttons to launch or save. */
export const CostSidebar = ({ form, lane, guarded, onSubmit }: Props) => {
  const { text } = form
  const status = summaryStatus(form, guarded)
  const { label, price, extras } = costOf(text, form.byBurden)
  const reference = parseMoney(text.referenceValue)
  const distance = parseNumber(text.distance)
  const median = isLot(text) ? undefined : lane?.medianPrice
  return (
    <aside aria-label="Resumo">
      <h2>Quanto deve custar</h2>
      <dl className="num">
        <dt>Distância</dt>
        <dd>{distance ? kilometres(distance) : NOTHING}</dd>
        <dt>Mediana da rota</dt>
        <dd>{median === undefined ? NOTHING : money(median)}</dd>
        <dt>Por quilômetro</dt>
        <dd>{price && distance ? money(Math.round(price / distance)) : NOTHING}</dd>
        <dt>Pedágio e taxas</dt>
        <dd>{extras > 0 ? money(extras) : NOTHING}</dd>
        <dt className="sum">{label}</dt>
        <dd className="sum">{price ? money(price + extras) : NOTHING}</dd>
      </dl>
      <div className="wide">
        {price && (median ?? reference) ? <PriceRange price={price} reference={(median ?? reference)!} look={priceLook(guarded)} /> : null}
        {lane && (
          <p className="aside-note">
            {lane.loads === 0 ? 'Primeira carga nesta rota.' : `${lane.loads} ${lane.loads === 1 ? 'carga' : 'cargas'} nesta rota.`}
            {lane.loads > 0 && median !== undefined && lane.pricedLoads < FEWEST_PRICES ? ' Poucos preços para comparar.' : ''}
            {price && reference && priceLook(guarded) === '' ? ` Sua oferta: ${against(price, reference)} da referência.` : ''}
          </p>
        )}
      </div>
      <div className="go">
        {!form.edits && (
          <Button size="big" pending={form.saving} onClick={() => void form.saveDraft(true)}>
            Rascunho
          </Button>
        )}
        <Button size="big" look="primary" pending={form.pending} onClick={onSubmit}>
          {form.edits ? 'Salvar alterações' : text.scheduled ? 'Agendar frete' : 'Lançar frete'}
        </Button>
      </div>
      <p className={`aside-note ${status.look}`} role="status">
        {(status.look === 'extreme' || status.look === 'unusual') && <Icon name="warning" size={14} />}
        {status.text}
        <span className="keys">
          {status.look === '' || status.look === 'wrong' ? ' · ' : ' '}
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> {form.edits ? 'salva' : 'lança'}
        </span>
      </p>
    </aside>
  )
}
