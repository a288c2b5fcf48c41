import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { type Notify, toShipper } from '../kit/notification.ts'
import { clockOf, movesAuction } from '../shared/auction.ts'
import { toLoad } from '../shared/load-notification.ts'
import { announcementOf } from './announcements.ts'
import type { LoadDocument } from './document.ts'
import { gateFrames, isOfGate } from './gate-frames.ts'

const auctionOf = ({ hashId, auction, bidAmount: bids = 0 }: LoadCard, now: string) =>
  auction && clockOf(hashId, { ...auction, bids, best: auction.best === undefined ? undefined : { price: auction.best } }, now)

/**
 * Sends the card to the load's operation group and to the clients that watch the load. Events of its negotiation, and an auction's clock
 * and price, are notifications of their own.
 */
export const notifyCard: Notify = (change, { since, now, groupOf }) => {
  const { id, position, gone, json, announced = [] } = change
  const places = [toLoad(id), ...toShipper(change, groupOf(change))]
  const changed = { type: gone ? 'load.removed' : 'load.changed', id, position, places, ...(json !== undefined && { data: json }) }
  const events = announced.filter((event) => comparePositions(event.position, since) > 0)
  if (json === undefined || events.length === 0) return [changed]
  const card = JSON.parse(json) as LoadDocument
  const group = toShipper(change, groupOf(change))
  const atGates = events.filter(isOfGate).flatMap((event) => gateFrames(card, event, group))
  const messages = events.flatMap((event) => {
    const message = announcementOf(card, event)
    return message ? [{ type: message.type as string, id: event.id, position: event.position, places, data: JSON.stringify(message) }] : []
  })
  const auction = events.some(movesAuction) ? auctionOf(card, now()) : undefined
  return [
    changed,
    ...messages,
    ...atGates,
    ...(auction ? [{ type: 'auction.changed', id, position, places, data: JSON.stringify(auction) }] : []),
  ]
}
