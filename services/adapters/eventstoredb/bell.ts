import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import { type AllStreamSubscription, END, streamNameFilter } from '@eventstore/db-client'
import type { Log } from './log.ts'
import type { Names } from './names.ts'
import type { Server } from './server.ts'

/** How often the subscription is checked against the log itself: one that was dropped may not say so. */
const CHECKED_EVERY = 2_000

type Bells = {
  readonly server: Server
  readonly names: Names
  readonly log: Log
  /** The last fact that nobody has to be told of. */
  readonly from: Position
  readonly checkedEvery?: number | undefined
}

/** Rings when facts were recorded, by this process or another, with the position of the last. */
export const bellOn = ({ server, names, log, from, checkedEvery = CHECKED_EVERY }: Bells) => {
  const listeners = new Set<(head: Position) => void>()
  let last = from
  let subscription: AllStreamSubscription | undefined
  let closed = false

  const ring = (position: Position) => {
    if (comparePositions(position, last) <= 0) return false
    last = position
    for (const hear of [...listeners]) hear(position)
    return true
  }
  const listen = () => {
    if (closed) return
    const mine = server.client.subscribeToAll({ fromPosition: END, filter: streamNameFilter({ prefixes: [names.prefix] }) })
    subscription = mine
    mine.on('data', ({ event }) => event && ring(String(event.position.commit)))
    mine.on('error', () => leave(mine))
    mine.on('end', () => leave(mine))
  }
  const leave = (mine: AllStreamSubscription) => {
    if (subscription === mine) subscription = undefined
  }
  const check = async () => {
    const before = subscription
    const head = await log.head(last).catch(() => undefined)
    if (closed || head === undefined) return
    const missed = ring(head)
    if (missed && before && before === subscription) {
      subscription = undefined
      void before.unsubscribe().catch(() => {})
    }
    if (!subscription) listen()
  }
  listen()
  const checking = every(checkedEvery, check)
  return {
    ring,
    /** The last fact that is known of. */
    last: () => last,
    onCommit: (hear: (head: Position) => void) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    close: () => {
      closed = true
      void checking.stop()
      listeners.clear()
      void subscription?.unsubscribe().catch(() => {})
    },
  }
}
export type Bell = ReturnType<typeof bellOn>
