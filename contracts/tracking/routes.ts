import { Type } from 'typebox'
import { type CommandsOf, command } from '../kit/route.ts'
import { Id, Reason } from '../kit/schema.ts'
import { actionFailed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { trackingMessages } from './labels.pt.ts'

/** A load may continue without tracking when its transporter asked for it and the shipper agrees. */
export const trackingCommands = {
  acceptWithout: command('POST /shipping/:id/acceptRequestWithoutTracking', 'AcceptWithoutTracking', {
    may: may.runLoads,
    query: { deliveryId: Type.Optional(Id) },
    messages: { done: trackingMessages.withoutTracking, failed: actionFailed },
  }),
}
export const transporterTrackingCommands = {
  askWithout: command('POST /webtransporter/loads/:id/requestWithoutTracking', 'AskWithoutTracking', {
    may: may.operateForTransporter,
    body: { reason: Reason },
  }),
}
export type TrackingCommand = CommandsOf<typeof trackingCommands> | CommandsOf<typeof transporterTrackingCommands>
