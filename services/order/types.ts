import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import type { OrderLifecycleStatus, OrderRefusal } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { CollectPlace } from '@embarca/contracts/order/places.ts'
import type { OrderReaction } from '@embarca/contracts/order/reactions.ts'
import type { OrderRouteCommand } from '@embarca/contracts/order/routes.ts'
import type { DecisionContext, DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { OrderState } from './state.ts'

export type OrderCommand = OrderRouteCommand | OrderReaction

export type OrderTypes = {
  state: OrderState
  command: OrderCommand
  event: OrderEvent
  status: OrderLifecycleStatus
  refusal: OrderRefusal
}

/** What a form names, as it is now; other shippers' entries are left out. */
export type NamedLookup = {
  readonly collectPlace?: CollectPlace | undefined
  readonly deliveryPlace?: CollectPlace | undefined
  readonly isGroup: boolean
}
/** The load that an order is launched in. */
export type LaunchLookup = { readonly load: { readonly status: LoadLifecycleStatus; readonly externalId: string } }

export type OrderDecisions<K extends OrderCommand['type'], Lookups = NoLookups> = DecisionsOf<OrderTypes, K, Lookups>
export type OrderDecisionContext<Lookups = NoLookups> = DecisionContext<OrderTypes, Lookups>
export type OrderFault = Refusal<OrderRefusal>
