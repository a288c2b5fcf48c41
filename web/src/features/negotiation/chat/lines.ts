import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import { money } from '../../../shared/load/measures.ts'

type Line = { readonly id: string; readonly date: string; readonly item: DealItem }
/** A bubble of one side, or a neutral line between the bubbles. */
export type ChatLine =
  | (Line & { readonly kind: 'said'; readonly side: 'ours' | 'theirs' })
  | (Line & { readonly kind: 'event'; readonly text: string })

const events: Partial<Record<DealItem['kind'], (item: DealItem) => string>> = {
  CLOSED: () => 'Negociação fechada',
  REOPENED: () => 'Negociação reaberta',
  ACCEPTANCE: ({ value }) => (value === undefined ? 'Proposta aceita' : `Proposta de ${money(value)} aceita`),
  RELEASE: () => 'Aceite desfeito',
  REFUSAL: ({ agent, value }) =>
    `${agent === 'SHIPPER' ? 'Proposta recusada' : 'A transportadora recusou a sua proposta'}${value === undefined ? '' : `, ${money(value)}`}`,
}

/** The lines of the chat: messages and prices as bubbles, decisions as neutral lines. */
export const chatLines = (items: readonly DealItem[]): readonly ChatLine[] =>
  items.map((item) => {
    const event = events[item.kind]
    const line = { id: item.id, date: item.date, item }
    if (event) return { ...line, kind: 'event', text: event(item) }
    return { ...line, kind: 'said', side: item.agent === 'SHIPPER' ? 'ours' : 'theirs' }
  })
