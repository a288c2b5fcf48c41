import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { OrderDraw } from '@embarca/contracts/lot/draws.ts'
import type { MountLifecycleStatus, MountRefusal } from '@embarca/contracts/mount/codes.ts'
import type { MountEvent } from '@embarca/contracts/mount/events.ts'
import type { MountReaction } from '@embarca/contracts/mount/reactions.ts'
import type { MountRouteCommand } from '@embarca/contracts/mount/routes.ts'
import type { DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { OrderState } from '../order/index.ts'
import type { MountState } from './state.ts'

export type MountTypes = {
  state: MountState
  command: MountRouteCommand | MountReaction
  event: MountEvent
  status: MountLifecycleStatus
  refusal: MountRefusal
}
export type MountDecisions<K extends MountTypes['command']['type'], Lookups = NoLookups> = DecisionsOf<MountTypes, K, Lookups>

/** The named or the bound orders as they are now, in their order; those that the user may not see are `undefined`. */
export type OrdersLookup = { readonly orders: readonly (OrderState | undefined)[] }
/** A load that carries some of the named orders. */
export type Carrying = {
  readonly loadId: string
  readonly externalId: string
  readonly isGroupable: boolean
  readonly transporterId?: string | undefined
  readonly orderIds: readonly string[]
}
export type LoadsLookup = { readonly loads: readonly Carrying[] }
/** The loads that gave it all their orders. */
export type GroupedLookup = { readonly grouped: readonly string[] }
/** The orders of the load's destination that has the receipt's id. */
export type DropLookup = { readonly drop: { readonly orderIds: readonly string[] } }
/** The orders that its load carries. */
export type CarriedLookup = { readonly carried: readonly string[] }
/** Whether its load was launched, and has not ended undelivered. */
export type EndOfLoadLookup = { readonly load: { readonly isLaunched: boolean; readonly isAlive: boolean; readonly externalId: string } }
/** How its lot ended, and what was withdrawn of its orders; absent where its load is no lot. */
export type EndOfLotLookup = { readonly lot: EndOfLot | undefined }
export type EndOfLot = {
  readonly cause: Extract<MountEvent, { type: 'MountLotEnded' }>['data']['cause']
  readonly externalId: string
  readonly measureType: LoadTerms['measureType']
  readonly draws: readonly OrderDraw[]
}
