import { omitUndefined, readText, type SearchInput } from '../../base/search-params.ts'

const LONGEST = 80

/**
 * The moment shown and the one it is compared with, by the key of `replay-moments.ts`; the defaults are the last one and the one before.
 */
export type ReplayAddress = { readonly at?: string; readonly with?: string }

export const readReplayAddress = (given: SearchInput): ReplayAddress =>
  omitUndefined({ at: readText(given['at'], LONGEST), with: readText(given['with'], LONGEST) })
