import { chosenTarget } from '@embarca/contracts/load/chosen-target.ts'
import { type DraftForm, type LoadTerms, launchForm } from '@embarca/contracts/load/terms.ts'

type Unit = { readonly id: string; readonly name: string }
/** Fields that belong to one load only: its code, the date of its offer, its files. */
const own = ['externalId', 'launchDate', 'attachments', 'origins', 'destinations']
const again = Object.keys(launchForm).filter((name) => !own.includes(name))

/** The launch form for another load of the same kind: without the fields of its own, and without the driver it was settled with. */
export const formAgain = (terms: LoadTerms, operationGroupId: string, units: readonly Unit[]): DraftForm => {
  const { hiringType: type, origins, destinations, unitType, conditioning, productType, settled } = terms
  const shippingUnitType = units.find(({ name }) => name === unitType)?.id
  const agreed: DraftForm = Object.fromEntries(again.flatMap((name) => (name in terms ? [[name, terms[name as keyof LoadTerms]]] : [])))
  return {
    ...agreed,
    // A relaunched part of a lot is a single load.
    ...(terms.partOf && { deliveryType: 'SINGLE' as const }),
    type,
    target: chosenTarget(terms.target),
    operationGroupId,
    ...(shippingUnitType !== undefined && { shippingUnitType }),
    ...(conditioning && { shippingConditioningType: conditioning.id }),
    ...(productType && { shippingProductType: productType.id }),
    ...(settled && { transporterId: settled.transporterId }),
    origins: origins.map(({ originId: _, place, ...origin }) => ({ ...carriedAgain(origin), placeId: place.placeId })),
    destinations: destinations.map(({ destinationId: _, place, orderCode: __, orders: ___, nfCode: ____, ...destination }) => ({
      ...carriedAgain(destination),
      placeId: place.placeId,
    })),
  }
}

type Carried = Pick<LoadTerms['origins'][number], 'productType' | 'unitType'>
const carriedAgain = <Stop extends Carried>({ productType, unitType, ...stop }: Stop) => ({
  ...stop,
  ...(productType && { productType: productType.id }),
  ...(unitType && { unitType: unitType.id }),
})
