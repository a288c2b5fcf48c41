import { isOnTheRoad } from '@embarca/contracts/dedicated/codes.ts'
import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { DedicatedReaction, OfContractReaction } from '@embarca/contracts/dedicated/routes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

const ask = (command: DedicatedReaction, at?: string): Call => ({ module: 'dedicated', command, ...(at !== undefined && { at }) })
const askLoad = (command: OfContractReaction): Call => ({ module: 'load', command })

type Idle = { readonly data: { readonly dedicatedId: string; readonly idleAt?: string } }
const willBeIdle = ({ data: { dedicatedId: id, idleAt } }: Idle): readonly Call[] =>
  idleAt === undefined ? [] : [ask({ type: 'TellIdle', data: { id, idleAt } }, idleAt)]

type Ended = { readonly data: { readonly loadId: string; readonly dedicatedId?: string; readonly binding?: number } }
const ends = ({ data: { loadId, dedicatedId: id, binding } }: Ended): readonly Call[] =>
  id === undefined ? [] : [ask({ type: 'FreeLoad', data: { id, loadId, because: 'ENDED', binding } })]

/** A contract gives its vehicle back when the load did not follow, was removed or moved, or ended; the load follows its contract. */
export const dedicatedReactions: Reactions<DedicatedEvent | LoadEvent> = {
  on: {
    DedicatedContracted: willBeIdle,
    DedicatedChanged: (event) => {
      const { dedicatedId: id, loadId: hash } = event.data
      return [...(hash === undefined ? [] : [askLoad({ type: 'FollowContract', data: { id, hash } })]), ...willBeIdle(event)]
    },
    DedicatedDisabled: ({ data: { dedicatedId: id, loadId: hash } }) =>
      hash === undefined ? [] : [askLoad({ type: 'ReleaseDedicated', data: { id, hash, because: 'DISABLED' } })],
    DedicatedLoadHeld: (event) => {
      const { dedicatedId: id, loadId } = event.data
      return [ask({ type: 'FreeLoad', data: { id, loadId, because: 'NOT_BOUND' } }, reservedUntil(event))]
    },
    DedicatedLoadFreed: willBeIdle,
    DedicatedVehicleRemoved: ({ data: { dedicatedId: id, loadId, status, binding } }) => {
      if (isOnTheRoad(status)) return [ask({ type: 'FreeLoad', data: { id, loadId, because: 'REMOVED', leavesSums: true, binding } })]
      return [ask({ type: 'FreeLoad', data: { id, loadId, because: status === 'CREATED' ? 'REMOVED' : 'MOVED', binding } })]
    },
    LoadFinished: ends,
    LoadCanceled: ends,
  },
}
