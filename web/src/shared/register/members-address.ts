import { MAX_NAME_LENGTH, omitUndefined, readOption, readText } from '../../base/search-params.ts'

/** What the address of a group's members holds: the search, and `out` where the others are shown. */
export type MembersAddress = { readonly text?: string; readonly side?: 'out' }
export const readMembersAddress = (given: Readonly<Record<string, unknown>>): MembersAddress =>
  omitUndefined({ text: readText(given['text'], MAX_NAME_LENGTH), side: readOption(given['side'], ['out'] as const) })
