import type { GateFollow, GateMove } from '../gate/load-moves.ts'
import type { PartReaction } from '../lot/load-routes.ts'

/** Commands of the program only, after an event or a deadline. No route leads here. */
export type LoadReaction =
  | PartReaction
  | GateMove
  | GateFollow
  | { readonly type: 'OpenOffer'; readonly data: { readonly id: string } }
  | { readonly type: 'CompleteOffer'; readonly data: { readonly id: string; readonly deadline: string } }
  | {
      readonly type: 'LaunchReplica'
      readonly data: {
        readonly id: string
        readonly of: string
        readonly number: number
        /** When the load's own code is taken. */
        readonly anyCode: boolean
      }
    }
  /** After a hiring, a change of crew, and each block or release of its carrier, driver or vehicle. */
  | { readonly type: 'ReviewHiring'; readonly data: { readonly id: string } }
  /** After a pendency was opened that stops transitions, and after its end. */
  | { readonly type: 'BlockTransitions'; readonly data: { readonly id: string; readonly pendencyId: string } }
  | { readonly type: 'UnblockTransitions'; readonly data: { readonly id: string; readonly pendencyId: string } }
  /** Another formed load took all its orders, or gave them back. */
  | {
      readonly type: 'GroupLoad'
      readonly data: { readonly id: string; readonly mountId: string; readonly orderIds: readonly string[] }
    }
  | { readonly type: 'UngroupLoad'; readonly data: { readonly id: string; readonly mountId: string } }
  /** After its formed load learned other amounts of an order. */
  | { readonly type: 'RestateOrders'; readonly data: { readonly id: string } }
  | { readonly type: 'MarkDelivered'; readonly data: { readonly id: string } }
