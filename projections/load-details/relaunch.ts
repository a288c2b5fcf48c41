import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'

type Unit = { readonly id: string; readonly name: string }

/** The launch form that makes such a load again: without its code, its launch date and its orders. */
export const formAgain = (terms: LoadTerms, operationGroupId: string, units: readonly Unit[]): DraftForm => {
  const { hiringType: type, origins, destinations, unitType, ...agreed } = terms
  const {
    externalId: _,
    profileName: __,
    measureType: ___,
    productName: ____,
    launchDate: _____,
    approvalRequired: ______,
    weight: _______,
    ...again
  } = agreed
  const shippingUnitType = units.find(({ name }) => name === unitType)?.id
  return {
    ...again,
    type,
    operationGroupId,
    ...(shippingUnitType !== undefined && { shippingUnitType }),
    origins: origins.map(({ originId: _, place, ...origin }) => ({ ...origin, placeId: place.placeId })),
    destinations: destinations.map(({ destinationId: _, place, orderCode: __, nfCode: ___, ...destination }) => ({
      ...destination,
      placeId: place.placeId,
    })),
  }
}
