import type { Amounts } from './amounts.ts'
import type { ReleaseCause } from './codes.ts'
import type { OrderSource } from './events.ts'
import type { OrderChanges } from './form.ts'

type Id = { readonly id: string }

/** A line of a file: its code names the order. */
export type ImportedOrder = OrderChanges & {
  readonly code: string
  readonly source: OrderSource
  /** Known amounts are added to instead of restated. */
  readonly increment: boolean
}

/** Commands of the program only. No route leads here. */
export type OrderReaction =
  /** Creates the order, restates it or adds to it; a line that was counted before changes nothing. */
  | { readonly type: 'ImportOrder'; readonly data: ImportedOrder }
  /** A note was canceled: the order holds it no longer. */
  | { readonly type: 'RemoveNote'; readonly data: Id & { readonly nfeKey: string; readonly source: OrderSource } }
  /** A delivered or split order gives its code to another one. */
  | { readonly type: 'ReleaseOrderCode'; readonly data: Id }
  | { readonly type: 'ChangeCollectPlace'; readonly data: Id & { readonly placeId: string } }
  | { readonly type: 'ChangeDeliveryPlace'; readonly data: Id & { readonly placeId: string } }
  /** A part of its origin's amounts, which its origin withdrew. */
  | { readonly type: 'CreatePortion'; readonly data: Id }
  | { readonly type: 'ReturnPortion'; readonly data: Id & { readonly portionId: string } }
  /** `loadId`: the launched load that it was taken from. */
  | { readonly type: 'MountOrder'; readonly data: Id & { readonly mountId: string; readonly loadId?: string } }
  | {
      readonly type: 'UnmountOrder'
      /** `loadId`: the launched load that gives it back. */
      readonly data: Id & { readonly mountId: string; readonly loadId?: string; readonly reason?: string }
    }
  | { readonly type: 'LaunchOrder'; readonly data: Id & { readonly loadId: string; readonly mountId?: string } }
  | { readonly type: 'ReleaseOrder'; readonly data: Id & { readonly loadId: string; readonly cause: ReleaseCause } }
  /** Its lot ended and had delivered only a part of it. */
  | {
      readonly type: 'DeliverPortion'
      readonly data: Id & { readonly loadId: string; readonly externalId: string; readonly amounts: Amounts }
    }
  | { readonly type: 'DeliverOrder'; readonly data: Id & { readonly loadId: string } }
  | { readonly type: 'ResetOrderDelivery'; readonly data: Id & { readonly loadId: string } }
