type Id = { readonly id: string }

/** Commands of the program only. No route leads here. */
export type MountReaction =
  /** Nothing else changes it until its load is launched or refused. */
  | { readonly type: 'ReserveLaunch'; readonly data: Id & { readonly externalId?: string } }
  /** After the loads whose orders it took were asked: what one of them did not give is not its own. */
  | { readonly type: 'SettleGroups'; readonly data: Id }
  | { readonly type: 'ReleaseLaunch'; readonly data: Id }
  | { readonly type: 'FollowLaunch'; readonly data: Id }
  /** One of its orders was changed, or is bound since: its amounts are those of the order. */
  | { readonly type: 'RestateOrder'; readonly data: Id & { readonly orderId: string } }
  /** Its load takes these orders too, or gives back those of them that it does not have. */
  | { readonly type: 'TakeOrders'; readonly data: Id & { readonly orderIds: readonly string[] } }
  | { readonly type: 'GiveBackOrders'; readonly data: Id & { readonly orderIds: readonly string[]; readonly reason?: string } }
  /** A drop of its load ended: the receipt has its destination's id. */
  | { readonly type: 'NoteDropEnded'; readonly data: Id & { readonly receiptId: string } }
  | { readonly type: 'NoteMountDelivered'; readonly data: Id }
  | { readonly type: 'NoteMountReset'; readonly data: Id }
  /** Its load was canceled or expired. */
  | { readonly type: 'ReleaseMount'; readonly data: Id & { readonly cause: 'CANCELED' | 'EXPIRED' } }
  /** Its load is about to be reopened. */
  | { readonly type: 'RetakeMount'; readonly data: Id }
