import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { DraftForm, LaunchForm } from '@embarca/contracts/load/terms.ts'
import type { Register } from './beside.ts'

/** What is wrong with a field of the form, so that the screen shows it there. */
export type Fault = { readonly code: LoadRefusal; readonly field: string; readonly message: string }
export const fault = (code: LoadRefusal, field: string): Fault => ({ code, field, message: loadLabels.refusal[code] })

/** A refusal that names every field at fault; its code is the first one's. */
export const faulty = (faults: readonly Fault[]): Refusal<LoadRefusal> =>
  refuse(faults[0]!.code, { fields: faults.map(({ field, message }) => ({ field, message })) })

/** Clocks differ and forms take a while to fill in. */
export const GRACE = 5 * 60_000
export const earlier = (a: string, b: string, grace = 0) => Date.parse(a) < Date.parse(b) - grace
const latest = (moments: readonly string[]) => moments.reduce((a, b) => (earlier(a, b) ? b : a))
const earliest = (moments: readonly string[]) => moments.reduce((a, b) => (earlier(b, a) ? b : a))
export const firstCollect = ({ origins }: { readonly origins: readonly { readonly collectDate: string }[] }) =>
  earliest(origins.map(({ collectDate }) => collectDate))
/** When everything is collected. */
export const lastCollect = ({ origins }: { readonly origins: readonly { readonly collectDate: string }[] }) =>
  latest(origins.map(({ collectDate }) => collectDate))

/** Fields without which nothing can be launched; a draft may still lack them. */
const needed = ['type', 'profileId', 'freightType', 'deliveryType', 'operationGroupId', 'origins', 'destinations', 'target'] as const
export const isComplete = (form: DraftForm): form is LaunchForm => needed.every((field) => form[field] !== undefined)
export const missing = (form: DraftForm): readonly Fault[] =>
  needed.filter((field) => form[field] === undefined).map((field) => fault('LOAD_INCOMPLETE', field))

/** Everything that keeps a complete form from being launched, in the order of the form. */
export const faultsOf = (form: LaunchForm, register: Register, now: string): readonly Fault[] => [
  ...kind(form),
  ...registered(form, register),
  ...routeFaults(form, register, now),
  ...(form.freightPrice ? [] : [fault('PRICE_MISSING', 'freightPrice')]),
  ...targetFaults(form, register),
]

type Route = Pick<LaunchForm, 'origins' | 'destinations' | 'launchDate'>
/** What is wrong with where and when a load shall go. */
export const routeFaults = (form: Route, register: Register, now: string): readonly Fault[] => [
  ...places(form, register),
  ...dates(form, now),
]

const kind = ({ type, deliveryType, freightType }: LaunchForm): Fault[] => [
  ...(type === 'NORMAL' ? [] : [fault('HIRING_TYPE_NOT_YET', 'type')]),
  ...(deliveryType === 'SINGLE' ? [] : [fault('HIRING_TYPE_NOT_YET', 'deliveryType')]),
  ...(freightType === 'CIF' ? [] : [fault('HIRING_TYPE_NOT_YET', 'freightType')]),
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

const dates = (form: Route, now: string): Fault[] => {
  const { origins, destinations, launchDate } = form
  const moments = [
    ...origins.map(({ collectDate }, i) => [`origins.${i}.collectDate`, collectDate] as const),
    ...origins.map(({ initCollectExpectedDate }, i) => [`origins.${i}.initCollectExpectedDate`, initCollectExpectedDate] as const),
    ...destinations.map(({ deliveryDate }, i) => [`destinations.${i}.deliveryDate`, deliveryDate] as const),
    ['launchDate', launchDate] as const,
  ]
  const invalid = moments.flatMap(([field, moment]) => (moment && Number.isNaN(Date.parse(moment)) ? [fault('MOMENT_INVALID', field)] : []))
  if (invalid.length) return invalid

  const collected = lastCollect(form)
  return [
    ...origins.flatMap(({ collectDate }, i) =>
      earlier(collectDate, now, GRACE) ? [fault('COLLECT_IN_THE_PAST', `origins.${i}.collectDate`)] : [],
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

/** What is wrong with whom an offer shall reach. */
export const targetFaults = ({ target: { flAll, groupIds, transporterIds } }: Pick<LaunchForm, 'target'>, register: Register): Fault[] => {
  if (!flAll && !groupIds.length && !transporterIds.length) return [fault('TARGET_MISSING', 'target')]
  const known =
    groupIds.every((id) => Object.hasOwn(register.groups, id)) && transporterIds.every((id) => register.transporters.includes(id))
  return known ? [] : [fault('TARGET_UNKNOWN', 'target')]
}
