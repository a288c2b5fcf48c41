import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Instant, Line } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { channels, communicationEvents, communicationStatuses, targetTypes } from './codes.ts'
import { communicationFields } from './fields.ts'
import { communicationMessages } from './labels.pt.ts'

const body = {
  name: Line,
  content: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
  targetType: Type.Enum(targetTypes),
  event: Type.Enum(communicationEvents),
  /** Absent: unchanged; a new one is active. */
  status: Type.Optional(Type.Enum(communicationStatuses)),
  channels: Type.Array(Type.Enum(channels), { minItems: 1, maxItems: channels.length, uniqueItems: true }),
}
const Communication = Type.Object({
  id: Id,
  ...communicationFields,
  createdBy: Type.String(),
  createdDate: Instant,
  modifiedBy: Type.Optional(Type.String()),
  modifiedDate: Type.Optional(Instant),
})
const Notice = Type.Object({ title: Type.String(), announcedBy: Type.String(), content: Type.String() })
const configures = { may: may.configure, messages: { done: communicationMessages.saved, failed } }

export const communicationRoutes = {
  list: query('GET /communication', Type.Array(Communication), { may: may.configure }),
  add: command('POST /communication', 'RegisterNew', { ...configures, body }),
  change: command('PUT /communication/:id', 'Change', { ...configures, body }),
  disable: command('POST /communication/disable/:id', 'Disable', { may: may.configure, messages: { failed } }),
  /** The active daily notices for staff, the latest first. */
  notices: query('GET /notices', Type.Array(Notice), { may: may.beShipperStaff }),
}
