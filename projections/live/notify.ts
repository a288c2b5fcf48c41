import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { clockOf } from '../kit/auction.ts'
import { toLoad } from '../kit/load-notification.ts'
import { type Notify, toShipper } from '../kit/notification.ts'
import type { Live } from './projector.ts'

/** What happened in a negotiation, each thing in a notification of its own, and the auction's clock and price. */
export const notifyLive: Notify = (change, { since, now, groupOf }) => {
  const { json, position, id } = change
  if (json === undefined) return []
  const places = [toLoad(id), ...toShipper(change, groupOf(change))]
  const { loadId, auction, latest } = JSON.parse(json) as Live
  const news = latest
    .filter((one) => comparePositions(one.position, since) > 0)
    .map(({ id, position, ...message }) => ({ type: message.type as string, id, position, places, data: JSON.stringify(message) }))
  if (!auction) return news
  return [...news, { type: 'auction.changed', id: loadId, position, places, data: JSON.stringify(clockOf(loadId, auction, now())) }]
}
