import { PLATFORM, type RegistryName } from '@embarca/contracts/reference/events.ts'
import { demoUsers } from '../identity/demo-users.ts'
import { carriers, drivers, vehicles } from './fleet.ts'
import { notices } from './notices.ts'
import { books } from './shippers.ts'

/** A thing to be registered, and the tenant it belongs to. */
export type Entry = { readonly kind: RegistryName; readonly shipperId: string; readonly fields: { readonly id: string } }

const entries = (kind: RegistryName, shipperId: string, things: readonly { readonly id: string }[]): Entry[] =>
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

/** Everything the demo's registers hold. */
export const registers: readonly Entry[] = [
  ...entries('transporter', PLATFORM, carriers),
  ...entries('driver', PLATFORM, drivers),
  ...entries('vehicle', PLATFORM, vehicles),
  ...people.map(({ shipperId, fields }): Entry => ({ kind: 'user', shipperId, fields })),
  ...books.flatMap(({ shipper, approvalAbove, operationGroups, places, ...kept }) => [
    ...entries('shipper', shipper.id, [{ ...shipper, approvalAbove, toggles: {} } as { readonly id: string }]),
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
    ...entries('product', shipper.id, kept.products),
    ...entries('unit', shipper.id, kept.units),
    ...entries('conditioning', shipper.id, kept.conditionings),
    ...entries('certification', shipper.id, kept.certifications),
    ...entries('property', shipper.id, kept.properties),
    ...entries('occurrenceType', shipper.id, kept.occurrenceTypes),
    ...entries('profile', shipper.id, kept.profiles),
    ...entries('group', shipper.id, kept.groups),
    ...entries('communication', shipper.id, notices(shipper.id)),
  ]),
]
