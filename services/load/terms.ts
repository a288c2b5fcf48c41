import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Register } from './beside.ts'
import { codeFor } from './code.ts'

/** The agreement a sound form makes, with the names of that day. Absent fields stay absent. */
export const termsOf = (form: LaunchForm, register: Register, loadId: string): LoadTerms => {
  const { type, operationGroupId: _, shippingUnitType: __, origins, destinations, target, launchDate, ...agreed } = form
  const profile = register.profile!
  const externalId = codeFor(form.externalId, loadId)
  const productId = form.productId ?? profile.productId
  const vehicleType = form.vehicleType ?? vehicleTypes.find((one) => one === profile.vehicleType)
  const trailerType = form.trailerType ?? trailerTypes.find((one) => one === profile.trailerType)
  return {
    ...agreed,
    externalId,
    hiringType: type,
    acceptType: form.acceptType ?? (profile.acceptType === 'WAIT_DURATION' ? 'WAIT_DURATION' : 'FIRST_ACCEPT'),
    profileName: profile.name,
    measureType: profile.measureType,
    ...(productId && register.product && { productId, productName: register.product }),
    ...(register.unit && { unitType: register.unit }),
    tags: form.tags ?? [],
    flPriority: form.flPriority ?? false,
    onlyHiring: form.onlyHiring ?? false,
    ...(vehicleType && { vehicleType }),
    ...(trailerType && { trailerType }),
    ...(launchDate && { launchDate: instant(launchDate) }),
    approvalRequired: register.approvalAbove !== undefined && (form.freightPrice ?? 0) > register.approvalAbove,
    origins: origins.map((origin, i) => originOf(origin, `${loadId}-o${i + 1}`, register)),
    destinations: destinations.map((destination, i) =>
      destinationOf(destination, `${loadId}-d${i + 1}`, codeOf(destination) ?? `${externalId}-${i + 1}`, register),
    ),
    target: { ...target, transporterIds: reached(target, register) },
  }
}

type Asked<Stop extends 'origins' | 'destinations'> = LaunchForm[Stop][number]
/** The shipper's own code of a destination's order, in capitals. */
export const codeOf = ({ externalId }: Asked<'destinations'>) => externalId?.trim().toUpperCase() || undefined

export const originOf = (
  { placeId, collectDate, initCollectExpectedDate, ...origin }: Asked<'origins'>,
  originId: string,
  { places }: Register,
) => ({
  ...origin,
  collectDate: instant(collectDate),
  ...(initCollectExpectedDate && { initCollectExpectedDate: instant(initCollectExpectedDate) }),
  originId,
  place: places[placeId]!,
})
export const destinationOf = (
  { placeId, externalId: _, deliveryDate, ...destination }: Asked<'destinations'>,
  destinationId: string,
  orderCode: string,
  { places }: Register,
) => ({ ...destination, deliveryDate: instant(deliveryDate), destinationId, place: places[placeId]!, orderCode })

/** One spelling of an instant, so that instants compare as text. */
const instant = (text: string) => new Date(text).toISOString()

/** Everybody named, in person or by group. */
export const reached = ({ transporterIds, groupIds }: LaunchForm['target'], { groups }: Register) => [
  ...new Set([...transporterIds, ...groupIds.flatMap((id) => groups[id] ?? [])]),
]
