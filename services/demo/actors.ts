import type { Actor } from '@embarca/contracts/kit/event.ts'
import { demoUser } from '../identity/demo-users.ts'

/** A demo user as the HTTP server would know it from a token. */
export const actorNamed = (username: string): Actor => {
  const { userId, name, roles, shipperId = '', transporterId, driverId, operationGroups } = demoUser(username)
  return { userId, name, roles, shipperId, operationGroups, ...(transporterId && { transporterId }), ...(driverId && { driverId }) }
}

/** The platform's administrator, who registers entries of a tenant. */
export const registrarFor = (shipperId: string): Actor => ({ ...actorNamed('embarca.admin'), shipperId })
