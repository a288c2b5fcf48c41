import { deviationText, type GuardedPrice } from '../../shared/load/guarded-price.ts'
import type { LaunchText } from './launch-text.ts'
import { roadTimeOf } from './road-time.ts'

export type SummaryLook = '' | 'wrong' | 'unusual' | 'extreme'
export const priceLook = (guarded: GuardedPrice | undefined): SummaryLook =>
  guarded?.level === 'EXTREME' ? 'extreme' : guarded?.level === 'UNUSUAL' ? 'unusual' : ''

type Form = { readonly count: number; readonly isSubmitted: boolean; readonly text: LaunchText }

/** What the form lacks; then how far its price is from the median, and whether its delivery can be reached. */
export const summaryStatus = (
  { count, isSubmitted, text }: Form,
  guarded: GuardedPrice | undefined,
): { readonly look: SummaryLook; readonly text: string } => {
  const fields = `${count} ${count === 1 ? 'campo' : 'campos'}`
  if (count > 0) return isSubmitted ? { look: 'wrong', text: `${fields} a corrigir` } : { look: '', text: `${fields} a preencher` }
  const price = priceLook(guarded)
  if (guarded && price) return { look: price, text: `Preço ${deviationText(guarded)}` }
  const feasibility = roadTimeOf(text)?.feasibility
  if (feasibility === 'IMPOSSIBLE') return { look: 'extreme', text: 'Entrega impossível' }
  return feasibility === 'TWO_DRIVERS' ? { look: 'unusual', text: 'Só com dois motoristas' } : { look: '', text: 'Tudo certo' }
}
