import { settles } from '@embarca/contracts/load/settles.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type Carrier, registered, worksFor } from '../registry/index.ts'
import { type Crew, type LaunchLookups, noCarrier, noCrew, type Register } from './lookup-types.ts'

/** The register entries that a form names, as they are now. */
export const registerFor = async (form: DraftForm, shipperId: string, context: LookupContext): Promise<Register> => {
  const own = <Name extends Parameters<typeof registered>[1]>(name: Name, id: string | undefined) =>
    registered<Name>(context, name, id, shipperId)
  const names = (name: 'product' | 'unit' | 'conditioning', ids: readonly (string | undefined)[]) =>
    gather(given(ids), async (id) => (await own(name, id))?.name)
  const all = [...(form.origins ?? []), ...(form.destinations ?? [])]
  const { groupIds = [], transporterIds = [], driverIds = [] } = form.target ?? {}

  const profile = await own('profile', form.profileId)
  return {
    profile,
    places: await gather(given(all.map(({ placeId }) => placeId)), async (id) => snapshot(await own('place', id))),
    groups: await gather(groupIds, async (id) => (await own('group', id))?.transporterIds),
    transporters: Object.keys(await gather(transporterIds, async (id) => (await worksFor(context, id, shipperId)) || undefined)),
    employers: await gather(driverIds, async (id) => {
      const driver = await registered(context, 'driver', id)
      return driver?.active && (await worksFor(context, driver.transporterId, shipperId)) ? driver.transporterId : undefined
    }),
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
})

const knowsGroup = async (id: string | undefined, shipperId: string, context: LookupContext) =>
  id !== undefined &&
  (context.by.operationGroups.includes(id) || (await registered(context, 'operationGroup', id, shipperId)) !== undefined)

/** A transporter, if it works for the shipper. */
export const carrierFor = async (id: string, shipperId: string, context: LookupContext): Promise<Carrier> => {
  const carrier = await registered(context, 'transporter', id)
  return carrier?.shippers.includes(shipperId) ? { transporterId: id, transporterName: carrier.name } : noCarrier
}

export const crewFor = async (driverId: string, vehicleIds: readonly string[], context: LookupContext): Promise<Crew> => ({
  driver: await registered(context, 'driver', driverId),
  vehicles: Object.values(await gather(vehicleIds, (id) => registered(context, 'vehicle', id))),
})

const snapshot = (place: Awaited<ReturnType<typeof registered<'place'>>>): Register['places'][string] | undefined =>
  place && {
    placeId: place.id,
    name: place.name,
    ...(place.document && { document: place.document }),
    street: place.street,
    city: place.city,
    state: place.state,
    zone: place.zone,
    latitude: place.latitude,
    longitude: place.longitude,
  }

const given = (ids: readonly (string | undefined)[]) => ids.flatMap((id) => id ?? [])

/** By id; missing ones are left out. */
const gather = async <Thing>(ids: readonly string[], find: (id: string) => Promise<Thing | undefined>): Promise<Record<string, Thing>> => {
  const found: Record<string, Thing> = Object.create(null)
  for (const id of new Set(ids)) {
    const thing = await find(id)
    if (thing !== undefined) found[id] = thing
  }
  return found
}
