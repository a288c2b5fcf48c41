import type { PartReaction } from '../lot/load-routes.ts'

/** What only the program asks for, when a fact or a deadline calls for it. No route leads here. */
export type LoadReaction =
  | PartReaction
  | { readonly type: 'OpenOffer'; readonly data: { readonly id: string } }
  | { readonly type: 'CompleteOffer'; readonly data: { readonly id: string; readonly deadline: string } }
  | {
      readonly type: 'LaunchReplica'
      readonly data: {
        readonly id: string
        readonly of: string
        readonly number: number
        /** Because the one that would be its own is taken. */
        readonly anyCode: boolean
      }
    }
  | { readonly type: 'MarkDelivered'; readonly data: { readonly id: string } }
