import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { dayOf } from '../../../ui/dates.ts'
import { type AddressChange, type BoardAddress, cleared } from '../board-address.ts'

/** The filters in the drawer before the search. */
export type Draft = AddressChange
export type DraftProps = { readonly draft: Draft; readonly onDraft: (change: Draft) => void }

/** Applies a change and clears what depends on it: a new state clears the city, a new city the place, a new tracker type its status. */
export const withChange = (draft: Draft, change: Draft): Draft => {
  const next: { -readonly [K in keyof Draft]: Draft[K] } = { ...draft, ...change }
  for (const end of ['origin', 'destination'] as const) {
    if (`${end}UF` in change) next[`${end}City`] = undefined
    if (`${end}UF` in change || `${end}City` in change) next[`${end}PlaceId`] = undefined
  }
  if ('trackingType' in change) next.trackingStatus = undefined
  return next
}

const isReversed = (from: string | undefined, to: string | undefined) => {
  const [first, last] = [dayOf(from ?? ''), dayOf(to ?? '')]
  return first !== null && last !== null && first > last
}

/** Errors of the periods, at their end fields. */
export const periodErrors = ({ collectDateInit, collectDateEnd, deliveryDateInit, deliveryDateEnd }: Draft) => ({
  ...(isReversed(collectDateInit, collectDateEnd) && { collectDateEnd: loadSearchLabels.periodReversed }),
  ...(isReversed(deliveryDateInit, deliveryDateEnd) && { deliveryDateEnd: loadSearchLabels.periodReversed }),
})

/** The address change that searches for the draft: parameters that it lacks are removed. */
export const searchChange = (address: BoardAddress, draft: Draft): AddressChange => ({ ...cleared(address), ...draft })
