import { readFileSync } from 'node:fs'
import { roles } from '@embarca/contracts/roles.ts'
import { expect, it } from 'vitest'
import { audience, claimsOf, clientId, tokenLifetimes } from './provider.ts'

type Mapper = { name: string; config: Record<string, string> }
const file = JSON.parse(readFileSync('deploy/identity/embarca-realm.json', 'utf8'))
const client = file.clients.find((one: { clientId: string }) => one.clientId === clientId)
const mappers: Mapper[] = file.clientScopes
  .filter(({ name }: { name: string }) => client.defaultClientScopes.includes(name))
  .flatMap(({ protocolMappers }: { protocolMappers: Mapper[] }) => protocolMappers)

it('gives a Keycloak realm the roles, claims and lifetimes of the embedded one', () => {
  expect(file.roles.realm.map(({ name }: { name: string }) => name).sort()).toEqual([...roles].sort())
  const account = { userId: 'u', username: 'u', name: 'U', email: 'u@x', shipperId: 's', transporterId: 't', driverId: 'd' }
  const claims = Object.keys(claimsOf({ ...account, roles: [], operationGroups: [], enabled: true, changedAt: 0 }))
  for (const claim of claims)
    expect(
      mappers.some(({ name }) => name.split('.')[0] === claim),
      claim,
    ).toBe(true)
  expect(mappers.find(({ name }) => name === 'audience')?.config['included.custom.audience']).toBe(audience)
  expect([file.accessTokenLifespan, file.ssoSessionIdleTimeout, file.ssoSessionMaxLifespan]).toEqual([
    tokenLifetimes.accessToken,
    tokenLifetimes.idle,
    tokenLifetimes.longest,
  ])
  expect([file.accessCodeLifespan, file.accessCodeLifespanLogin]).toEqual([tokenLifetimes.code, tokenLifetimes.login])
})

it('admits no weaker sign-in: PKCE, no password grant, each refresh token once, exact redirect addresses only', () => {
  expect(client).toMatchObject({ publicClient: true, directAccessGrantsEnabled: false, implicitFlowEnabled: false })
  expect(client.attributes['pkce.code.challenge.method']).toBe('S256')
  expect([file.revokeRefreshToken, file.refreshTokenMaxReuse, file.registrationAllowed]).toEqual([true, 0, false])
  expect([...client.redirectUris, ...client.webOrigins].filter((uri: string) => uri.includes('*'))).toEqual([])
})

it('declares the attributes that become claims, so that the console keeps them, and lets only administrators set them', () => {
  const [component] = file.components['org.keycloak.userprofile.UserProfileProvider']
  const { attributes } = JSON.parse(component.config['kc.user.profile.config'][0])
  const mapped = mappers.map(({ config }) => config['user.attribute']).filter(Boolean)
  for (const name of mapped) {
    const declared = attributes.find((one: { name: string }) => one.name === name)
    expect(declared, name).toBeDefined()
    if (!['username', 'email'].includes(name!)) expect(declared.permissions.edit, name).toEqual(['admin'])
  }
})
