import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { holdsOn } from '@embarca/contracts/reference/ties.ts'
import type { Register } from './lookup-types.ts'
import { codeOf, destinationOf, instant, named, originOf } from './stops.ts'
import { distinctTags } from './tags.ts'

/** A load and its code. */
export type Named = { readonly loadId: string; readonly externalId: string }

/** The terms of a valid form, with names at that time. Absent fields stay absent. */
export const termsOf = (form: LaunchForm, register: Register, { loadId, externalId }: Named, now: string): LoadTerms => {
  const { type, origins, destinations, target, launchDate } = form
  const profile = register.profile!
  return {
    ...given(form),
    ...goods(form, register),
    ...profileTerms(form, profile),
    externalId,
    hiringType: type,
    acceptType: acceptTypeOf(form, profile.acceptType),
    tags: distinctTags(form.tags ?? []),
    flPriority: form.flPriority ?? false,
    onlyHiring: form.onlyHiring ?? false,
    ...(launchDate && { launchDate: instant(launchDate) }),
    approvalRequired: profile.approvalRequired === true || (form.freightPrice ?? 0) > (register.approvalAbove ?? Number.POSITIVE_INFINITY),
    origins: origins.map((origin, i) => originOf(origin, `${loadId}-o${i + 1}`, register)),
    destinations: destinations.map((destination, i) =>
      destinationOf(destination, `${loadId}-d${i + 1}`, codeOf(destination) ?? `${externalId}-${i + 1}`, register),
    ),
    target: reachedTarget(target, register, now),
  }
}

/** Fields that the terms copy from the form. */
const given = ({
  type: _,
  operationGroupId: __,
  shippingUnitType: ___,
  shippingConditioningType: ____,
  shippingProductType: _____,
  replicateShippingType: ______,
  groupReplicate: _______,
  transporterId: ________,
  driver: _________,
  vehicle: __________,
  priceConfirmed: ___________,
  ...agreed
}: LaunchForm) => agreed

const goods = (form: LaunchForm, { profile, products, units, conditionings }: Register) => {
  const productId = form.productId ?? profile?.productId
  const product = named('product', productId, products).product
  const unit = named('unit', form.shippingUnitType ?? profile?.unitId, units).unit
  return {
    ...(product && { productId: product.id, productName: product.name }),
    ...(unit && { unitType: unit.name }),
    ...named('productType', form.shippingProductType, products),
    ...named('conditioning', form.shippingConditioningType, conditionings),
  }
}

const profileTerms = (form: LaunchForm, profile: NonNullable<Register['profile']>) => {
  const { name: profileName, measureType, pricing, flow, tracking, tax } = profile
  const vehicleType = form.vehicleType ?? vehicleTypes.find((one) => one === profile.vehicleType)
  const trailerType = form.trailerType ?? trailerTypes.find((one) => one === profile.trailerType)
  return {
    profileName,
    measureType,
    ...(vehicleType && { vehicleType }),
    ...(trailerType && { trailerType }),
    ...(pricing && { pricing }),
    ...(flow && { flow }),
    ...(tracking && { tracking }),
    ...(tax && { tax }),
  }
}

/** An offer to one's own fleet always waits for a decision. */
const acceptTypeOf = ({ freightType, acceptType }: LaunchForm, usual: string | undefined) => {
  if (freightType === 'PRIMARIZED') return 'WAIT_DURATION'
  return acceptType ?? (usual === 'WAIT_DURATION' ? 'WAIT_DURATION' : 'FIRST_ACCEPT')
}

type Reaching = Pick<Register, 'groups' | 'driverGroups' | 'employers'>
/** All named transporters, directly or by group; a driver stands for the companies that he drives for that day. */
const reached = (
  { transporterIds, groupIds, driverIds, groupDriverIds }: LaunchForm['target'],
  { groups, driverGroups, employers }: Reaching,
  now: string,
) => {
  const day = localDay(now)
  const drivers = [...driverIds, ...groupDriverIds.flatMap((id) => driverGroups[id] ?? [])]
  const hirers = (id: string) => (employers[id] ?? []).filter((tie) => holdsOn(tie, day)).map(({ transporterId }) => transporterId)
  return [...new Set([...transporterIds, ...groupIds.flatMap((id) => groups[id] ?? []), ...drivers.flatMap(hirers)])]
}

/** A target with all that it reaches now. */
export const reachedTarget = (target: LaunchForm['target'], register: Reaching, now: string): LoadTerms['target'] => {
  const named = [...new Set(target.transporterIds)]
  const transporterIds = reached(target, register, now)
  return {
    ...target,
    flAll: target.flAll || target.flAllDriver,
    transporterIds,
    ...(transporterIds.length > named.length && { namedTransporterIds: named }),
  }
}
