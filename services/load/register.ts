import { settles, standsBy } from '@embarca/contracts/load/settles.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { tiesOf } from '@embarca/contracts/reference/ties.ts'
import { carrierBlocksOf } from '../block/index.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { personOf } from '../place/index.ts'
import { type Carrier, carrierNamed, isNameable, partnershipOf, registered, worksFor } from '../registry/index.ts'
import { contractNamed } from './contract.ts'
import { type Crew, type LaunchLookups, noCarrier, noCrew, type Register } from './lookup-types.ts'

/** The register entries that a form names, as they are now. */
export const registerFor = async (form: DraftForm, shipperId: string, context: LookupContext): Promise<Register> => {
  const own = <Name extends Parameters<typeof registered>[1]>(name: Name, id: string | undefined) =>
    registered<Name>(context, name, id, shipperId)
  const names = (name: 'product' | 'unit' | 'conditioning', ids: readonly (string | undefined)[]) =>
    gather(given(ids), async (id) => (await own(name, id))?.name)
  const all = [...(form.origins ?? []), ...(form.destinations ?? [])]
  const { groupIds = [], transporterIds = [], driverIds = [], groupDriverIds = [] } = form.target ?? {}

  const profile = await own('profile', form.profileId)
  const driverGroups = await gather(groupDriverIds, async (id) => (await own('driverGroup', id))?.driverIds)
  const groups = await gather(groupIds, async (id) => (await own('group', id))?.transporterIds)
  const employers = await gather([...driverIds, ...Object.values(driverGroups).flat()], (id) => employersOf(id, shipperId, context))
  const employing = Object.values(employers).flatMap((ties) => ties.map(({ transporterId }) => transporterId))
  const relations = await gather([...transporterIds, ...Object.values(groups).flat(), ...employing], (id) =>
    partnershipOf(context, shipperId, id),
  )
  return {
    profile,
    places: await gather(given(all.map(({ placeId }) => placeId)), async (id) => snapshot(await own('place', id))),
    groups,
    transporters: [...new Set(transporterIds)].filter((id) => isNameable(relations[id]!)),
    driverGroups,
    employers,
    operationGroups: Object.fromEntries(Object.entries(relations).map(([id, { details }]) => [id, details.operationGroupIds])),
    blocks: await carrierBlocksOf(context, shipperId),
    operationGroup: await knowsGroup(form.operationGroupId, shipperId, context),
    products: await names('product', [
      form.productId,
      profile?.productId,
      form.shippingProductType,
      ...all.map(({ productType }) => productType),
    ]),
    units: await names('unit', [form.shippingUnitType, profile?.unitId, ...all.map(({ unitType }) => unitType)]),
    conditionings: await names('conditioning', [form.shippingConditioningType]),
    approvalAbove: (await registered(context, 'shipper', shipperId))?.approvalAbove,
  }
}

export const launchLookups = async (form: DraftForm, shipperId: string, context: LookupContext): Promise<LaunchLookups> => ({
  register: await registerFor(form, shipperId, context),
  carrier: settles(form) ? await carrierFor(form.transporterId ?? '', shipperId, context) : noCarrier,
  crew: settles(form) ? await crewFor(form.driver?.driverId ?? '', [], context) : noCrew,
  ...(standsBy(form) && form.dedicatedVehicleId !== undefined && { contract: await contractNamed(form.dedicatedVehicleId, context) }),
})

/** The ties of a driver with companies that work for the shipper; undefined without any. */
const employersOf = async (id: string, shipperId: string, context: LookupContext) => {
  const driver = await registered(context, 'driver', id)
  if (!driver?.active) return undefined
  const ties = tiesOf(driver)
  const works = await Promise.all(ties.map(({ transporterId }) => worksFor(context, transporterId, shipperId)))
  const own = ties.filter((_, at) => works[at])
  return own.length ? own : undefined
}

const knowsGroup = async (id: string | undefined, shipperId: string, context: LookupContext) =>
  id !== undefined &&
  (context.by.operationGroups.includes(id) || (await registered(context, 'operationGroup', id, shipperId)) !== undefined)

/** A transporter, if it works for the shipper. */
export const carrierFor = async (id: string, shipperId: string, context: LookupContext): Promise<Carrier> => {
  if (!(await worksFor(context, id, shipperId))) return noCarrier
  return carrierNamed(context, id)
}

export const crewFor = async (driverId: string, vehicleIds: readonly string[], context: LookupContext): Promise<Crew> => ({
  driver: await registered(context, 'driver', driverId),
  vehicles: Object.values(await gather(vehicleIds, (id) => registered(context, 'vehicle', id))),
})

const snapshot = (place: Awaited<ReturnType<typeof registered<'place'>>>): Register['places'][string] | undefined =>
  place && {
    placeId: place.id,
    ...personOf(place),
    name: place.name,
    ...(place.document && { document: place.document }),
    street: place.street,
    city: place.city,
    state: place.state,
    zone: place.zone,
    ...(place.precision && { precision: place.precision }),
    latitude: place.latitude,
    longitude: place.longitude,
  }

const given = (ids: readonly (string | undefined)[]) => ids.flatMap((id) => id ?? [])

/** By id; missing ones are left out. */
const gather = async <Thing>(ids: readonly string[], find: (id: string) => Promise<Thing | undefined>): Promise<Record<string, Thing>> => {
  const found: Record<string, Thing> = Object.create(null)
  const asked = [...new Set(ids)]
  const things = await Promise.all(asked.map(find))
  for (const [at, thing] of things.entries()) if (thing !== undefined) found[asked[at]!] = thing
  return found
}
