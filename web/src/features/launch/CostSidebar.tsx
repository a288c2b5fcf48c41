import { against, kilometres, money } from '../../shared/load/measures.ts'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { Button } from '../../ui/Button.tsx'
import { costOf } from './cost.ts'
import { isLot } from './launch-text.ts'
import { PriceRange } from './PriceRange.tsx'
import type { Lane } from './use-lane.ts'
import type { LaunchFormState } from './use-launch.ts'

/** The offered price next to the expected cost, the number of errors, and the buttons to launch or save. */
export const CostSidebar = ({ form, lane }: { readonly form: LaunchFormState; readonly lane: Lane | undefined }) => {
  const { text, count } = form
  const { label, price, extras } = costOf(text, form.byBurden)
  const reference = parseMoney(text.referenceValue)
  const distance = parseNumber(text.distance)
  const median = isLot(text) ? undefined : lane?.medianPrice
  return (
    <aside aria-label="Resumo">
      <h2>Quanto deve custar</h2>
      <dl className="num">
        <dt>Distância</dt>
        <dd>{distance ? kilometres(distance) : '–'}</dd>
        <dt>Mediana da rota</dt>
        <dd>{median === undefined ? '–' : money(median)}</dd>
        <dt>Por quilômetro</dt>
        <dd>{price && distance ? money(Math.round(price / distance)) : '–'}</dd>
        <dt>Pedágio e taxas</dt>
        <dd>{extras > 0 ? money(extras) : '–'}</dd>
        <dt className="sum">{label}</dt>
        <dd className="sum">{price ? money(price + extras) : '–'}</dd>
      </dl>
      <div className="wide">
        {price && (median ?? reference) ? <PriceRange price={price} reference={(median ?? reference)!} /> : null}
        {lane && (
          <p className="aside-note">
            {lane.loads === 0 ? 'Primeira carga nesta rota.' : `${lane.loads} ${lane.loads === 1 ? 'carga' : 'cargas'} nesta rota.`}
            {price && reference ? ` Sua oferta: ${against(price, reference)} da referência.` : ''}
          </p>
        )}
      </div>
      <div className="go">
        {!form.edits && (
          <Button size="big" pending={form.saving} onClick={() => void form.saveDraft(true)}>
            Rascunho
          </Button>
        )}
        <Button size="big" look="primary" pending={form.pending} onClick={() => void form.submit()}>
          {form.edits ? 'Salvar alterações' : text.scheduled ? 'Agendar frete' : 'Lançar frete'}
        </Button>
      </div>
      <p className={form.isSubmitted && count > 0 ? 'aside-note wrong' : 'aside-note'} role="status">
        {count === 0 ? 'Tudo certo' : `${count} ${count === 1 ? 'campo' : 'campos'} a ${form.isSubmitted ? 'corrigir' : 'preencher'}`}
        <span className="keys">
          {' '}
          · <kbd>Ctrl</kbd> <kbd>Enter</kbd> {form.edits ? 'salva' : 'lança'}
        </span>
      </p>
    </aside>
  )
}
