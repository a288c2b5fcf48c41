import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { isOffered } from '@embarca/contracts/load/settles.ts'
import type { DraftForm, LaunchForm } from '@embarca/contracts/load/terms.ts'
import { contractFaults } from './contract-check.ts'
import { excludedFaults } from './excluded-targets.ts'
import { type Fault, fault } from './fault.ts'
import { earlier, firstCollect, GRACE, isPlausibleInstant, lastCollect } from './instants.ts'
import type { LaunchLookups, Register } from './lookup-types.ts'
import { offerFaults } from './offer-check.ts'
import { replicateFaults } from './replicate.ts'
import { settleFaults } from './settle.ts'

/** Fields that every launch needs; a draft may lack them. */
const needed = ['type', 'profileId', 'freightType', 'deliveryType', 'operationGroupId', 'origins', 'destinations', 'target'] as const
export const isComplete = (form: DraftForm): form is LaunchForm => needed.every((field) => form[field] !== undefined)
export const missing = (form: DraftForm): readonly Fault[] =>
  needed.filter((field) => form[field] === undefined).map((field) => fault('LOAD_INCOMPLETE', field))

/** All faults that keep a complete form from being launched, in the order of the form. */
export const faultsOf = (form: LaunchForm, lookups: LaunchLookups, now: string): readonly Fault[] => [
  ...registered(form, lookups.register),
  ...settleFaults(form, lookups, now),
  ...contractFaults(form, lookups),
  ...routeFaults(form, lookups.register, now),
  ...offerFaults(form, lookups.register),
  ...weightFaults(form, lookups.register),
  ...(isOffered(form) ? targetFaults(form, lookups.register) : []),
  ...(isOffered(form) ? excludedFaults(form.target, lookups.register, now, form.operationGroupId) : []),
  ...replicateFaults(form, lookups.register, now),
]

type Route = Pick<LaunchForm, 'origins' | 'destinations' | 'launchDate'>
/** Faults of places and dates. */
export const routeFaults = (form: Route, register: Register, now: string): readonly Fault[] => [
  ...places(form, register),
  ...goods(form, register),
  ...dates(form, now),
]

const registered = (form: LaunchForm, { profile, products, units, conditionings, operationGroup }: Register): Fault[] => [
  ...(profile ? [] : [fault('PROFILE_UNKNOWN', 'profileId')]),
  ...unnamed(form.productId, products, 'PRODUCT_UNKNOWN', 'productId'),
  ...unnamed(form.shippingProductType, products, 'PRODUCT_UNKNOWN', 'shippingProductType'),
  ...unnamed(form.shippingUnitType, units, 'UNIT_UNKNOWN', 'shippingUnitType'),
  ...unnamed(form.shippingConditioningType, conditionings, 'CONDITIONING_UNKNOWN', 'shippingConditioningType'),
  ...(operationGroup ? [] : [fault('OPERATION_GROUP_UNKNOWN', 'operationGroupId')]),
]

const unnamed = (id: string | undefined, names: Readonly<Record<string, string>>, code: LoadRefusal, field: string): Fault[] =>
  id === undefined || Object.hasOwn(names, id) ? [] : [fault(code, field)]

const places = ({ origins, destinations }: Route, register: Register): Fault[] => {
  const unknown = (stops: readonly { placeId: string }[], name: string) =>
    stops.flatMap(({ placeId }, i) => (Object.hasOwn(register.places, placeId) ? [] : [fault('PLACE_UNKNOWN', `${name}.${i}.placeId`)]))
  const codes = destinations.map(({ externalId }) => externalId?.toUpperCase())
  const repeated = codes.flatMap((code, i) =>
    code && codes.indexOf(code) < i ? [fault('ORDER_CODE_REPEATED', `destinations.${i}.externalId`)] : [],
  )
  return [...unknown(origins, 'origins'), ...unknown(destinations, 'destinations'), ...repeated]
}

const goods = ({ origins, destinations }: Route, { products, units }: Register): Fault[] => {
  const unknown = (stops: readonly { productType?: string; unitType?: string }[], name: string) =>
    stops.flatMap(({ productType, unitType }, i) => [
      ...unnamed(productType, products, 'PRODUCT_UNKNOWN', `${name}.${i}.productType`),
      ...unnamed(unitType, units, 'UNIT_UNKNOWN', `${name}.${i}.unitType`),
    ])
  return [...unknown(origins, 'origins'), ...unknown(destinations, 'destinations')]
}

/** A load whose profile is by weight needs the weight collected or delivered. A lot checks its volume itself. */
const weightFaults = ({ deliveryType, origins, destinations }: LaunchForm, { profile }: Register): Fault[] => {
  if (profile?.measureType !== 'WEIGHT' || deliveryType === 'LOT') return []
  return [...origins, ...destinations].some(({ weight }) => weight) ? [] : [fault('WEIGHT_MISSING', 'origins.0.weight')]
}

const dates = (form: Route, now: string): Fault[] => {
  const { origins, destinations, launchDate } = form
  const moments = [
    ...origins.map(({ collectDate }, i) => [`origins.${i}.collectDate`, collectDate] as const),
    ...origins.map(({ initCollectExpectedDate }, i) => [`origins.${i}.initCollectExpectedDate`, initCollectExpectedDate] as const),
    ...destinations.map(({ deliveryDate }, i) => [`destinations.${i}.deliveryDate`, deliveryDate] as const),
    ['launchDate', launchDate] as const,
  ]
  const invalid = moments.flatMap(([field, value]) => (value && !isPlausibleInstant(value) ? [fault('MOMENT_INVALID', field)] : []))
  if (invalid.length) return invalid

  const collected = lastCollect(form)
  return [
    ...origins.flatMap(({ collectDate }, i) =>
      earlier(collectDate, now, GRACE) ? [fault('COLLECT_IN_THE_PAST', `origins.${i}.collectDate`)] : [],
    ),
    ...origins.flatMap(({ collectDate, initCollectExpectedDate: from }, i) =>
      from && earlier(collectDate, from) ? [fault('COLLECT_WINDOW_INVALID', `origins.${i}.initCollectExpectedDate`)] : [],
    ),
    ...destinations.flatMap(({ deliveryDate }, i) =>
      earlier(deliveryDate, collected) ? [fault('DELIVERY_BEFORE_COLLECT', `destinations.${i}.deliveryDate`)] : [],
    ),
    ...(launchDate && earlier(launchDate, now, GRACE) ? [fault('LAUNCH_IN_THE_PAST', 'launchDate')] : []),
    ...(launchDate && earlier(now, launchDate) && !earlier(launchDate, firstCollect(form))
      ? [fault('LAUNCH_AFTER_COLLECT', 'launchDate')]
      : []),
  ]
}

/** Faults of an offer's targets. */
export const targetFaults = ({ target }: Pick<LaunchForm, 'target'>, register: Register): Fault[] => {
  const { flAll, flAllDriver, groupIds, transporterIds, groupDriverIds, driverIds } = target
  const named = [...groupIds, ...transporterIds, ...groupDriverIds, ...driverIds]
  if (!flAll && !flAllDriver && !named.length) return [fault('TARGET_MISSING', 'target')]
  const transporters = new Set(register.transporters)
  const known =
    groupIds.every((id) => Object.hasOwn(register.groups, id)) &&
    transporterIds.every((id) => transporters.has(id)) &&
    driverIds.every((id) => Object.hasOwn(register.employers, id)) &&
    groupDriverIds.every((id) => Object.hasOwn(register.driverGroups, id))
  return known ? [] : [fault('TARGET_UNKNOWN', 'target')]
}
