import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { noAmounts, plus } from '@embarca/contracts/order/amounts.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'

export type OrderSums = ReturnType<typeof sumsOf>
/** What orders weigh, fill and are worth together: what remains of each. */
export const sumsOf = (orders: readonly OrderView[]) => orders.map(({ remaining }) => remaining).reduce(plus, noAmounts)

/** `8.400 kg · 32 m³ · R$ 120.000,00`, without what is nothing. */
export const sumsText = ({ weight, cubage, value }: OrderSums): string =>
  [weight > 0 && weightText(weight), cubage > 0 && cubageText(cubage), value > 0 && money(value)].filter(Boolean).join(' · ')

const TONNE = 1_000
/** Cents for each tonne of a weight in kilograms, half up; undefined: nothing was weighed. */
export const costPerTonne = (cents: number, kilograms: number): number | undefined =>
  kilograms > 0 ? Math.round((cents * TONNE) / kilograms) : undefined
