import type { Event } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'

/** Describes an event beyond its name. */
export type EventDescriber = (data: Event['data']) => string | undefined

/** Formats integer cents as money. */
export const reais = (cents: number): string => {
  const units = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${units},${String(cents % 100).padStart(2, '0')}`
}
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
export const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
export const formatInstant = (at: string) => formatLocal(at).slice(0, 16)
