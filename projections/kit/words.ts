import type { Event } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/moment.ts'

/** Says what a fact tells besides its name. */
export type Teller = (data: Event['data']) => string | undefined

/** Integer cents as people write money. */
export const reais = (cents: number): string => {
  const whole = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${whole},${String(cents % 100).padStart(2, '0')}`
}
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
export const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
export const moment = (at: string) => formatLocal(at).slice(0, 16)
