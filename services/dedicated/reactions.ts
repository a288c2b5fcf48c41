import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { DedicatedReaction } from '@embarca/contracts/dedicated/routes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

const ask = (command: DedicatedReaction, at?: string): Call => ({ module: 'dedicated', command, ...(at !== undefined && { at }) })

/** A contract gives its vehicle back: to itself when the load did not follow, and when the load was removed. */
export const dedicatedReactions: Reactions<DedicatedEvent | LoadEvent> = {
  on: {
    DedicatedLoadHeld: (event) => {
      const { dedicatedId: id, loadId } = event.data
      return [ask({ type: 'FreeLoad', data: { id, loadId, because: 'NOT_BOUND' } }, reservedUntil(event))]
    },
    DedicatedVehicleRemoved: ({ data: { dedicatedId: id, loadId, status } }) => [
      ask({ type: 'FreeLoad', data: { id, loadId, because: 'REMOVED', ...(status !== 'CREATED' && { leavesSums: true }) } }),
    ],
  },
}
