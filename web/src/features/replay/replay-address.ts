import { type Given, known, words } from '../../lib/address.ts'

const LONGEST = 80

/** The moment that is shown and the one it is compared with, each by the key of `moments.ts`: without them, the last and the one before. */
export type ReplayAddress = { readonly at?: string; readonly with?: string }

export const readReplayAddress = (given: Given): ReplayAddress =>
  known({ at: words(given['at'], LONGEST), with: words(given['with'], LONGEST) })
