import { Type } from 'typebox'
import { channels, communicationEvents, communicationStatuses, targetTypes } from './codes.ts'

/** What a company says to its people; who said it and when, the facts themselves know. */
export const communicationFields = {
  name: Type.String(),
  content: Type.String(),
  targetType: Type.Enum(targetTypes),
  event: Type.Enum(communicationEvents),
  status: Type.Enum(communicationStatuses),
  channels: Type.Array(Type.Enum(channels)),
}
