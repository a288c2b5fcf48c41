import { PLATFORM, type RegistryName } from '@embarca/contracts/reference/events.ts'
import { shipperA, shipperB } from '../identity/demo-ids.ts'
import { demoUsers } from '../identity/demo-users.ts'
import { carriers, drivers, vehicles } from './fleet.ts'
import { moreCarriers } from './more-carriers.ts'
import { notices } from './notices.ts'
import { shipperData } from './shipper-data.ts'
import { driverGroups } from './ties.ts'

/** An entry to register, and its tenant. */
export type RegistryEntry = { readonly kind: RegistryName; readonly shipperId: string; readonly fields: { readonly id: string } }

const entries = (kind: RegistryName, shipperId: string, things: readonly { readonly id: string }[]): RegistryEntry[] =>
  things.map((fields) => ({ kind, shipperId, fields }))

const people = demoUsers.map(({ userId, username, name, email, roles, shipperId, transporterId, driverId, operationGroups }) => ({
  shipperId: shipperId ?? PLATFORM,
  fields: {
    id: userId,
    userId,
    username,
    name,
    email,
    roles,
    operationGroupIds: operationGroups,
    active: true,
    ...(transporterId && { transporterId }),
    ...(driverId && { driverId }),
  },
}))

/** All register entries of the demo. */
export const registers: readonly RegistryEntry[] = [
  ...entries('transporter', PLATFORM, [...carriers, ...moreCarriers]),
  ...entries('driver', PLATFORM, drivers),
  ...entries('vehicle', PLATFORM, vehicles),
  ...driverGroups.flatMap(({ shipperId, groups }) => entries('driverGroup', shipperId, groups)),
  ...people.map(({ shipperId, fields }): RegistryEntry => ({ kind: 'user', shipperId, fields })),
  ...shipperData.flatMap(({ shipper, approvalAbove, operationGroups, places, ...fields }) => [
    ...entries('shipper', shipper.id, [
      {
        ...shipper,
        approvalAbove,
        toggles:
          shipper.id === shipperA
            ? {
                ENABLE_DRIVER_VEHICLE_BLOCK: true,
                ENABLE_LOGISTIC_OPERATOR: true,
                ENABLE_LAUNCH_BY_ORDER: true,
                ENABLE_CHECKLIST: true,
                ENABLE_DEDICATED: true,
              }
            : {},
        ...(shipper.id === shipperB && { integrationDays: 180 }),
      } as { readonly id: string },
    ]),
    ...entries(
      'operationGroup',
      shipper.id,
      operationGroups.map(({ id, name }) => ({ id, name, status: 'ACTIVE' })),
    ),
    ...entries(
      'place',
      shipper.id,
      places.map(({ key: _, ...place }) => place),
    ),
    ...entries('receiver', shipper.id, fields.receivers),
    ...entries('product', shipper.id, fields.products),
    ...entries('unit', shipper.id, fields.units),
    ...entries('conditioning', shipper.id, fields.conditionings),
    ...entries('certification', shipper.id, fields.certifications),
    ...entries('property', shipper.id, fields.properties),
    ...entries('occurrenceType', shipper.id, fields.occurrenceTypes),
    ...entries('department', shipper.id, fields.departments),
    ...entries('occurrenceResolution', shipper.id, fields.resolutions),
    ...entries('profile', shipper.id, fields.profiles),
    ...entries('group', shipper.id, fields.groups),
    ...entries('communication', shipper.id, notices(shipper.id)),
  ]),
]
