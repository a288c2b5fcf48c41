import { contracts } from './contracts.ts'
import { documents } from './documents.ts'
import { gates } from './gates.ts'
import { orders } from './orders.ts'
import { pendencies } from './pendencies.ts'
import { relations } from './relations.ts'
import type { Theme } from './theme.ts'
import { ties } from './ties.ts'
import { trips } from './trips.ts'

/** What a run may have beside loads. */
export const themes = { ties, relations, documents, trips, orders, pendencies, gates, contracts } satisfies Readonly<
  Record<string, (seed: number) => Theme>
>
export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as readonly ThemeName[]
