import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { dayOf } from '../../../ui/dates.ts'
import { type AddressChange, type BoardAddress, cleared } from '../board-address.ts'

/** What stands in the drawer before it is searched for. */
export type Draft = AddressChange
export type DraftProps = { readonly draft: Draft; readonly onDraft: (change: Draft) => void }

/** A change of the draft with what depends on it: another state forgets the city, another city the place, another tracker its status. */
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

/** What is wrong with the periods, at the field where they end. */
export const faultsOf = ({ collectDateInit, collectDateEnd, deliveryDateInit, deliveryDateEnd }: Draft) => ({
  ...(isReversed(collectDateInit, collectDateEnd) && { collectDateEnd: loadSearchLabels.periodReversed }),
  ...(isReversed(deliveryDateInit, deliveryDateEnd) && { deliveryDateEnd: loadSearchLabels.periodReversed }),
})

/** The change of the address that searches for the draft: what is no longer in it goes. */
export const searchedFor = (address: BoardAddress, draft: Draft): AddressChange => ({ ...cleared(address), ...draft })
