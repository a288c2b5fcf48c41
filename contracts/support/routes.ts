import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/** Where support answers. No chat service is connected yet; one would get what this call answers. */
export const support = { email: 'suporte@embarca.example' } as const

const Asker = Type.Object({
  userId: Type.String(),
  username: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.Optional(Type.String()),
  company: Type.String(),
  supportEmail: Type.String(),
})

export const supportRoutes = {
  /** The user that asks for support, for the chat's window; `phone` and `username` come from the screen. */
  userData: query('POST /system/chat/userData', Asker, {
    may: may.beShipperStaff,
    body: {
      type: Type.Literal('SHIPPER'),
      phone: Type.Optional(Type.String({ pattern: '^(\\d{8}|\\d{10,11})?$' })),
      username: Type.String({ maxLength: 200 }),
    },
  }),
}
