import type { Event } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'

/** Describes an event beyond its name. */
export type EventDescriber = (data: Event['data']) => string | undefined

/** Formats integer cents as money, with the plain space that lines of history have always had. */
export const reais = (cents: number): string => money(cents).replaceAll('\u00a0', ' ')
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
export const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
export const formatInstant = (at: string) => formatLocal(at).slice(0, 16)
