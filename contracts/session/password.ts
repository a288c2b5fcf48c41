import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/** The least a new password must be. */
export const SHORTEST_PASSWORD = 12
export type PasswordRefusal = 'PASSWORD_WRONG' | 'PASSWORD_ELSEWHERE' | 'TOO_MANY_ATTEMPTS'
export const passwordLabels = {
  hint: `Pelo menos ${SHORTEST_PASSWORD} caracteres.`,
  short: `Use pelo menos ${SHORTEST_PASSWORD} caracteres.`,
  unlike: 'As duas não são iguais.',
  refusal: {
    PASSWORD_WRONG: 'A senha atual não confere.',
    PASSWORD_ELSEWHERE: 'A sua senha é trocada no servidor de identidade da empresa.',
    TOO_MANY_ATTEMPTS: 'Muitas tentativas. Tente novamente em alguns minutos.',
  } satisfies Record<PasswordRefusal, string>,
}

const Typed = Type.String({ minLength: 1, maxLength: 1000 })

/** No fact and no view knows a password: whoever signs people in is asked. A new one ends every session of the user. */
export const passwordRoutes = {
  change: query('POST /user/changePassword', Type.Object({ changed: Type.Literal(true) }), {
    may: may.beShipperStaff,
    body: { password: Typed, newPassword: Type.String({ minLength: SHORTEST_PASSWORD, maxLength: 1000 }) },
  }),
}
