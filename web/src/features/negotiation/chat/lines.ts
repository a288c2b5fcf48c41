import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import { money } from '../../../lib/load/measures.ts'

/** A bubble of one side, or a quiet line between them. */
export type ChatLine =
  | { readonly kind: 'said'; readonly side: 'ours' | 'theirs'; readonly item: DealItem }
  | { readonly kind: 'event'; readonly item: DealItem; readonly text: string }

const events: Partial<Record<DealItem['kind'], (item: DealItem) => string>> = {
  CLOSED: () => 'Negociação fechada',
  REOPENED: () => 'Negociação reaberta',
  ACCEPTANCE: ({ value }) => (value === undefined ? 'Proposta aceita' : `Proposta de ${money(value)} aceita`),
  RELEASE: () => 'Aceite desfeito',
  REFUSAL: ({ agent, value }) =>
    `${agent === 'SHIPPER' ? 'Proposta recusada' : 'A transportadora recusou a sua proposta'}${value === undefined ? '' : `, ${money(value)}`}`,
}

/** The talk of a deal as it is shown: words and prices as bubbles, what was decided between them. */
export const chatLines = (items: readonly DealItem[]): readonly ChatLine[] =>
  items.map((item) => {
    const event = events[item.kind]
    if (event) return { kind: 'event', item, text: event(item) }
    return { kind: 'said', side: item.agent === 'SHIPPER' ? 'ours' : 'theirs', item }
  })

/** Whether a day begins with this line, so that it is said once. */
export const beginsDay = (dayOf: (iso: string) => string, items: readonly { readonly date: string }[], index: number): boolean => {
  const [before, now] = [items[index - 1], items[index]]
  return now !== undefined && (before === undefined || dayOf(before.date) !== dayOf(now.date))
}
