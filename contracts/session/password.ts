import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/** Minimum length of a new password. */
export const SHORTEST_PASSWORD = 12
export type PasswordRefusal = 'PASSWORD_WRONG' | 'PASSWORD_ELSEWHERE' | 'TOO_MANY_ATTEMPTS'

const Typed = Type.String({ minLength: 1, maxLength: 1000 })

/** No event and no view contains a password: the identity provider checks it. A new one ends every session of the user. */
export const passwordRoutes = {
  change: query('POST /user/changePassword', Type.Object({ changed: Type.Literal(true) }), {
    may: may.beShipperStaff,
    body: { password: Typed, newPassword: Type.String({ minLength: SHORTEST_PASSWORD, maxLength: 1000 }) },
  }),
}
