import { expect, it } from 'vitest'
import { actorOf } from './actor.ts'
import type { TokenClaims } from './verify.ts'

const claims = (roles: unknown, more: Partial<TokenClaims> = {}): TokenClaims => ({
  sub: 'u1',
  name: 'Ana',
  realm_access: { roles: roles as string[] },
  ...more,
})

it('gives shipper staff their shipper and groups, and drops roles of other programs', () => {
  expect(actorOf(claims(['offline_access', 'shipper_operator'], { shipper_id: 's1', operation_groups: ['sul'] }))).toEqual({
    userId: 'u1',
    roles: ['shipper_operator'],
    shipperId: 's1',
    name: 'Ana',
    operationGroups: ['sul'],
  })
})

it('gives a driver company and person, never a shipper, and the name he signs in by', () => {
  const own = { transporter_id: 't1', driver_id: 'd1', shipper_id: 's1', preferred_username: 'ana.prado' }
  expect(actorOf(claims(['driver'], own))).toMatchObject({
    name: 'Ana',
    username: 'ana.prado',
    shipperId: '',
    transporterId: 't1',
    driverId: 'd1',
    operationGroups: [],
  })
})

it.each([
  ['a user without roles', [], {}],
  ['roles that are not a list', 'shipper_admin', { shipper_id: 's1' }],
  ['roles of other programs only', ['offline_access'], { shipper_id: 's1' }],
  ['staff without a shipper', ['shipper_admin'], {}],
  ['a shipper that is not a text', ['shipper_admin'], { shipper_id: ['s1'] as unknown as string }],
  ['a carrier without a company', ['transporter_admin'], { shipper_id: 's1' }],
  ['a driver without a person', ['driver'], { transporter_id: 't1' }],
  ['a user on both sides', ['shipper_operator', 'transporter_admin'], { shipper_id: 's1', transporter_id: 't1' }],
  ['a carrier who runs the platform', ['embarca_admin', 'driver'], { transporter_id: 't1', driver_id: 'd1' }],
] as const)('refuses %s', (_, roles, more) => {
  expect(() => actorOf(claims(roles, more as Partial<TokenClaims>))).toThrow()
})
