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
    origins: origins.map(({ placeId, collectDate, initCollectExpectedDate, ...origin }, i) => ({
      ...origin,
      collectDate: instant(collectDate),
      ...(initCollectExpectedDate && { initCollectExpectedDate: instant(initCollectExpectedDate) }),
      originId: `${loadId}-o${i + 1}`,
      place: register.places[placeId]!,
    })),
    destinations: destinations.map(({ placeId, externalId: order, deliveryDate, ...destination }, i) => ({
      ...destination,
      deliveryDate: instant(deliveryDate),
      destinationId: `${loadId}-d${i + 1}`,
      place: register.places[placeId]!,
      orderCode: order?.trim().toUpperCase() || `${externalId}-${i + 1}`,
    })),
    target: { ...target, transporterIds: reached(target, register) },
  }
}

/** One spelling of an instant, so that instants compare as text. */
const instant = (text: string) => new Date(text).toISOString()

/** Everybody named, in person or by group. */
export const reached = ({ transporterIds, groupIds }: LaunchForm['target'], { groups }: Register) => [
  ...new Set([...transporterIds, ...groupIds.flatMap((id) => groups[id] ?? [])]),
]
