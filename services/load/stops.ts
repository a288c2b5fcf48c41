import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import type { Register } from './lookup-types.ts'

type FormStop<Stop extends 'origins' | 'destinations'> = LaunchForm[Stop][number]
/** The shipper's own code of a destination's order, in capitals. */
export const codeOf = ({ externalId }: FormStop<'destinations'>) => externalId?.trim().toUpperCase() || undefined

export const originOf = (
  { placeId, collectDate, initCollectExpectedDate, productType, unitType, ...origin }: FormStop<'origins'>,
  originId: string,
  register: Register,
) => ({
  ...origin,
  ...carried({ productType, unitType }, register),
  collectDate: instant(collectDate),
  ...(initCollectExpectedDate && { initCollectExpectedDate: instant(initCollectExpectedDate) }),
  originId,
  place: register.places[placeId]!,
})
export const destinationOf = (
  { placeId, externalId: _, deliveryDate, productType, unitType, ...destination }: FormStop<'destinations'>,
  destinationId: string,
  orderCode: string,
  register: Register,
) => ({
  ...destination,
  ...carried({ productType, unitType }, register),
  deliveryDate: instant(deliveryDate),
  destinationId,
  place: register.places[placeId]!,
  orderCode,
})

type Carried = { readonly productType: string | undefined; readonly unitType: string | undefined }
const carried = ({ productType, unitType }: Carried, { products, units }: Register) => ({
  ...named('productType', productType, products),
  ...named('unitType', unitType, units),
})

/** A register entry as the terms store it: with its name at that time. */
export const named = <Field extends string>(field: Field, id: string | undefined, names: Readonly<Record<string, string>>) =>
  (id !== undefined && Object.hasOwn(names, id) ? { [field]: { id, name: names[id]! } } : {}) as {
    readonly [K in Field]?: { readonly id: string; readonly name: string }
  }

/** One spelling of an instant, so that instants compare as text. */
export const instant = (text: string) => new Date(text).toISOString()
