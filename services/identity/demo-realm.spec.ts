import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoRealm } from './demo-realm.ts'
import { demoUsers } from './demo-users.ts'

const realm = JSON.parse(readFileSync(new URL('../../deploy/identity/embarca-realm.json', import.meta.url), 'utf8'))

it('the demo realm has all users of the embedded one, with the claims of their companies', () => {
  const { users } = demoRealm(realm) as unknown as { users: { username: string; attributes: object; realmRoles: string[] }[] }
  expect(users.map(({ username }) => username)).toEqual(demoUsers.map(({ username }) => username))
  const known = realm.roles.realm.map(({ name }: { name: string }) => name)
  expect(users.flatMap(({ realmRoles }) => realmRoles).filter((role) => !known.includes(role))).toEqual([])
  expect(users.find(({ username }) => username === 'motorista01')?.attributes).toMatchObject({ driver_id: [expect.any(String)] })
})
it('only the demo realm issues a token for a password alone', () => {
  const grants = ({ clients }: { clients: readonly { clientId: string; directAccessGrantsEnabled?: unknown }[] }) =>
    clients.find(({ clientId }) => clientId === 'shipper-cli')?.directAccessGrantsEnabled
  expect([grants(realm), grants(demoRealm(realm))]).toEqual([false, true])
})
