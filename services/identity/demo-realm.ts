import { demoPassword, demoUsers } from './demo-users.ts'

type Client = { readonly clientId: string; readonly [setting: string]: unknown }
type Realm = { readonly clients: readonly Client[]; readonly passwordPolicy?: string; readonly [setting: string]: unknown }

const namesOf = (name: string) => ({ firstName: name.split(' ')[0]!, lastName: name.split(' ').slice(1).join(' ') || name })

/** The realm of deploy/identity with the demo users, and tokens by password for the simulated carriers. Never for production. */
export const demoRealm = ({ passwordPolicy: _, ...realm }: Realm): Realm => ({
  ...realm,
  users: demoUsers.map(({ userId, username, name, email, roles, shipperId, transporterId, driverId, operationGroups }) => ({
    id: userId,
    username,
    email,
    emailVerified: true,
    enabled: true,
    ...namesOf(name),
    attributes: {
      operation_groups: operationGroups,
      ...(shipperId && { shipper_id: [shipperId] }),
      ...(transporterId && { transporter_id: [transporterId] }),
      ...(driverId && { driver_id: [driverId] }),
    },
    realmRoles: roles,
    credentials: [{ type: 'password', value: demoPassword, temporary: false }],
  })),
  clients: realm.clients.map((client) => (client.clientId === 'shipper-cli' ? { ...client, directAccessGrantsEnabled: true } : client)),
})
