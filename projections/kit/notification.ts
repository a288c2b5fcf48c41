import { channelOf, type Owner } from '@embarca/contracts/kit/owner.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Changed } from './folding.ts'

/** Where a notification is published: `topic` is the server's, `channel` the name by which a client knows it. */
export type NotificationTarget = { readonly topic: string; readonly channel: string }

/** One message to every client that is subscribed to one of its targets. */
export type Notification = {
  readonly type: string
  readonly id: string
  readonly position: Position
  readonly places: readonly NotificationTarget[]
  /** JSON text. */
  readonly data?: string
}
export type NotificationContext = {
  /** Where the batch of events before this change ended: what was published up to there is not published again. */
  readonly since: Position
  /** ISO 8601 UTC. */
  readonly now: () => string
  /** The operation group of the changed document; of a removed one, the last group known. */
  readonly groupOf: (change: Changed) => string | undefined
}
/** What a change of a view's document publishes. */
export type Notify = (change: Changed, context: NotificationContext) => readonly Notification[]

/** To the clients that watch one thing. */
export const toOwner = (owner: Owner): NotificationTarget => {
  const channel = channelOf(owner)
  return { topic: channel, channel }
}

export const groupTopic = (shipperId: string, groupId: string) => `group:${shipperId}/${groupId}`
export const shipperTopic = (shipperId: string) => `shipper:${shipperId}`
/** To the staff of an operation group, and to the platform's own staff of the whole shipper. */
export const toShipper = ({ shipperId }: Changed, groupId: string | undefined): readonly NotificationTarget[] => {
  if (shipperId === undefined) return []
  const all = { topic: shipperTopic(shipperId), channel: 'shipper' }
  return groupId === undefined ? [all] : [all, { topic: groupTopic(shipperId, groupId), channel: 'shipper' }]
}
