import { Type } from 'typebox'
import { command } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { EMAIL } from '../share/codes.ts'
import { addressBody } from './address.ts'
import { receiverFields } from './fields.ts'
import { referenceMessages } from './labels.pt.ts'

const { deliveryFrom, deliveryTo, requiresScheduling } = receiverFields
const receiver = {
  ...addressBody,
  contactName: Type.Optional(Line),
  contactPhone: Type.Optional(Type.String({ pattern: '^(\\d{8}|\\d{10,11})$' })),
  contactEmail: Type.Optional(Type.String({ maxLength: 200, pattern: EMAIL })),
  ...{ deliveryFrom, deliveryTo, requiresScheduling },
}
/** A consignee in answers; `receiver` in the calls of deliveries is a receipt (reading 57). */
export const Receiver = Type.Object({ id: Id, revision: Type.Integer(), ...receiver, contactEmail: Type.Optional(Type.String()) })

const staff = { may: may.runLoads, messages: { done: referenceMessages.saved, failed } }
export const receiverCommands = {
  addReceiver: command('POST /receiver', 'RegisterNew', { ...staff, body: receiver }),
  changeReceiver: command('PUT /receiver/:id', 'Change', { ...staff, body: receiver }),
  removeReceiver: command('DELETE /receiver/:id', 'Remove', { ...staff, messages: { done: referenceMessages.removed, failed } }),
}
