import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Role } from '@embarca/contracts/roles.ts'
import type { Lifetime, Verify } from '@embarca/services/http/auth.ts'

const CARRIERS: readonly string[] = ['transporter_admin', 'transporter_operator', 'transporter_comun', 'driver']
const FOREVER = 4_000_000_000

/** An actor with these roles: staff of shipper `s1` in group `g1`, or of carrier `t1`, unless overridden. */
export const actor = (roles: readonly Role[], about: Partial<Actor> = {}): Actor => {
  const company = roles.some((role) => CARRIERS.includes(role))
    ? { shipperId: '', operationGroups: [], transporterId: 't1', ...(roles.includes('driver') && { driverId: 'd1' }) }
    : { shipperId: 's1', operationGroups: ['g1'] }
  return { userId: `user-${roles.join('-')}`, name: 'Alguém', roles, ...company, ...about }
}

/** A provider of unsigned, readable tokens for any actor. Real tokens are tested with identity. */
export const tokens = () => {
  const revoked = new Set<string>()
  return {
    tokenFor: (by: Actor, token: Partial<Lifetime> = {}) =>
      Buffer.from(JSON.stringify({ by, token: { sub: by.userId, exp: FOREVER, ...token } })).toString('base64url'),
    verify: (async (token) => JSON.parse(Buffer.from(token, 'base64url').toString())) as Verify,
    refuses: ({ sub }: Lifetime) => revoked.has(sub),
    revoke: (userId: string) => void revoked.add(userId),
  }
}
