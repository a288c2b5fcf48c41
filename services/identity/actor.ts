import type { Actor } from '@embarca/contracts/kit/event.ts'
import { carrierRoles, roles as knownRoles, shipperRoles } from '@embarca/contracts/roles.ts'
import { type TokenClaims, TokenRefused } from './verify.ts'

const holdsAnyOf = (userRoles: readonly string[], anyOf: readonly string[]) => userRoles.some((role) => anyOf.includes(role))
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The actor, from the claims of a verified token. A role without its company is refused, as is one person with roles on both sides; roles
 * of other programs are dropped. `shipperId` is empty for carriers, who act for the shipper of the load. Throws `TokenRefused`.
 */
export const actorOf = (claims: TokenClaims): Actor => {
  const userRoles = texts(claims.realm_access?.roles).filter((role) => (knownRoles as readonly string[]).includes(role))
  const shipperId = text(claims.shipper_id)
  const transporterId = text(claims.transporter_id)
  const driverId = text(claims.driver_id)
  const staff = holdsAnyOf(userRoles, shipperRoles)
  const carrier = holdsAnyOf(userRoles, carrierRoles)

  if (userRoles.length === 0) throw new TokenRefused('no role of ours')
  if (carrier && (staff || userRoles.includes('embarca_admin'))) throw new TokenRefused('roles on both sides')
  if (staff && !shipperId) throw new TokenRefused('a shipper role without a shipper')
  if (carrier && !transporterId) throw new TokenRefused('a carrier role without a company')
  if (userRoles.includes('driver') && !driverId) throw new TokenRefused('a driver role without a driver')

  return {
    userId: claims.sub,
    roles: userRoles,
    shipperId: carrier ? '' : shipperId,
    ...(carrier && { transporterId }),
    ...(carrier && driverId && { driverId }),
    name: text(claims.name) || text(claims.preferred_username),
    ...(text(claims.preferred_username) && { username: text(claims.preferred_username) }),
    operationGroups: texts(claims.operation_groups),
  }
}
