import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { WaitingCommand, WaitingEvent } from '@embarca/contracts/gate/waiting.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const end = (conciergeId: string, id: string, because: 'CHECKED_IN' | 'DAY_ENDED', at?: string): Call => ({
  module: 'gateWaiting',
  command: { type: 'EndWaiting', data: { conciergeId, id, because } } satisfies WaitingCommand,
  at,
})

/** What a gate counted stays known of the vehicle. Who waits is waiting no longer once he is checked in, or on the next morning (Y8). */
export const gateReactions: Reactions<GateEvent | WaitingEvent> = {
  on: {
    WaitingListJoined: ({ data: { conciergeId, waitingId, until } }) => [end(conciergeId, waitingId, 'DAY_ENDED', until)],
    VehicleAxesConfirmed: ({ data: { vehicleId: id, axes, flRememberAxes, capacity }, by: { shipperId } }) => [
      {
        module: 'vehicle',
        command: { type: 'KeepAxes', data: { id, shipperId, axes, flRememberAxes, ...(capacity !== undefined && { capacity }) } },
      },
    ],
    GateCheckedIn: ({ data: { conciergeId, waitingId } }) => (waitingId ? [end(conciergeId, waitingId, 'CHECKED_IN')] : []),
  },
}
