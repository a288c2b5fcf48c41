import { Type } from 'typebox'
import { type CommandsOf, command } from '../kit/route.ts'
import { Id, Reason } from '../kit/schema.ts'
import { may } from '../roles.ts'

/** A load may go on without being tracked when its transporter asked for it and the shipper agrees. */
export const trackingCommands = {
  acceptWithout: command('POST /shipping/:id/acceptRequestWithoutTracking', 'AcceptWithoutTracking', {
    may: may.runLoads,
    query: { deliveryId: Type.Optional(Id) },
    messages: { done: 'A carga pode seguir sem rastreamento.', failed: 'Não foi possível concluir a ação' },
  }),
}
export const transporterTrackingCommands = {
  askWithout: command('POST /webtransporter/loads/:id/requestWithoutTracking', 'AskWithoutTracking', {
    may: may.actForTransporter,
    body: { reason: Reason },
  }),
}
export type TrackingCommand = CommandsOf<typeof trackingCommands> | CommandsOf<typeof transporterTrackingCommands>
