import { Type } from 'typebox'
import { channels, communicationEvents, communicationStatuses, targetTypes } from './codes.ts'

/** What a company announces to its people; the events' envelope has the author and the time. */
export const communicationFields = {
  name: Type.String(),
  content: Type.String(),
  targetType: Type.Enum(targetTypes),
  event: Type.Enum(communicationEvents),
  status: Type.Enum(communicationStatuses),
  channels: Type.Array(Type.Enum(channels)),
}
