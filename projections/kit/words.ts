import type { Event } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'

/** Says what a fact tells besides its name. */
export type EventDescriber = (data: Event['data']) => string | undefined

/** Integer cents as people write money. */
export const reais = (cents: number): string => {
  const units = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${units},${String(cents % 100).padStart(2, '0')}`
}
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
export const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
export const formatInstant = (at: string) => formatLocal(at).slice(0, 16)
