import { omitUndefined, readOption } from '../../base/search-params.ts'

/** The part of a collect place that is open; absent: its address. */
export type PlaceAddress = { readonly tab?: 'gate' }
export const readPlaceAddress = (given: Readonly<Record<string, unknown>>): PlaceAddress =>
  omitUndefined({ tab: readOption(given['tab'], ['gate'] as const) })
